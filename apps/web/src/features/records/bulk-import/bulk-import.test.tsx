import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { ManagedCandidatesDocument } from '../candidates/manage-candidates.generated';
import { ManagedEmployersDocument } from '../employers/manage-employers.generated';
import { chooseFile } from '../../../testing/choose-file';
import { enterText } from '../../../testing/enter-text';
import { held } from '../../../testing/held';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../../testing/server';
import { PreviewImportDocument, RunImportDocument } from './bulk-import.generated';
import type { ImportPreview, ImportRow } from './import-repair';

const aRow = (rowNumber: number, overrides: Partial<ImportRow> = {}): ImportRow => ({
  rowNumber,
  email: `row${rowNumber}@example.com`,
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  organizationName: 'Himalaya Textiles',
  website: 'https://himalaya.example',
  gstin: '27AAPFU0939F1ZV',
  experience: null,
  error: null,
  isLeftOut: false,
  existing: null,
  sameRow: null,
  ...overrides,
});
const aPreview = (rows: ImportRow[]): ImportPreview => {
  const errorCount = rows.filter(({ error }) => error !== null).length;
  const leftOutCount = rows.filter(({ isLeftOut }) => isLeftOut).length;
  return {
    rows,
    total: rows.length,
    errorCount,
    leftOutCount,
    hasErrors: errorCount > 0,
    faultyRowsCsv: 'email,reason',
  };
};
const csv = (name = 'people.csv') => new File(['email\r\n'], name, { type: 'text/csv' });

/** Opens the import of a list and counts how often the list was asked for. */
async function openImport(kind: 'employers' | 'candidates' = 'employers') {
  const asked: unknown[] = [];
  const empty = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };
  answerQuery(ManagedEmployersDocument, (variables) => {
    asked.push(variables);
    return { companies: empty };
  });
  answerQuery(ManagedCandidatesDocument, (variables) => {
    asked.push(variables);
    return { candidates: empty };
  });
  const app = openAs('admin', paths.admin[kind]);
  await userEvent.click(await screen.findByRole('button', { name: 'Bulk Import' }));
  await screen.findByRole('dialog', {
    name: kind === 'employers' ? 'Bulk Import Employers' : 'Bulk Import Candidates',
  });
  return { app, asked };
}
const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await chooseFile(input, file);
};
const previewDialog = async () => within(await screen.findByRole('dialog', { name: 'Import Preview' }));

/** As far as the preview. */
async function openPreview(rows: ImportRow[], kind: 'employers' | 'candidates' = 'employers') {
  answerMutation(PreviewImportDocument, { previewImport: aPreview(rows) });
  const opened = await openImport(kind);
  await choose(csv());
  await press('Preview');
  return { ...opened, dialog: await previewDialog() };
}

