import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { chooseFile } from '../../../testing/choose-file';
import { aPage } from '../../../testing/data/a-page';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { ManagedCandidatesDocument } from '../candidates/manage-candidates.generated';
import { ManagedEmployersDocument } from '../employers/manage-employers.generated';
import {
  PreviewImportDocument,
  RecentImportsDocument,
  RunImportDocument,
  type RecentImportsQuery,
  UndoImportDocument,
} from './bulk-import.generated';
import type { ImportPreview, ImportRow } from './import-corrections';

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
  city: null,
  state: null,
  skills: null,
  designation: null,
  company: null,
  pool: null,
  expectedSalary: null,
  noticePeriod: null,
  preferredCities: null,
  workModes: null,
  openTo: null,
  statedExperienceYears: null,
  error: null,
  isExcluded: false,
  isHidden: false,
  existing: null,
  joinsCompany: null,
  sameRow: null,
  ...overrides,
});
const aPreview = (rows: ImportRow[], overrides: Partial<ImportPreview> = {}): ImportPreview => {
  const errorCount = rows.filter(({ error }) => error !== null).length;
  const excludedCount = rows.filter(({ isExcluded }) => isExcluded).length;
  return {
    rows,
    total: rows.length,
    errorCount,
    excludedCount,
    hasErrors: errorCount > 0,
    rowsWithErrorsCsv: 'email,reason',
    headerRow: 1,
    columns: [],
    ignoredColumns: [],
    pools: [],
    hiddenSheets: [],
    otherSheets: [],
    ...overrides,
  };
};
const csv = (name = 'people.csv') => new File(['email\r\n'], name, { type: 'text/csv' });

const aRecord = (overrides: Partial<RecentImportsQuery['recentImports'][number]> = {}) => ({
  id: '7',
  fileName: 'november.xlsx',
  authorName: 'Meera Shah',
  importedAt: '2026-11-20T06:30:00.000Z',
  imported: 40,
  failed: 2,
  invites: false,
  consentChannel: 'EVENT' as const,
  consentOn: '2026-11-12',
  undoneAt: null,
  ...overrides,
});

/** Opens the import of a list and returns the requests for that list. */
async function openImport(
  kind: 'employers' | 'candidates' = 'employers',
  recentImports: RecentImportsQuery['recentImports'] = [],
) {
  answerQuery(RecentImportsDocument, { recentImports });
  const companies = answerQuery(ManagedEmployersDocument, { companies: aPage([]) });
  const candidates = answerQuery(ManagedCandidatesDocument, { candidates: aPage([]) });
  const requests = kind === 'employers' ? companies : candidates;
  const app = openAs('admin', paths.admin[kind]);
  await userEvent.click(await screen.findByRole('button', { name: 'Bulk Import' }));
  await screen.findByRole('dialog', {
    name: kind === 'employers' ? 'Bulk Import Employers' : 'Bulk Import Candidates',
  });
  return { app, requests };
}
const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  await chooseFile(input, file);
};
const previewDialog = async () => within(await screen.findByRole('dialog', { name: 'Import Preview' }));

async function openPreview(
  rows: ImportRow[],
  kind: 'employers' | 'candidates' = 'employers',
  overrides: Partial<ImportPreview> = {},
) {
  answerMutation(PreviewImportDocument, { previewImport: aPreview(rows, overrides) });
  const opened = await openImport(kind);
  await choose(csv());
  await press('Preview');
  return { ...opened, dialog: await previewDialog() };
}

/** Chooses another file and previews it. */
async function previewAnother(rows: ImportRow[]) {
  await press('Choose another file');
  await screen.findByRole('button', { name: 'Preview' });
  answerMutation(PreviewImportDocument, { previewImport: aPreview(rows) });
  await choose(csv());
  await press('Preview');
  return previewDialog();
}

const columnsOf = (dialog: Awaited<ReturnType<typeof previewDialog>>) =>
  dialog.getAllByRole('columnheader').map((header) => header.textContent);
const confirmation = () => screen.getByRole('button', { name: 'Confirm Import' });
const saysInAlert = (sentence: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));

/** Expects the help texts for the file of this kind. */
function expectTemplates(kind: 'employers' | 'candidates', columns: string) {
  expect(screen.getByText(/The header row names the columns/)).toHaveTextContent(columns);
  for (const type of ['csv', 'xlsx']) {
    const link = screen.getByRole('link', { name: `${kind}.${type}` });
    expect(link).toHaveAttribute('href', `/import-templates/${kind}.${type}`);
  }
  expect(document.querySelector('input[type="file"]')?.getAttribute('accept')).toMatch(/^\.csv,\.xlsx,/);
}

