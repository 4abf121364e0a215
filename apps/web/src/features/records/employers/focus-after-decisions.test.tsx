import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { numberedEmployer } from '../../../testing/data/managed-employers';
import { answerDecisions } from '../../../testing/decide-records';
import { openAs } from '../../../testing/open-as';
import { pendingResponse } from '../../../testing/pending-response';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { DeletionPreviewDocument } from '../list/deletion-preview.generated';
import {
  DecideEmployerDocument,
  DeleteEmployersDocument,
  type ManagedEmployerFragment,
  ManagedEmployersDocument,
} from './manage-employers.generated';

const decided = (subject: ManagedEmployerFragment) => ({ decideApproval: { approval: { id: '71', subject } } });

/** Answers with a list of pending employers. A decided or deleted employer leaves the list. */
function serve(rows: ManagedEmployerFragment[]) {
  let waiting = rows;
  answerQuery(ManagedEmployersDocument, () => ({
    companies: { nodes: waiting, pageInfo: { hasNextPage: false }, totalCount: waiting.length },
  }));
  const leave = (ids: readonly string[]) => {
    waiting = waiting.filter(({ id }) => !ids.includes(id));
  };
  answerMutation(DecideEmployerDocument, ({ input: { approvalId } }) => {
    const id = approvalId.slice(1);
    leave([id]);
    return decided(numberedEmployer(id, { approvalState: 'APPROVED' }));
  });
  answerDecisions(({ approvalId }) => {
    const id = approvalId.slice(1);
    leave([id]);
    return { __typename: 'Company', ...numberedEmployer(id, { approvalState: 'APPROVED' }) };
  });
  answerMutation(DeleteEmployersDocument, ({ ids }) => {
    leave([ids].flat());
    return { deleteUsers: { deleted: { users: [ids].flat().length }, deactivatedIds: [] } };
  });
  const nothing = {
    users: 2,
    companies: 0,
    jobs: 0,
    applications: 0,
    interviews: 0,
    files: 0,
    notified: 0,
    runningCompanies: [],
  };
  answerQuery(DeletionPreviewDocument, { deletionPreview: nothing });
  return openAs('admin', `${paths.admin.employers}?status=Pending`);
}
type App = ReturnType<typeof serve>;

async function answerQuestion(app: App, answer: string) {
  const question = within(await screen.findByRole('dialog'));
  const button = await question.findByRole('button', { name: answer });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
}
async function approve(app: App, id: string) {
  await app.user.click(await screen.findByRole('button', { name: `Approve Employer ${id}` }));
  await answerQuestion(app, 'Approve');
}
const expectFocusOn = (role: 'button' | 'checkbox' | 'heading', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

describe('the focus after a decision', () => {
  it('moves to the same button of the next row, else of the previous row, else to the page heading', async () => {
    const app = serve([numberedEmployer('1'), numberedEmployer('2'), numberedEmployer('3')]);
    await approve(app, '2');
    await expectFocusOn('button', 'Approve Employer 3');
    await approve(app, '3');
    await expectFocusOn('button', 'Approve Employer 1');
    await approve(app, '1');
    await screen.findByText('No employers found.');
    await expectFocusOn('heading', 'Manage Employer');
  });

  it('moves to the checkbox of the next row if that row does not offer the same decision', async () => {
    const app = serve([numberedEmployer('1'), numberedEmployer('2', { approvalState: 'APPROVED' })]);
    await approve(app, '1');
    await expectFocusOn('checkbox', 'Select Employer 2');
  });

  it('stays on the button when the dialog is cancelled or the server rejects the decision', async () => {
    const app = serve([numberedEmployer('1'), numberedEmployer('2')]);
    answerMutation(DecideEmployerDocument, () => errorResponse('ALREADY_DECIDED', 'Nisha Rao was first.'));
    for (const answer of ['Cancel', 'Approve']) {
      await app.user.click(await screen.findByRole('button', { name: 'Approve Employer 1' }));
      await answerQuestion(app, answer);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectFocusOn('button', 'Approve Employer 1');
    }
  });

  it('moves to the checkbox of the next row after a bulk action', async () => {
    const app = serve(['1', '2', '3', '4', '5', '6'].map((id) => numberedEmployer(id)));
    const act = async (verb: string, ids: string[]) => {
      for (const id of ids) await app.user.click(await screen.findByLabelText(`Select Employer ${id}`));
      await app.user.click(screen.getByRole('button', { name: `${verb} Selected (2)` }));
      await answerQuestion(app, verb);
    };
    await act('Delete', ['1', '3']);
    await expectFocusOn('checkbox', 'Select Employer 4');
    await act('Approve', ['2', '5']);
    await expectFocusOn('checkbox', 'Select Employer 6');
  });
});

describe('a decision in progress', () => {
  it('shows its progress on the button, is sent once and keeps its dialog open', async () => {
    const app = serve([numberedEmployer('1')]);
    const done = pendingResponse(decided(numberedEmployer('1', { approvalState: 'APPROVED' })));
    const sent = answerMutation(DecideEmployerDocument, () => done.answer);
    await approve(app, '1');
    const busy = await screen.findByRole('button', { name: 'Approving...' });
    await app.user.click(busy);
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    done.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
  });
});

describe('the keyboard shortcuts of a list', () => {
  const press = (app: App, keys: string) => app.user.keyboard(keys);
  const three = () =>
    serve([numberedEmployer('1'), numberedEmployer('2'), numberedEmployer('3', { approvalState: 'APPROVED' })]);

  it('move between rows and ask for confirmation before they approve', async () => {
    const app = three();
    await screen.findByRole('button', { name: 'View Employer 1' });
    await press(app, 'j');
    await expectFocusOn('button', 'View Employer 1');
    await press(app, 'jk{ArrowDown}');
    await expectFocusOn('button', 'View Employer 2');
    await press(app, 'a');
    await answerQuestion(app, 'Approve');
    // The row has no decision buttons any more.
    await expectFocusOn('checkbox', 'Select Employer 3');
  });

  it('open the reject dialog with its reasons, and do nothing on a decided row', async () => {
    const app = three();
    await screen.findByRole('button', { name: 'View Employer 1' });
    await press(app, 'r');
    await press(app, 'jr');
    const question = within(await screen.findByRole('dialog', { name: 'Reject this employer?' }));
    expect(question.getAllByRole('radio').length).toBeGreaterThan(2);
    // While the dialog is open, the keys are not row actions.
    await press(app, 'a{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocusOn('button', 'Reject Employer 1');
    await press(app, 'jjr');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do nothing in a text field, are listed by ?, and can be turned off', async () => {
    const app = three();
    await screen.findByRole('button', { name: 'View Employer 1' });
    const search = screen.getAllByRole('textbox')[0] as HTMLElement;
    await app.user.type(search, 'ja?');
    expect(search).toHaveFocus();
    await app.user.tab();
    await press(app, '?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(keys.getByText('Approve: asks first')).toBeVisible();
    await app.user.click(keys.getByRole('radio', { name: 'Never' }));
    await press(app, '{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('button', { name: 'View Employer 1' }).focus();
    await press(app, 'ja');
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectFocusOn('button', 'View Employer 1');
  });
});
