import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aNote } from '../../testing/data/notes';
import { openQueue, queueRow, review, serveQueue, threeSteps, waitForReview } from '../../testing/data/approval-queue';
import { planned } from '../../testing/data/interviews';
import { details } from '../../testing/data/managed-jobs';
import { aSignUp, aStep, type Reviewed } from '../../testing/data/requests';
import { answerMutation, missingRecord } from '../../testing/server';
import { AddNoteDocument } from '../shared/history/record-notes.generated';
import type { ReviewedStepFragment } from './request-review.generated';

describe('the approval queue', () => {
  it('shows three cards and, for each request, the change, the waiting time and the effect of each decision', async () => {
    const { queries } = serveQueue(threeSteps());
    openQueue();
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
    await waitForReview(1);
    expect(queueRow(2)).toHaveTextContent('Applied → Shortlisted, with feedback');
    expect(queueRow(2).closest('li')).toHaveTextContent(/Waits for \d+ days.*late by/);
    expect(queries).toEqual([
      expect.objectContaining({ filter: { state: 'PENDING' }, page: 1, ahead: true, isNamed: false }),
    ]);
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      'The application becomes Shortlisted.',
    );
    expect(screen.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription('Shortlisted is refused.');
    expect(screen.getByRole('link', { name: 'K. Nair' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-candidate?record=77',
    );
    expect(screen.getByTitle('Resume of Kavya Nair 1')).toHaveAttribute(
      'src',
      'about:blank#toolbar=0&navpanes=0&view=FitH',
    );
  });

  it('shows the match of skills and experience with the job, and the other applications of the candidate', async () => {
    const step = aStep('1');
    const subject = step.subject as ReviewedStepFragment;
    const other = { id: '88', appliedAt: '2026-10-01T06:30:00.000Z', displayStatus: 'SHORTLISTED' } as const;
    const job = { __typename: 'Job', id: '32', title: 'Dyer', companyName: 'Tapi Looms' } as const;
    const fitting = {
      ...subject,
      job: { ...subject.job, preferredSkills: ['Looms', 'SAP', 'Tally'], minExperience: 2, maxExperience: 5 },
      candidate: subject.candidate && {
        ...subject.candidate,
        applications: {
          nodes: [
            { ...other, id: subject.id, job },
            { ...other, job },
          ],
          pageInfo: { hasNextPage: false },
        },
      },
    };
    serveQueue([{ ...step, subject: fitting as Reviewed['subject'] }]);
    openQueue();
    await waitForReview(1);
    const person = within(review().getByRole('table', { name: 'Kavya Nair 1' }));
    expect(person.getByText(/^1 of 3 skills match\s+Missing: SAP, Tally$/)).toBeVisible();
    expect(person.getByText('Fresher for 2–5 years')).toBeVisible();
    const others = within(review().getByRole('table', { name: 'Other applications' }));
    expect(others.getAllByRole('row')).toHaveLength(1);
    expect(others.getByRole('link', { name: 'Dyer' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-application?record=88',
    );
    expect(others.getByText(/Tapi Looms\s+Shortlisted/)).toBeVisible();
  });

  it('marks a request with a missing record and an application with a missing candidate', async () => {
    const step = aStep('3');
    const withoutCandidate = { ...step, subject: { ...step.subject, candidate: missingRecord('candidate') } };
    serveQueue([aStep('1'), { ...aStep('2'), subject: missingRecord('application') }, withoutCandidate as typeof step]);
    const app = openQueue();
    await waitForReview(1);
    await app.user.click(screen.getByRole('button', { name: /^The record of this row is missing\./ }));
    expect(await review().findByText('The record of this row is missing.', { selector: 'p' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: /^Candidate \(record missing\) · Loom Engineer/ }));
    expect(await review().findByRole('table', { name: 'Candidate (record missing)' })).toBeVisible();
  });

  it('applies the filters of its form on Search and stores them in the URL', async () => {
    const { queries } = serveQueue(threeSteps());
    const app = openQueue();
    await waitForReview(1);
    await app.user.keyboard('j');
    await waitForReview(2);
    await app.user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await app.user.click(await screen.findByRole('option', { name: 'Applications' }));
    expect(queries).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(queries.at(-1)?.filter).toEqual({ state: 'PENDING', kinds: ['APPLICATION'] }));
    expect(app.router.state.location.search).toBe('?kind=application');
    await app.user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('is filtered by the URL', async () => {
    const { queries } = serveQueue(threeSteps());
    openQueue('?kind=application&step=shortlisted&company=5&age=late');
    await waitForReview(1);
    expect(queries[0]?.filter).toEqual({
      state: 'PENDING',
      kinds: ['APPLICATION'],
      proposedStatus: 'SHORTLISTED',
      companyId: '5',
      isLate: true,
    });
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveValue('Himalaya Textiles');
  });

  it('says when no request is waiting', async () => {
    serveQueue([]);
    openQueue();
    expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
  });
});

describe('a review', () => {
  it('of the next request is prefetched, so each review is loaded only once', async () => {
    const { reviewed } = serveQueue(threeSteps());
    const app = openQueue();
    await waitForReview(1);
    expect(reviewed).toEqual([]);
    await app.user.keyboard('j');
    await waitForReview(2);
    await waitFor(() => expect(reviewed).toEqual(['3']));
    await app.user.keyboard('j');
    await waitForReview(3);
    expect(reviewed).toEqual(['3']);
    await app.user.keyboard('k');
    await waitForReview(2);
    expect(queueRow(2)).toHaveFocus();
    expect(reviewed).toEqual(['3']);
  });

  it('of a correction shows both values of each changed fact, the flagged terms and the notes on the job', async () => {
    const correction = aStep('1', {
      kind: 'JOB_CORRECTION',
      previousStatus: null,
      proposedStatus: null,
      changes: [
        { label: 'Job Title', before: 'Loom Engineer', after: 'Loom Engineer (male only)' },
        { label: 'Place', before: 'Surat, Gujarat', after: 'Udhna, Gujarat' },
      ],
      subject: {
        ...details,
        __typename: 'Job',
        company: { id: '7', name: 'Himalaya', description: '', website: '', industry: '', approvalState: 'APPROVED' },
        notes: [aNote({ text: 'The client called about the title.' })],
        approvals: [],
      },
    });
    serveQueue([correction]);
    openQueue();
    await screen.findByRole('region', { name: 'Review' });
    expect(await review().findByText('Correction: Job Title, Place')).toBeVisible();
    const row = (await review().findByRole('rowheader', { name: 'Job Title' })).closest('tr');
    expect(row).toHaveTextContent('removed: Loom Engineer → added: Loom Engineer (male only)');
    expect(review().getByText('male only', { selector: 'mark' })).toBeVisible();
    expect(review().getByText('The client called about the title.')).toBeVisible();
  });

  it('of a company lists possible duplicates and the decisions about them', async () => {
    serveQueue([aSignUp('1')]);
    openQueue();
    const other = await screen.findByRole('row', { name: /^Possible Duplicate/ });
    expect(other).toHaveTextContent('Himalaya Mills, mills@himalaya.example, Rejected Same GSTIN · Same website');
    expect(within(other).getByRole('link', { name: 'Himalaya Mills' })).toHaveAttribute(
      'href',
      '/job-alert/admin/manage-employer?record=77',
    );
    expect(review().getByRole('region', { name: 'Internal Notes' })).toBeVisible();
  });

  it('of a status change shows its interviews with feedback and cancellation reasons', async () => {
    const step = aStep('1');
    const { subject } = step;
    if (subject?.__typename !== 'Application') throw new Error('It is about an application.');
    const marks = {
      recommendation: 'STRONG_YES',
      skills: 4,
      communication: 5,
      attitude: 3,
      givenAt: '2026-11-18T06:30:00.000Z',
      version: 1,
      isYours: false,
    } as const;
    const round = {
      ...planned,
      id: '5',
      date: '2026-11-18',
      outcome: 'HELD' as const,
      feedbacks: [
        { ...marks, giverId: '7', giverName: 'Meera Shah', note: 'Knows her looms.' },
        { ...marks, giverId: '8', giverName: 'Anita Shah (guest)', note: 'Too shy.', recommendation: 'NO' as const },
      ],
      awaitedFeedback: ['Ravi Desai'],
    };
    const cancelled = {
      ...round,
      id: '6',
      date: '2026-11-20',
      outcome: 'CANCELLED' as const,
      feedbacks: [],
      awaitedFeedback: [],
      cancelledAt: '2026-11-19T06:30:00.000Z',
      cancellationReason: 'INTERVIEWER_AWAY' as const,
      cancelNote: 'Back on Monday.',
    };
    serveQueue([{ ...step, subject: { ...subject, interviews: [round, cancelled] } }]);
    openQueue();
    await waitForReview(1);
    const feedbackRow = review().getByRole('row', { name: /^Interview 18\/11\/2026/ });
    const given = within(feedbackRow).getByRole('list', { name: 'Feedback' });
    expect(
      within(given)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Meera ShahRecommendation: Strong yesSkills 4/5 · Communication 5/5 · Attitude 3/5Knows her looms.',
      'Anita Shah (guest)Recommendation: NoSkills 4/5 · Communication 5/5 · Attitude 3/5Too shy.',
    ]);
    expect(feedbackRow).toHaveTextContent('Feedback is missing from Ravi Desai.');
    const cancelledRow = review().getByRole('row', { name: /^Interview 20\/11\/2026/ });
    expect(cancelledRow).toHaveTextContent('Cancelled: The interviewer cannot be there. Back on Monday.');
  });

  it('says that a missed interview was never planned', async () => {
    const step = { ...aStep('1'), proposedStatus: 'INTERVIEW_NOT_ATTENDED' as const };
    serveQueue([step]);
    openQueue();
    await waitForReview(1);
    expect(review().getByRole('row', { name: /^Interview No interview with .+ is planned here\.$/ })).toBeVisible();
  });

  it('saves a new internal note without reloading and without triggering shortcuts', async () => {
    const requests = [aStep('1'), aStep('2')];
    const { queries, reviewed } = serveQueue(requests);
    const sent = answerMutation(AddNoteDocument, () => {
      const note = aNote({ text: 'A jar, k.', viewerCanDelete: true });
      return { addNote: { subject: { __typename: 'Application', id: '41', notes: [note] } } };
    });
    const app = openQueue();
    await waitForReview(1);
    await app.user.type(review().getByRole('textbox', { name: 'Add a note' }), 'A jar, k.');
    await app.user.click(review().getByRole('button', { name: 'Add Note' }));
    expect(await review().findByText('Asha Patel · 20/11/2026 12:00 pm')).toBeVisible();
    expect(sent).toEqual([
      { subjectKind: 'APPLICATION', subjectId: '41', text: 'A jar, k.', kind: null, outcome: null, dueOn: null },
    ]);
    // No typed letter triggered a shortcut, and neither the list nor a review was reloaded.
    expect(review().getByRole('heading', { level: 3, name: 'Kavya Nair 1' })).toBeVisible();
    expect(requests[0]?.state).toBe('PENDING');
    expect([queries.length, reviewed.length]).toEqual([1, 0]);
  });

  it('opens the request that the URL names', async () => {
    const { queries } = serveQueue(threeSteps());
    openQueue('?request=3');
    await waitForReview(3);
    expect(queries).toEqual([expect.objectContaining({ ahead: false, isNamed: true, named: '3' })]);
  });
});
