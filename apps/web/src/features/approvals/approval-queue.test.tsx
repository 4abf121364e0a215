import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import type { DecideApprovalInput } from '../../lib/graphql/schema.generated';
import { openAs } from '../../testing/open-as';
import { aSignUp, aStep, asRow, decided, type Reviewed, waitingCounts } from '../../testing/requests';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import { AddNoteDocument } from '../shared/record-notes.generated';
import { ApprovalQueueDocument, type ApprovalQueueQueryVariables } from './approval-queue.generated';
import { DecideRequestDocument, DecideRequestsDocument, UndoRequestDocument } from './decide-request.generated';
import { RequestReviewDocument } from './request-review.generated';

/** Serves the queue and the reviews out of `requests`, which a test may change, and keeps what was asked. */
function serve(requests: Reviewed[]) {
  const asked: ApprovalQueueQueryVariables[] = [];
  const reviewed: string[] = [];
  const one = (id: string) => requests.find((request) => request.id === id) ?? null;
  answerQuery(ApprovalQueueDocument, (variables) => {
    asked.push(variables);
    const waiting = requests.filter(({ state }) => state === 'PENDING');
    return {
      waitingCounts,
      approvals: { nodes: waiting.map(asRow), pageInfo: { hasNextPage: false }, totalCount: waiting.length },
      ahead: { nodes: waiting.slice(0, 2) },
      approval: one(variables.named),
      company: { id: variables.company, name: 'Himalaya Textiles' },
    };
  });
  answerQuery(RequestReviewDocument, ({ id }) => {
    reviewed.push(id);
    return { approval: one(id) };
  });
  return { asked, reviewed };
}

/** Decides as the server does, and keeps what was sent. */
function decideAll(requests: Reviewed[]) {
  const sent: DecideApprovalInput[] = [];
  answerMutation(DecideRequestDocument, ({ input }) => {
    sent.push(input);
    const at = requests.findIndex(({ id }) => id === input.approvalId);
    const request = requests[at] ?? aStep(input.approvalId);
    const approval = decided(request, input.decision === 'APPROVE' ? 'APPROVED' : 'REJECTED', {
      reason: input.reason ?? null,
      note: input.note ?? null,
    });
    requests[at] = approval;
    return { decideApproval: { approval: { ...approval, undoableUntil: '2026-11-21T04:35:10.000Z' } } };
  });
  return sent;
}

const open = (query = '') => openAs('admin', paths.admin.pendingApprovals + query);
const row = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`^Kavya Nair ${number} · Loom Engineer · Himalaya Textiles`) });
const review = () => within(screen.getByRole('region', { name: 'Review' }));
/** The review of this request has been read. */
const shown = async (number: number) => {
  await waitFor(() => expect(review().getByRole('heading', { level: 3, name: `Kavya Nair ${number}` })).toBeVisible());
};
const three = () => [aStep('1'), aStep('2', { feedback: 'Very good.' }), aStep('3')];

describe('the approval queue', () => {
  it('stands below three cards, each linking to a list that is narrowed to what waits', async () => {
    serve(three());
    open();
    for (const [name, path] of [
      ['Pending Jobs', '/job-alert/admin/manage-jobs-listing?status=pending'],
      ['Pending Employers', '/job-alert/admin/manage-employer?status=Pending'],
      ['Pending Applications', '/job-alert/admin/manage-application?status=Pending'],
    ] as const) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    }
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Pending Applications' }).closest('li')).toHaveTextContent(/^41/),
    );
  });

  it('says of each request what is decided, how long it waits, and that it is late', async () => {
    const { asked } = serve(three());
    open();
    await shown(1);
    expect(row(2)).toHaveTextContent('Applied → Shortlisted, with feedback');
    expect(row(2).closest('li')).toHaveTextContent(/Waits for \d+ days.*late by/);
    expect(asked).toEqual([
      expect.objectContaining({ filter: { state: 'PENDING' }, page: 1, ahead: true, isNamed: false }),
    ]);
  });

  it('shows beside the list what both decisions would do, before any is made', async () => {
    serve(three());
    open();
    await shown(1);
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      'The application becomes Shortlisted.',
    );
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription('Shortlisted is refused.');
    expect(screen.getByRole('link', { name: 'K. Nair' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-candidate?record=77',
    );
    expect(screen.getByTitle('Resume of Kavya Nair 1')).toHaveAttribute('src', 'about:blank#view=FitH&navpanes=0');
  });

  it('is narrowed by what the address says', async () => {
    const { asked } = serve(three());
    open('?kind=application&step=shortlisted&company=5&age=late');
    await shown(1);
    expect(asked[0]?.filter).toEqual({
      state: 'PENDING',
      kinds: ['APPLICATION'],
      proposedStatus: 'SHORTLISTED',
      companyId: '5',
      late: true,
    });
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue('Himalaya Textiles');
  });

  it('says that nothing waits', async () => {
    serve([]);
    open();
    expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  });
});

