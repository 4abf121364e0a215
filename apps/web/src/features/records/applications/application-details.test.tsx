import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { planned } from '../../../testing/data/interviews';
import { noJoining } from '../../../testing/data/joining';
import { noRecommendation } from '../../../testing/data/recommendation';
import {
  anApplication,
  anApproval,
  approved,
  chooseInMenu,
  name,
  open,
  serveApplications,
} from '../../../testing/data/managed-applications';
import { answerQuery } from '../../../testing/server';
import { ManagedApplicationDetailsDocument, ManagedApplicationHistoryDocument } from './application-details.generated';

const details = (url: string) => ({
  application: {
    ...approved({ status: 'SELECTED', proposedStatus: 'SELECTED' }),
    approval: { ...anApproval(), reason: null, note: null },
    statusUpdatedAt: '2026-11-20T06:30:05.000Z',
    notes: [],
    invitation: { id: '5', invitedByName: 'Meera Shah', invitedAt: '2026-10-20T06:30:00.000Z' },
    expectedSalary: 420_000,
    noticePeriod: 'DAYS_15' as const,
    feedback: 'Very good.',
    answers: [{ question: 'Notice period in days', answer: '45', rulesOut: true }],
    ...noJoining,
    ...noRecommendation,
    interviews: [],
    dateOfJoining: '2026-12-15',
    offerLetter: { id: '8', name: 'offer.pdf', url },
    candidate: {
      id: '21',
      firstName: 'Kavya',
      lastName: 'Nair',
      email: 'kavya@example.com',
      contact: '9876543210',
      resume: { id: '9', name: 'kavya.pdf', url },
    },
    offerReplies: [
      {
        id: '5',
        answer: 'OTHER_DATE' as const,
        reason: null,
        note: null,
        wishedDate: '2026-12-20',
        answeredAt: '2026-11-18T06:30:00.000Z',
      },
    ],
    job: {
      id: '31',
      title: 'Loom Engineer',
      companyName: 'Himalaya Textiles',
      company: { id: '11', fullName: 'Asha Patel' },
      postedAt: '2026-10-01T06:30:00.000Z',
      approvalState: 'APPROVED' as const,
      isActive: true,
    },
  },
});

describe('the details of an application', () => {
  it('show the candidate, the job and its poster, the status, the offer and the feedback', async () => {
    serveApplications([approved()]);
    answerQuery(ManagedApplicationDetailsDocument, details('https://files.example/9'));
    const app = open();
    await chooseInMenu(app, 'View Details');
    const modal = within(await screen.findByRole('dialog', { name: 'Application Details' }));
    expect(await modal.findByText('Asha Patel')).toBeVisible();
    for (const [key, value] of [
      ['Email', 'kavya@example.com'],
      ['Contact', '+91 9876543210'],
      ['Company Name', 'Himalaya Textiles'],
      ['Company Contact', 'Asha Patel'],
      ['Posted At', '01/10/2026'],
      ['Notice period in days', '45Does not fit'],
      ['Status', 'Selected'],
      ['Invited', 'By Meera Shah on 20/10/2026'],
      ['Status Updated At', '20/11/2026 12:00 pm'],
      ['Expected Salary', '₹4,20,000 a year'],
      ['Notice Period', '15 days'],
      ['Feedback', 'Very good.'],
      ['Date of Joining', '15/12/2026'],
      ['Earlier Answer', 'Another date requestedon 18/11/2026Requested date of joining: 20/12/2026'],
    ] as const) {
      expect(modal.getByRole('rowheader', { name: key }).closest('tr')).toHaveTextContent(`${key}${value}`);
    }
    expect(modal.queryByRole('list', { name: 'Interviews' })).toBeNull();
    expect(modal.getByRole('link', { name: 'View Resume: kavya.pdf' })).toHaveAttribute(
      'href',
      'https://files.example/9',
    );
    expect(modal.getByRole('link', { name: 'View Offer Letter: offer.pdf' })).toHaveAttribute('target', '_blank');
    expect(modal.getByRole('link', { name: 'Download Offer Letter: offer.pdf' })).toHaveAttribute(
      'download',
      'offer.pdf',
    );
  });

  it('open from a URL that names the application, with a button to approve it', async () => {
    serveApplications([anApplication()]);
    const { application } = details('https://files.example/9');
    const { candidate, job, approval, offerReplies } = application;
    answerQuery(ManagedApplicationDetailsDocument, {
      application: { ...application, ...anApplication(), candidate, job, approval, offerReplies },
    });
    const app = open('?status=pending');
    await screen.findByText('Kavya Nair');
    await act(() => app.router.navigate(`${paths.admin.applications}?status=Pending&record=41`));
    const modal = within(await screen.findByRole('dialog', { name: 'Application Details' }));
    expect(await modal.findByText('kavya@example.com')).toBeVisible();
    await app.user.click(modal.getByRole('button', { name: `Approve ${name}` }));
    expect(await screen.findByRole('dialog', { name: 'Approve this application?' })).toBeVisible();
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=Pending'));
  });

  it('renew the links of documents before they expire', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveApplications([approved()]);
    let requestCount = 0;
    answerQuery(ManagedApplicationDetailsDocument, () => details(`https://files.example/${(requestCount += 1)}`));
    const app = open('', { advanceTimers: vi.advanceTimersByTimeAsync });
    await chooseInMenu(app, 'View Details');
    const link = await screen.findByRole('link', { name: 'View Resume: kavya.pdf' });
    expect(link).toHaveAttribute('href', 'https://files.example/1');
    // A reload opens the details again.
    expect(app.router.state.location.search).toBe('?record=41');
    await vi.advanceTimersByTimeAsync(46_000);
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://files.example/2'));
  });
});