describe('choosing the file of an import', () => {
  it.each([
    ['employers', 'email, first_name, last_name, contact, org_name, org_website, gstno'],
    ['candidates', 'email, first_name, last_name, contact, experience'],
  ] as const)('of %s names the columns and has templates', async (kind, columns) => {
    await openImport(kind);
    expect(screen.getByText(/The first row names the columns/)).toHaveTextContent(columns);
    expect(screen.getByRole('link', { name: `${kind}.csv` })).toHaveAttribute('href', `/import-templates/${kind}.csv`);
    expect(screen.getByRole('link', { name: `${kind}.xlsx` })).toHaveAttribute(
      'href',
      `/import-templates/${kind}.xlsx`,
    );
    expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toMatch(/^\.csv,\.xlsx,/);
  });

  it('needs a file', async () => {
    await openImport();
    await press('Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file before uploading.');
    await waitFor(() => expect(screen.getByLabelText('File')).toHaveFocus());
  });

  it.each([
    [csv('people.pdf'), 'Only .csv and .xlsx files can be imported.'],
    [
      csv('people.ODS'),
      'OpenDocument spreadsheets (.ods) cannot be imported. Save the sheet as .xlsx or .csv and choose that file.',
    ],
    [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'people.xlsx'), 'The file must not be larger than 5 MB.'],
  ])('refuses another kind and a large one before it is sent', async (file, sentence) => {
    await openImport();
    await choose(file);
    await press('Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each([
    [
      'what the server says of the file',
      refusal('INVALID_INPUT', 'The header row is missing this column: email.'),
      'The header row is missing this column: email.',
    ],
    ['that the preview failed', refusal('INTERNAL', 'boom'), 'Failed to preview file.'],
    ['that something went wrong', networkFailure(), 'Something went wrong during preview.'],
  ])('says %s', async (_case, response, sentence) => {
    answerMutation(PreviewImportDocument, () => response);
    await openImport();
    await choose(csv());
    await press('Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('sends the file with the kind, once', async () => {
    const sent: { kind: string; name: string }[] = [];
    let release: () => void = () => undefined;
    answerMutation(PreviewImportDocument, async ({ input: { kind, file } }) => {
      sent.push({ kind, name: file.name });
      await new Promise<void>((resolve) => (release = resolve));
      return { previewImport: aPreview([aRow(2)]) };
    });
    await openImport('candidates');
    await choose(csv('zwölf.csv'));
    await press('Preview');
    expect(await screen.findByRole('button', { name: 'Reading the file...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    release();
    await previewDialog();
    expect(sent).toEqual([{ kind: 'CANDIDATES', name: 'zwölf.csv' }]);
  });
});

describe('the preview of an import', () => {
  it('shows the rows of employers', async () => {
    const { dialog } = await openPreview([aRow(2)]);
    expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Row',
      'Email',
      'First Name',
      'Last Name',
      'Contact',
      'Organization',
      'Website',
      'GST No',
      'Error',
    ]);
    const cells = within(dialog.getAllByRole('row').at(-1) as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      '2',
      'row2@example.com',
      'Asha',
      'Patel',
      '9876543210',
      'Himalaya Textiles',
      'https://himalaya.example',
      '27AAPFU0939F1ZV',
      '–',
    ]);
    expect(dialog.getByText('1 row')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm Import' })).toBeEnabled();
  });

  it('shows the rows of candidates', async () => {
    const { dialog } = await openPreview([aRow(2, { experience: 'fresher' })], 'candidates');
    expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Row',
      'Email',
      'First Name',
      'Last Name',
      'Contact',
      'Experience',
      'Error',
    ]);
    expect(dialog.getByText('fresher')).toBeVisible();
  });

  it('with errors shows them, alone on request, and cannot be confirmed', async () => {
    const { dialog } = await openPreview([aRow(2), aRow(3, { error: 'Contact must be 10 digits.' })]);
    expect(dialog.getByText('Contact must be 10 digits.')).toBeVisible();
    expect(dialog.getByText('2 rows, 1 row with errors: correct them here or leave them out.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm Import' })).toBeDisabled();
    await userEvent.click(dialog.getByLabelText('Errors only'));
    expect(dialog.queryByText('row2@example.com')).toBeNull();
    expect(dialog.getByDisplayValue('row3@example.com')).toBeVisible();
  });

  it('leads to the candidate who has the same phone number, in a tab of its own', async () => {
    const existing = { userId: '21', userType: 'CANDIDATE', name: 'Kavita Rao', reason: 'PHONE' } as const;
    const { dialog } = await openPreview([aRow(2, { existing })], 'candidates');
    const link = dialog.getByRole('link', { name: 'Same phone number as Kavita Rao' });
    expect(link).toHaveAttribute('href', '/job-alert/admin/manage-candidate?record=21');
    expect(link).toHaveAttribute('target', '_blank');
    expect(dialog.getByRole('button', { name: 'Confirm Import' })).toBeEnabled();
  });

  it('marks the rows that may be one person, and can be confirmed', async () => {
    const { dialog } = await openPreview([aRow(2, { sameRow: 3 }), aRow(3, { sameRow: 2 })]);
    expect(dialog.getByText('Same name and phone number as row 3')).toBeVisible();
    expect(dialog.getByText('Same name and phone number as row 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm Import' })).toBeEnabled();
  });

  it('without rows cannot be confirmed', async () => {
    const { dialog } = await openPreview([]);
    expect(dialog.getByText('The file has no rows to import.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Confirm Import' })).toBeDisabled();
  });

  it('has pages of 50 rows', async () => {
    const { dialog } = await openPreview(Array.from({ length: 51 }, (_, index) => aRow(index + 2)));
    expect(dialog.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(dialog.getByText('row52@example.com')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('leads back to another file', async () => {
    const { dialog } = await openPreview([aRow(2, { error: 'Email is required.' })]);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByRole('button', { name: 'Preview' })).toBeEnabled();
    await press('Preview');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select a file before uploading.');
  });
});

describe('faulty rows', () => {
  const BAD = 'Contact number must be exactly 10 digits';
  const field = (label: RegExp) => screen.getByRole('textbox', { name: label });

  /** Answers each preview with the next rows, and keeps what was asked. */
  function answers(...previews: (ImportRow[] | Response)[]) {
    const asked: { corrections?: unknown; leftOut?: unknown }[] = [];
    answerMutation(PreviewImportDocument, ({ input: { corrections, leftOut } }) => {
      asked.push({ corrections, leftOut });
      const next = previews.shift();
      if (next === undefined) throw new Error('There was one preview too many.');
      return next instanceof Response ? next : { previewImport: aPreview(next) };
    });
    return asked;
  }

  it('are corrected where they stand, checked by the rule at once and by the server on Enter, and imported so', async () => {
    await openPreview([aRow(2), aRow(3, { contact: '12', error: BAD })]);
    const asked = answers([aRow(2), aRow(3, { contact: '98765 43210' })]);
    expect(field(/^Contact in row 3/)).toBeInvalid();
    expect(screen.queryByRole('textbox', { name: /row 2/ })).toBeNull();
    await enterText(field(/^Contact in row 3/), '98765 43210');
    expect(field(/^Contact in row 3/)).toBeValid();
    expect(screen.getByText('Not checked yet')).toBeVisible();
    await userEvent.type(field(/^Contact in row 3/), '{Enter}');
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(field(/^Contact in row 3/)).toHaveFocus();
    expect(asked).toEqual([{ corrections: [{ rowNumber: 3, contact: '98765 43210' }], leftOut: [] }]);
    const imported: unknown[] = [];
    answerMutation(RunImportDocument, ({ input: { corrections, leftOut } }) => {
      imported.push({ corrections, leftOut });
      return { runImport: { imported: 2, failed: 0 } };
    });
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    expect(imported).toEqual(asked);
  });

  it('are checked by Confirm Import too, which goes on when nothing is wrong and stops when something is', async () => {
    const taken = 'This email is already registered.';
    await openPreview([aRow(2), aRow(3, { contact: '12', error: BAD })]);
    const asked = answers([aRow(2), aRow(3, { error: taken })], [aRow(2), aRow(3, { email: 'other@example.com' })]);
    const imported: unknown[] = [];
    answerMutation(RunImportDocument, ({ input: { corrections, leftOut } }) => {
      imported.push({ corrections, leftOut });
      return { runImport: { imported: 2, failed: 0 } };
    });
    await enterText(field(/^Contact in row 3/), '9876543210');
    await press('Confirm Import');
    expect(await screen.findByText(taken)).toBeVisible();
    expect(imported).toEqual([]);
    expect(screen.getByRole('button', { name: 'Confirm Import' })).toBeDisabled();
    await enterText(field(/^Email in row 3/), 'other@example.com');
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    const corrections = [{ rowNumber: 3, contact: '9876543210', email: 'other@example.com' }];
    expect(asked.at(-1)).toEqual({ corrections, leftOut: [] });
    expect(imported).toEqual([{ corrections, leftOut: [] }]);
  });

  it('that have just been corrected are not left out with the others', async () => {
    const faulty = [3, 4, 5].map((rowNumber) => aRow(rowNumber, { contact: '12', error: BAD }));
    await openPreview([aRow(2), ...faulty]);
    const leftOut = [4, 5].map((rowNumber) => aRow(rowNumber, { isLeftOut: true }));
    const asked = answers([aRow(2), aRow(3, { contact: '9876543210' }), ...leftOut]);
    expect(screen.getByRole('button', { name: 'Leave out 3 rows' })).toBeVisible();
    await enterText(field(/^Contact in row 3/), '9876543210');
    await press('Leave out 2 rows');
    expect(await screen.findByText('4 rows, 2 rows left out')).toBeVisible();
    expect(asked).toEqual([{ corrections: [{ rowNumber: 3, contact: '9876543210' }], leftOut: [4, 5] }]);
    expect(screen.getByText('Corrected')).toBeVisible();
  });

  it('offer the choices of a field that takes one of a few values', async () => {
    await openPreview([aRow(2, { experience: 'Junior', error: 'Choose a valid Experience.' })], 'candidates');
    const asked = answers([aRow(2, { experience: 'Fresher' })]);
    const select = screen.getByRole('combobox', { name: /^Experience in row 2/ });
    expect(select).toBeInvalid();
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Junior', 'Fresher', 'Experienced']);
    await userEvent.selectOptions(select, 'Fresher');
    expect(select).toBeValid();
    await press('Check corrections');
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(asked).toEqual([{ corrections: [{ rowNumber: 2, experience: 'Fresher' }], leftOut: [] }]);
  });

  it('keep what was typed when the check fails, and are checked again', async () => {
    await openPreview([aRow(2, { email: 'taken@example.com', error: 'This email is already registered.' })]);
    answers(networkFailure(), [aRow(2, { email: 'other@example.com' })]);
    expect(field(/^Email in row 2/)).toBeInvalid();
    await enterText(field(/^Email in row 2/), 'other@example.com');
    await userEvent.keyboard('{Escape}');
    await press('Check corrections');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong during preview.');
    expect(field(/^Email in row 2/)).toHaveValue('other@example.com');
    await press('Check corrections');
    expect(await screen.findByText('Corrected')).toBeVisible();
    // The button that was pressed is gone, so the next step has the focus.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Import' })).toHaveFocus());
  });

  it('are left out and taken in again, one by one or all at once', async () => {
    const faulty = aRow(3, { contact: '1', error: BAD });
    await openPreview([aRow(2), faulty]);
    const leftOut = aRow(3, { contact: '1', isLeftOut: true });
    const asked = answers([aRow(2), leftOut], [aRow(2), faulty], [aRow(2), leftOut]);
    await press('Leave out row 3');
    await userEvent.click(await screen.findByRole('button', { name: 'Take in row 3' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out 1 row' }));
    expect(await screen.findByText('2 rows, 1 row left out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm Import' })).toBeEnabled();
    expect(asked.map((one) => one.leftOut)).toEqual([[3], [], [3]]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Import' })).toHaveFocus());
  });

  it('that are all there is cannot be imported once they are left out', async () => {
    await openPreview([aRow(2, { isLeftOut: true })]);
    expect(screen.getByRole('button', { name: 'Confirm Import' })).toBeDisabled();
  });

  it('are downloaded with their reasons', async () => {
    await openPreview([aRow(2, { contact: '1', error: BAD })]);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) saved.push(content);
      return 'blob:rows';
    });
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press('Download rows with errors');
    expect(await saved[0]?.text()).toBe('email,reason');
    expect(pressed.mock.contexts[0]).toHaveProperty('download', 'employers-with-errors.csv');
  });
});

describe('confirming an import', () => {
  it('imports the file once, says how many rows went in and fetches the list again', async () => {
    const { asked } = await openPreview([aRow(2), aRow(3)]);
    const sent: { kind: string; name: string }[] = [];
    const done = held({ runImport: { imported: 2, failed: 0 } });
    answerMutation(RunImportDocument, ({ input: { kind, file } }) => {
      sent.push({ kind, name: file.name });
      return done.answer;
    });
    await press('Confirm Import');
    await press('Importing...');
    done.release();
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    expect(sent).toEqual([{ kind: 'EMPLOYERS', name: 'people.csv' }]);
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('counts the rows that went wrong meanwhile', async () => {
    await openPreview([aRow(2), aRow(3)], 'candidates');
    answerMutation(RunImportDocument, { runImport: { imported: 1, failed: 1 } });
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 1 Failed: 1')).toBeVisible();
  });

  it.each([
    ['a fault of the server', refusal('INTERNAL', 'boom'), 'Import failed. Please check your file.'],
    ['no answer', networkFailure(), 'Something went wrong during bulk import.'],
  ])(
    'says that it failed after %s, keeps the preview and fetches the list again',
    async (_case, response, sentence) => {
      const { asked } = await openPreview([aRow(2)]);
      answerMutation(RunImportDocument, () => response);
      await press('Confirm Import');
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      await waitFor(() => expect(asked).toHaveLength(2));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm Import' })).toBeEnabled());
    },
  );
});