describe('a review', () => {
  it('of the next request is fetched ahead, so that each opening asks once', async () => {
    const { reviewed } = serve(three());
    const app = open();
    await shown(1);
    expect(reviewed).toEqual([]);
    await app.user.keyboard('j');
    await shown(2);
    await waitFor(() => expect(reviewed).toEqual(['3']));
    await app.user.keyboard('j');
    await shown(3);
    expect(reviewed).toEqual(['3']);
    await app.user.keyboard('k');
    await shown(2);
    expect(row(2)).toHaveFocus();
    expect(reviewed).toEqual(['3']);
  });

  it('of a company names others that may be the same, and what was decided about them', async () => {
    serve([aSignUp('1')]);
    open();
    const other = await screen.findByRole('row', { name: /^Possible Duplicate/ });
    expect(other).toHaveTextContent('Himalaya Mills, mills@himalaya.example, Rejected Same GSTIN · Same website');
    expect(within(other).getByRole('link', { name: 'Himalaya Mills' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-employer?record=77',
    );
    expect(review().getByRole('region', { name: 'Internal Notes' })).toBeVisible();
  });

  it('of a step has its rounds, with the feedback on one and why another was cancelled', async () => {
    const step = aStep('1');
    const { subject } = step;
    if (subject.__typename !== 'Application') throw new Error('It is about an application.');
    const round = {
      id: '5',
      roundType: 'FIRST_ROUND',
      date: '2026-11-18',
      time: '11:00',
      mode: 'ONLINE',
      location: 'https://meet.example/room',
      notes: null,
      approvalState: 'APPROVED',
      cancelledAt: null,
      cancelledFor: null,
      cancelNote: null,
      outcome: 'HELD',
      feedback: {
        recommendation: 'STRONG_YES',
        skills: 4,
        communication: 5,
        attitude: 3,
        note: 'Knows her looms.',
        givenAt: '2026-11-18T06:30:00.000Z',
        version: 1,
      },
    } as const;
    const cancelled = {
      ...round,
      id: '6',
      date: '2026-11-20',
      outcome: 'CANCELLED',
      feedback: null,
      cancelledAt: '2026-11-19T06:30:00.000Z',
      cancelledFor: 'INTERVIEWER_AWAY',
      cancelNote: 'Back on Monday.',
    } as const;
    serve([{ ...step, subject: { ...subject, interviews: [round, cancelled] } }]);
    open();
    await shown(1);
    const told = review().getByRole('row', { name: /^Interview 18\/11\/2026/ });
    expect(told).toHaveTextContent(
      'Recommendation: Strong yes Skills 4/5 · Communication 5/5 · Attitude 3/5 Knows her looms.',
    );
    const missed = review().getByRole('row', { name: /^Interview 20\/11\/2026/ });
    expect(missed).toHaveTextContent('Cancelled: The interviewer cannot be there. Back on Monday.');
  });

  it('has what administrators noted on the record, and takes one more without asking again', async () => {
    const requests = [aStep('1'), aStep('2')];
    const { asked, reviewed } = serve(requests);
    const sent: unknown[] = [];
    answerMutation(AddNoteDocument, ({ input }) => {
      sent.push(input);
      const note = { id: '5', authorName: 'Asha Patel', createdAt: '2026-11-20T06:30:05.000Z', viewerCanDelete: true };
      return {
        addNote: { subject: { __typename: 'Application', id: '41', notes: [{ ...note, text: 'Job ad, ask.' }] } },
      };
    });
    const app = open();
    await shown(1);
    await app.user.type(review().getByRole('textbox', { name: 'Add a note' }), 'Job ad, ask.');
    await app.user.click(review().getByRole('button', { name: 'Add Note' }));
    expect(await review().findByText('Asha Patel · 20-11-2026 12:00:05')).toBeVisible();
    expect(sent).toEqual([{ subjectKind: 'APPLICATION', subjectId: '41', text: 'Job ad, ask.' }]);
    // No letter of it was taken for a key of the queue, and no list or review was read anew.
    expect(review().getByRole('heading', { level: 3, name: 'Kavya Nair 1' })).toBeVisible();
    expect(requests[0]?.state).toBe('PENDING');
    expect([asked.length, reviewed.length]).toEqual([1, 0]);
  });

  it('opens at the request that the address names', async () => {
    const { asked } = serve(three());
    open('?request=3');
    await shown(3);
    expect(asked).toEqual([expect.objectContaining({ ahead: false, isNamed: true, named: '3' })]);
  });
});

describe('the keys', () => {
  it('approve, and go on to the next request', async () => {
    const requests = three();
    serve(requests);
    const sent = decideAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('a');
    await waitFor(() => expect(row(2)).toHaveFocus());
    expect(sent).toEqual([
      { approvalId: '1', decision: 'APPROVE', seen: 'PENDING', seenProposedStatus: 'SHORTLISTED', seenVersion: null },
    ]);
    // What was decided keeps its place.
    expect(row(1).closest('li')).toHaveTextContent('Approved');
    expect(
      screen.getByText('Approved: Kavya Nair 1 · Loom Engineer · Himalaya Textiles: Applied → Shortlisted.'),
    ).toBeInTheDocument();
  });

  it('reject with a reason in three strokes', async () => {
    const requests = three();
    serve(requests);
    const sent = decideAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('r1{Enter}');
    await waitFor(() => expect(row(2)).toHaveFocus());
    expect(sent).toEqual([
      expect.objectContaining({ approvalId: '1', decision: 'REJECT', reason: 'NOT_YET', note: '' }),
    ]);
    await app.user.keyboard('k');
    expect(await review().findByText(/by Nisha Rao on/)).toBeVisible();
    expect(review().getByText('It is too early for this step.')).toBeVisible();
  });

  it('ask for a note with another reason, and are letters while it is typed', async () => {
    const requests = three();
    serve(requests);
    const sent = decideAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('r5');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveFocus();
    await app.user.keyboard('Ask again in January.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(row(2)).toHaveFocus());
    expect(sent).toEqual([expect.objectContaining({ reason: 'OTHER', note: 'Ask again in January.' })]);
  });

  it('are listed by ?, and can be switched off', async () => {
    const requests = three();
    serve(requests);
    const sent = decideAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keys of the queue' }));
    await app.user.click(dialog.getByRole('radio', { name: 'Never' }));
    await app.user.keyboard('a{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.keyboard('a');
    await app.user.click(row(1));
    await app.user.keyboard('{ArrowDown}');
    await shown(2);
    expect(sent).toEqual([]);
  });

  it('count only in the queue, for who wants that', async () => {
    window.localStorage.setItem('approvalKeys', 'queue');
    const requests = three();
    serve(requests);
    decideAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('j');
    await app.user.click(row(1));
    await app.user.keyboard('j');
    await shown(2);
    expect(row(2)).toHaveFocus();
  });
});

describe('a decision', () => {
  /** Takes decisions back as the server does. */
  function undoAll(requests: Reviewed[]) {
    const undone: string[] = [];
    answerMutation(UndoRequestDocument, ({ id }) => {
      undone.push(id);
      requests[0] = aStep(id);
      return { undoDecision: { approval: { ...aStep(id), undoableUntil: null } } };
    });
    return undone;
  }

  it('is undone by a key, and the request waits again', async () => {
    const requests = three();
    serve(requests);
    decideAll(requests);
    const undone = undoAll(requests);
    const app = open();
    await shown(1);
    await app.user.keyboard('a');
    await waitFor(() => expect(row(2)).toHaveFocus());
    await app.user.keyboard('u');
    await waitFor(() => expect(row(1)).toHaveFocus());
    expect(undone).toEqual(['1']);
    expect(row(1).closest('li')).not.toHaveTextContent('Approved');
  });

  it('cannot be undone after ten seconds, and the focus on its button stays in the row', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = three();
    serve(requests);
    decideAll(requests);
    const app = openAs('admin', paths.admin.pendingApprovals, { advanceTimers: vi.advanceTimersByTimeAsync });
    await shown(1);
    await app.user.keyboard('a');
    const undo = await screen.findByRole('button', { name: /^Undo: Kavya Nair 1/ });
    undo.focus();
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    expect(row(1)).toHaveFocus();
  });
});

describe('several requests', () => {
  it('are approved after a question that counts what they become', async () => {
    const requests = [aStep('1'), aStep('2', { proposedStatus: 'SELECTED', hasOfferLetter: true }), aStep('3')];
    serve(requests);
    const sent: string[] = [];
    answerMutation(DecideRequestsDocument, ({ decisions }) => {
      sent.push(...[decisions].flat().map(({ approvalId, decision }) => `${decision} ${approvalId}`));
      const results = requests.map((request) => ({
        approvalId: request.id,
        approval:
          request.id === '3' ? null : { ...decided(request, 'APPROVED'), undoableUntil: '2026-11-21T04:35:10.000Z' },
      }));
      return { decideApprovals: { results } };
    });
    const app = open();
    await shown(1);
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Approve Selected (3)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 3 requests?' }));
    expect(question.getByText('2 → Shortlisted')).toBeVisible();
    expect(question.getByText('1 → Selected with offer letter')).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('2 requests approved. 1 request had changed and must be read again.')).toBeVisible();
    expect(sent).toEqual(['APPROVE 1', 'APPROVE 2', 'APPROVE 3']);
  });
});

describe('several requests that are rejected', () => {
  it('get one reason and note, after a question that says in the server’s words what happens', async () => {
    const requests = [aStep('1'), aStep('2'), aStep('3', { outcomeIfRejected: 'It stays Shortlisted.' })];
    serve(requests);
    const sent: DecideApprovalInput[] = [];
    answerMutation(DecideRequestsDocument, ({ decisions }) => {
      sent.push(...[decisions].flat());
      const results = requests.map((request) => ({
        approvalId: request.id,
        approval: { ...decided(request, 'REJECTED'), undoableUntil: null },
      }));
      return { decideApprovals: { results } };
    });
    const app = open();
    await shown(1);
    expect(screen.getByRole('button', { name: 'Reject Selected (0)' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(screen.getByRole('button', { name: 'Reject Selected (3)' }));
    const question = within(await screen.findByRole('dialog', { name: 'Reject 3 requests?' }));
    expect(question.getByText(`2 → ${requests[0]?.outcomeIfRejected ?? ''}`)).toBeVisible();
    expect(question.getByText('1 → It stays Shortlisted.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await app.user.click(question.getByRole('radio', { name: 'Another reason' }));
    expect(question.getByRole('button', { name: 'Reject' })).toBeDisabled();
    await app.user.type(question.getByRole('textbox', { name: 'Note' }), 'Their office is closed. ');
    await app.user.click(question.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('3 requests rejected.')).toBeInTheDocument();
    expect(sent.map(({ approvalId, decision, reason, note }) => [approvalId, decision, reason, note])).toEqual(
      ['1', '2', '3'].map((id) => [id, 'REJECT', 'OTHER', 'Their office is closed.']),
    );
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  });
});

describe('a decision that cannot be made', () => {
  it('because somebody else was first says who, shows that decision, and keeps what was typed', async () => {
    const requests = three();
    serve(requests);
    const sentence = 'This application was already approved by Nisha Rao on 21/11/2026 10:05.';
    answerMutation(DecideRequestDocument, () => {
      requests[0] = decided(aStep('1'), 'APPROVED');
      return refusal('ALREADY_DECIDED', sentence);
    });
    const app = open();
    await shown(1);
    await app.user.keyboard('r2{Enter}');
    expect(await screen.findByRole('alert', { name: '' })).toHaveTextContent(sentence);
    await waitFor(() => expect(row(1).closest('li')).toHaveTextContent('Approved'));
    expect(review().getByText(/by Nisha Rao on/)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('because no answer came keeps the reason and the note', async () => {
    serve(three());
    answerMutation(DecideRequestDocument, () => networkFailure());
    const app = open();
    await shown(1);
    await app.user.keyboard('r2{Tab}Which client?{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/No answer|try again|connection/i)).toBeVisible();
    await app.user.click(row(2));
    await shown(2);
    await app.user.click(row(1));
    await shown(1);
    await app.user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(screen.getByRole('radio', { name: 'We need more facts' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Which client?');
  });
});