it('the details of an application show the feedback of all interviewers, and who is missing', async () => {
  const marks = {
    recommendation: 'YES' as const,
    skills: 4,
    communication: 4,
    attitude: 4,
    givenAt: '2026-11-18T06:30:00.000Z',
    version: 1,
    isYours: false,
  };
  const interviews = [
    {
      ...planned,
      feedbacks: [
        { ...marks, giverId: '7', giverName: 'Meera Shah', note: 'Knows her looms.' },
        { ...marks, giverId: '8', giverName: 'Anita Shah (guest)', note: 'Too shy.' },
      ],
      awaitedFeedback: ['Ravi Desai'],
    },
  ];
  serveApplications([approved()]);
  answerQuery(ManagedApplicationDetailsDocument, {
    application: { ...details('https://files.example/9').application, interviews },
  });
  const app = open();
  await chooseInMenu(app, 'View Details');
  const modal = within(await screen.findByRole('dialog', { name: 'Application Details' }));
  const list = within(await modal.findByRole('list', { name: 'Interviews' }));
  const items = within(list.getByRole('list', { name: 'Feedback' })).getAllByRole('listitem');
  expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Meera Shah', 'Anita Shah (guest)']);
  expect(list.getByText('Feedback is missing from Ravi Desai.')).toBeVisible();
});

describe('the history of an application', () => {
  it('shows each event with its status, author and date, in the order of the response', async () => {
    serveApplications([anApplication()]);
    const undecided = { state: 'PENDING', decidedAt: null, decidedByName: null, feedback: null } as const;
    const step = { ...undecided, requestedByName: 'Himalaya Textiles', reason: null, note: null };
    const entry = { kind: 'REQUEST', summary: 'Something happened.' } as const;
    const at = '2026-11-03T06:30:00.000Z';
    answerQuery(ManagedApplicationHistoryDocument, {
      application: {
        id: '41',
        isActive: true,
        history: [
          {
            ...entry,
            id: 'request-1',
            at,
            approval: {
              ...step,
              id: '1',
              state: 'APPROVED',
              decidedAt: at,
              decidedByName: 'Meera Desai',
              proposedStatus: 'APPLIED',
            },
          },
          { id: 'reply-7', kind: 'OFFER_DECLINED', at, summary: 'Asha declined.', approval: null },
          {
            ...entry,
            id: 'request-2',
            at,
            approval: { ...step, id: '2', proposedStatus: 'SHORTLISTED', feedback: 'Soon, please.' },
          },
        ],
      },
    });
    const app = open();
    await chooseInMenu(app, 'View History');
    const modal = within(await screen.findByRole('dialog', { name: 'Application History' }));
    await modal.findByText('Asha declined.');
    expect(app.router.state.location.search).toBe('?history=41');
    expect(modal.getByText('Record Status').parentElement).toHaveTextContent('Active');
    // Events are sentences in the width of the dialog, because a table of eight columns was cut off.
    expect(modal.getAllByRole('listitem').map((event) => event.textContent)).toEqual([
      'AppliedApprovedMeera Desai · 03/11/2026 12:00 pmSomething happened.',
      'Offer declinedCandidate · 03/11/2026 12:00 pmAsha declined.',
      'ShortlistedPendingHimalaya Textiles · 03/11/2026 12:00 pmSomething happened.Feedback: Soon, please.',
    ]);
  });
});