describe('choosing a file to import', () => {
  it('lists the columns, offers templates and shows why a file cannot be previewed', async () => {
    await openImport();
    expectTemplates('employers', 'email, first_name, last_name, contact, org_name, org_website, gstno');
    await press('Preview');
    await saysInAlert('Please select a file before uploading.');
    await waitFor(() => expect(screen.getByLabelText('File')).toHaveFocus());
    const ods =
      'OpenDocument spreadsheets (.ods) cannot be imported. Save the sheet as .xlsx or .csv and choose that file.';
    for (const [file, sentence] of [
      [csv('people.pdf'), 'Only .csv and .xlsx files can be imported.'],
      [csv('people.ODS'), ods],
      [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'people.xlsx'), 'The file must not be larger than 5 MB.'],
    ] as const) {
      await choose(file);
      await press('Preview');
      await saysInAlert(sentence);
    }
    await choose(csv());
    const missing = 'The header row is missing this column: email.';
    for (const [response, sentence] of [
      [errorResponse('INVALID_INPUT', missing), missing],
      [errorResponse('INTERNAL', 'boom'), 'Failed to preview file.'],
      [networkFailure(), 'Something went wrong during preview.'],
    ] as const) {
      answerMutation(PreviewImportDocument, () => response);
      await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
      await saysInAlert(sentence);
    }
  });

  it('says which company an employer joins', async () => {
    await openImport('employers');
    answerMutation(PreviewImportDocument, { previewImport: aPreview([aRow(2, { joinsCompany: 'Tapi Looms' })]) });
    await choose(csv('people.csv'));
    await press('Preview');
    const dialog = await previewDialog();
    expect(dialog.getByText('Same GSTIN: joins Tapi Looms as a recruiter')).toBeVisible();
  });

  it('sends a candidates file once with its kind and shows its rows', async () => {
    await openImport('candidates');
    expectTemplates('candidates', 'email, first_name, last_name, contact, experience');
    const existing = { userId: '21', userType: 'CANDIDATE', name: 'Kavita Rao', reason: 'PHONE' } as const;
    const preview = pendingResponse({ previewImport: aPreview([aRow(2, { experience: 'fresher', existing })]) });
    const sent = answerMutation(PreviewImportDocument, () => preview.answer);
    await choose(csv('zwölf.csv'));
    await press('Preview');
    expect(await screen.findByRole('button', { name: 'Reading the file...' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toHaveLength(1));
    preview.release();
    const dialog = await previewDialog();
    expect(sent).toMatchObject([{ kind: 'CANDIDATES', file: { name: 'zwölf.csv' } }]);
    expect(columnsOf(dialog)).toEqual(['Row', 'Email', 'First Name', 'Last Name', 'Contact', 'Experience', 'Error']);
    expect(dialog.getByText('fresher')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Same phone number as Kavita Rao' });
    expect(link).toHaveAttribute('href', '/job-alert/admin/manage-candidate?record=21');
    expect(link).toHaveAttribute('target', '_blank');
    expect(confirmation()).toBeEnabled();
  });
});

describe('the preview of an import', () => {
  it('shows 50 rows of employers per page and marks rows with the same name and phone number', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => aRow(index + 2));
    rows[1] = aRow(3, { sameRow: 4 });
    rows[2] = aRow(4, { sameRow: 3 });
    const { dialog } = await openPreview(rows);
    const tableRows = dialog.getAllByRole('row');
    expect(tableRows).toHaveLength(51);
    const cells = [...(tableRows[1]?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
    expect(columnsOf(dialog).map((column, index) => [column, cells[index]])).toEqual([
      ['Row', '2'],
      ['Email', 'row2@example.com'],
      ['First Name', 'Asha'],
      ['Last Name', 'Patel'],
      ['Contact', '9876543210'],
      ['Organization', 'Himalaya Textiles'],
      ['Website', 'https://himalaya.example'],
      ['GST No', '27AAPFU0939F1ZV'],
      ['Error', '–'],
    ]);
    expect(dialog.getByText('Same name and phone number as row 3')).toBeVisible();
    expect(dialog.getByText('Same name and phone number as row 4')).toBeVisible();
    expect(dialog.getByText('51 rows')).toBeVisible();
    expect(confirmation()).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(dialog.getByText('row52@example.com')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('cannot be confirmed with errors or without rows, and lets you choose another file', async () => {
    const { dialog } = await openPreview([aRow(2), aRow(3, { error: 'Contact must be 10 digits.' })]);
    expect(dialog.getByText('Contact must be 10 digits.')).toBeVisible();
    expect(dialog.getByText('2 rows, 1 row with errors: correct them here or leave them out.')).toBeVisible();
    expect(confirmation()).toBeDisabled();
    await userEvent.click(dialog.getByLabelText('Errors only'));
    expect(dialog.queryByText('row2@example.com')).toBeNull();
    expect(dialog.getByDisplayValue('row3@example.com')).toBeVisible();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) saved.push(content);
      return 'blob:rows';
    });
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await press('Download rows with errors');
    expect(await saved[0]?.text()).toBe('email,reason');
    expect(pressed.mock.contexts[0]).toHaveProperty('download', 'employers-with-errors.csv');
    pressed.mockRestore();
    await press('Choose another file');
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    await saysInAlert('Please select a file before uploading.');
    answerMutation(PreviewImportDocument, { previewImport: aPreview([]) });
    await choose(csv());
    await press('Preview');
    expect((await previewDialog()).getByText('The file has no rows to import.')).toBeVisible();
    expect(confirmation()).toBeDisabled();
    const onlyLeftOut = await previewAnother([aRow(2, { isExcluded: true })]);
    expect(onlyLeftOut.getByText('1 row, 1 row left out')).toBeVisible();
    expect(confirmation()).toBeDisabled();
  });
});

describe('a sheet as it comes from a client', () => {
  it('shows the optional columns that it has, and lets you correct them as the others', async () => {
    const message = 'Choose a valid State.';
    const texts = { experience: 'Fresher', city: 'Surat', state: 'Atlantis', noticePeriod: '15 days' };
    const columns = ['city', 'state', 'notice_period'];
    const { dialog } = await openPreview([aRow(2, { ...texts, error: message })], 'candidates', { columns });
    expect(columnsOf(dialog).slice(5)).toEqual(['Experience', 'Error', 'City', 'State', 'Notice Period', 'Actions']);
    const state = screen.getByRole('textbox', { name: /^State in row 2/ });
    expect(state).toBeInvalid();
    await enterText(state, 'Gujarat');
    expect(state).toBeValid();
    const sent = answerMutation(PreviewImportDocument, {
      previewImport: aPreview([aRow(2, { ...texts, state: 'Gujarat' })], { columns }),
    });
    await press('Check corrections');
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(sent).toMatchObject([{ corrections: [{ rowNumber: 2, state: 'Gujarat' }] }]);
  });

  it('names the pools that its people get, and those that it creates', async () => {
    const filler = Array.from({ length: 10 }, (_, index) => ({ name: `Pool ${index}`, people: 1, isNew: false }));
    const { dialog } = await openPreview([aRow(2, { pool: 'Weavers' })], 'candidates', {
      columns: ['pool'],
      pools: [{ name: 'Weavers', people: 1, isNew: false }, { name: 'Dyers', people: 12, isNew: true }, ...filler],
    });
    expect(dialog.getByRole('columnheader', { name: 'Pool' })).toBeVisible();
    const notes = dialog.getByRole('list', { name: 'Notes on the file' });
    for (const note of ['Pool Weavers: 1 row.', 'New pool Dyers: 12 rows.', 'Further pools: 2.']) {
      expect(notes).toHaveTextContent(note);
    }
  });

  it('names what is not imported, and leaves out its hidden rows with one press', async () => {
    const rows = [aRow(5), aRow(6, { isHidden: true }), aRow(7, { isHidden: true })];
    const { dialog } = await openPreview(rows, 'candidates', {
      headerRow: 4,
      ignoredColumns: ['Sr. No.', 'Current CTC'],
      hiddenSheets: ['Old'],
      otherSheets: ['Read me'],
    });
    const notes = dialog.getByRole('list', { name: 'Notes on the file' });
    for (const note of [
      'The header is row 4. The rows above it are not imported.',
      'Columns that are not imported: Sr. No., Current CTC.',
      'Sheets that are not imported: Read me.',
      'Hidden sheets that are not imported: Old.',
      '2 rows are hidden in the file and will be imported: 6, 7.',
    ]) {
      expect(notes).toHaveTextContent(note);
    }
    const sent = answerMutation(PreviewImportDocument, {
      previewImport: aPreview(rows.map((row) => ({ ...row, isExcluded: row.isHidden }))),
    });
    await press('Leave out hidden rows');
    expect(await screen.findByText('3 rows, 2 rows left out')).toBeVisible();
    expect(sent).toMatchObject([{ excludedRows: [6, 7] }]);
    expect(screen.queryByRole('button', { name: 'Leave out hidden rows' })).toBeNull();
  });
});

describe('rows with errors in an import', () => {
  const BAD = 'Contact number must be exactly 10 digits';
  const field = (label: RegExp) => screen.getByRole('textbox', { name: label });

  /** Answers each preview with the next rows, and returns the requests. */
  function answers(...previews: (ImportRow[] | Response)[]) {
    return answerMutation(PreviewImportDocument, () => {
      const next = previews.shift();
      if (next === undefined) throw new Error('There was one preview too many.');
      return next instanceof Response ? next : { previewImport: aPreview(next) };
    });
  }

  const answerImport = (imported: number, failed: number) =>
    answerMutation(RunImportDocument, { runImport: { imported, failed } });

  it('are corrected in the preview, validated while typing and by the server on Enter, and imported as corrected', async () => {
    await openPreview([aRow(2), aRow(3, { contact: '12', error: BAD })]);
    const requests = answers(networkFailure(), [aRow(2), aRow(3, { contact: '98765 43210' })]);
    const contact = () => field(/^Contact in row 3/);
    expect(contact()).toBeInvalid();
    expect(screen.queryByRole('textbox', { name: /row 2/ })).toBeNull();
    await enterText(contact(), '98765 43210');
    expect(contact()).toBeValid();
    expect(screen.getByText('Not checked yet')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await press('Check corrections');
    await saysInAlert('Something went wrong during preview.');
    expect(contact()).toHaveValue('98765 43210');
    await userEvent.type(contact(), '{Enter}');
    expect(await screen.findByText('Corrected')).toBeVisible();
    expect(contact()).toHaveFocus();
    const corrected = { corrections: [{ rowNumber: 3, contact: '98765 43210' }], excludedRows: [] };
    expect(requests).toMatchObject([corrected, corrected]);
    const imported = answerImport(2, 0);
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    expect(imported).toMatchObject([corrected]);
  });

  it('are checked again by Confirm Import, which imports only if no errors remain', async () => {
    const message = 'This email is already registered.';
    await openPreview([aRow(2), aRow(3, { contact: '12', error: BAD })]);
    const requests = answers(
      [aRow(2), aRow(3, { error: message })],
      [aRow(2), aRow(3, { email: 'other@example.com' })],
    );
    const imported = answerImport(2, 0);
    await enterText(field(/^Contact in row 3/), '9876543210');
    await press('Confirm Import');
    expect(await screen.findByText(message)).toBeVisible();
    expect(imported).toEqual([]);
    expect(confirmation()).toBeDisabled();
    await enterText(field(/^Email in row 3/), 'other@example.com');
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    const corrections = [{ rowNumber: 3, contact: '9876543210', email: 'other@example.com' }];
    expect(requests.at(-1)).toMatchObject({ corrections, excludedRows: [] });
    expect(imported).toMatchObject([{ corrections, excludedRows: [] }]);
  });

  it('can be left out, one by one or all together, and included again, but corrected rows are kept', async () => {
    const invalidRow = (rowNumber: number) => aRow(rowNumber, { contact: '12', error: BAD });
    const excludedRows = (rowNumber: number) => aRow(rowNumber, { contact: '12', isExcluded: true });
    const validRows = [aRow(2), aRow(3, { contact: '9876543210' })];
    const without = [...validRows, excludedRows(4), excludedRows(5)];
    const withFour = [...validRows, invalidRow(4), excludedRows(5)];
    await openPreview([aRow(2), invalidRow(3), invalidRow(4), invalidRow(5)]);
    const requests = answers(without, withFour, without, withFour, without);
    expect(screen.getByRole('button', { name: 'Leave out 3 rows' })).toBeVisible();
    await enterText(field(/^Contact in row 3/), '9876543210');
    await press('Leave out 2 rows');
    expect(await screen.findByText('4 rows, 2 rows left out')).toBeVisible();
    expect(screen.getByText('Corrected')).toBeVisible();
    expect(requests).toMatchObject([{ corrections: [{ rowNumber: 3, contact: '9876543210' }], excludedRows: [4, 5] }]);
    for (const name of ['Include row 4', 'Leave out row 4', 'Include row 4', 'Leave out 1 row']) {
      await userEvent.click(await screen.findByRole('button', { name }));
    }
    expect(await screen.findByText('4 rows, 2 rows left out')).toBeVisible();
    expect(confirmation()).toBeEnabled();
    const rowsLeftOut = requests.map((one) => new Set([one.excludedRows].flat()));
    expect(rowsLeftOut).toEqual([[4, 5], [5], [4, 5], [5], [4, 5]].map((rows) => new Set(rows)));
    await waitFor(() => expect(confirmation()).toHaveFocus());
  });

  it('offer a select for a field with fixed choices', async () => {
    await openPreview([aRow(2, { experience: 'Junior', error: 'Choose a valid Experience.' })], 'candidates');
    const requests = answers([aRow(2, { experience: 'Fresher' })]);
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
    expect(requests).toMatchObject([{ corrections: [{ rowNumber: 2, experience: 'Fresher' }], excludedRows: [] }]);
    // The clicked button was removed, so the next step has focus.
    await waitFor(() => expect(confirmation()).toHaveFocus());
    answerImport(0, 1);
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 0 Failed: 1')).toBeVisible();
  });
});

describe('the recent imports', () => {
  it('say who imported which file, how its people agreed, and whether it was undone', async () => {
    await openImport('candidates', [aRecord(), aRecord({ id: '6', undoneAt: '2026-11-21T06:30:00.000Z' })]);
    const list = within(await screen.findByRole('region', { name: 'Recent Imports' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('november.xlsx');
    expect(first).toHaveTextContent('Meera Shah');
    expect(first).toHaveTextContent('Imported: 40 · Failed: 2 · Invitations later · Agreed at an event on 12/11/2026');
    expect(second).toHaveTextContent('Undone 21/11/2026');
    expect(list.getAllByRole('button', { name: 'Undo Import' })).toHaveLength(1);
  });

  it('can be undone after a question, and say who has used an account when they cannot', async () => {
    const { requests } = await openImport('candidates', [aRecord()]);
    const message = '1 account of this import has been used: Usha Shah. Delete the others in the list.';
    answerMutation(UndoImportDocument, () => errorResponse('IMPORT_USED', message));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo Import' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete the 40 imported?' }));
    await saysInAlert(message);
    const sent = answerMutation(UndoImportDocument, {
      undoImport: { import: aRecord({ undoneAt: '2026-11-21T06:30:00.000Z' }) },
    });
    // The button still has focus, so it still asks.
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the 40 imported?' }));
    expect(await screen.findByText(/Undone 21\/11\/2026/)).toBeVisible();
    expect(sent).toEqual([{ id: '7' }]);
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  });
});

describe('the choices of an import', () => {
  it('are when to invite, and how and when candidates agreed', async () => {
    await openImport('candidates');
    await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'They agreed' }), 'By phone');
    await choose(csv());
    await press('Preview');
    const date = screen.getByLabelText('Date');
    await waitFor(() => expect(date).toHaveAccessibleDescription('Date is required.'));
    await enterText(date, '01/01/2026');
    answerMutation(PreviewImportDocument, { previewImport: aPreview([aRow(2, { experience: 'Fresher' })]) });
    await press('Preview');
    await previewDialog();
    const sent = answerMutation(RunImportDocument, { runImport: { imported: 1, failed: 0 } });
    await press('Confirm Import');
    expect(await screen.findByText('Imported: 1 Failed: 0')).toBeVisible();
    expect(sent).toMatchObject([{ invites: false, consent: { channel: 'PHONE', agreedOn: '2026-01-01' } }]);
  });

  it('of employers are only when to invite', async () => {
    await openImport();
    expect(screen.getByRole('radio', { name: 'Now' })).toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'They agreed' })).toBeNull();
  });
});

describe('confirming an import', () => {
  it('keeps the preview when it fails, imports once, shows the number of imported rows and refetches the list', async () => {
    const { requests } = await openPreview([aRow(2), aRow(3)]);
    for (const [response, sentence, requestCount] of [
      [errorResponse('INTERNAL', 'boom'), 'Import failed. Please check your file.', 2],
      [networkFailure(), 'Something went wrong during bulk import.', 3],
    ] as const) {
      answerMutation(RunImportDocument, () => response);
      await press('Confirm Import');
      await saysInAlert(sentence);
      await waitFor(() => expect(requests).toHaveLength(requestCount));
      await waitFor(() => expect(confirmation()).toBeEnabled());
    }
    const done = pendingResponse({ runImport: { imported: 2, failed: 0 } });
    const sent = answerMutation(RunImportDocument, () => done.answer);
    await press('Confirm Import');
    await press('Importing...');
    done.release();
    expect(await screen.findByText('Imported: 2 Failed: 0')).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'EMPLOYERS', file: { name: 'people.csv' } }]);
    await waitFor(() => expect(requests).toHaveLength(4));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
