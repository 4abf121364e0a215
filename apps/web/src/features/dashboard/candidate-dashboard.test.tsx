import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/data/builders';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../testing/server';
import { CalendarFilesDocument } from './calendar-button.generated';
import { type CandidateHomeContentFragment, CandidateHomeDocument } from './candidate-home.generated';
import { AcceptInvitationDocument } from '../shared/applications/open-invitations.generated';
import { SetSearchVisibilityDocument } from '../shared/people/search-visibility.generated';

const candidate = aSession('candidate');

async function open(isProfileComplete: boolean) {
  answerQuery(ViewerDocument, aViewer(candidate, { isProfileComplete }));
  const app = renderApp(paths.candidate.home, { as: candidate });
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
}

/** Returns the link of a tile, and true in `locked` if the tile has the badge. */
function tile(title: string) {
  const card = within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
  return { locked: card.queryByText('Locked') !== null, link: card.getByRole('link') };
}

describe('the candidate dashboard', () => {
  it('links to all three pages when the profile is complete', async () => {
    await open(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Candidate Dashboard' })).toBeVisible();
    for (const [title, path] of [
      ['Profile Management', paths.candidate.profile],
      ['Job Explorer', paths.candidate.jobs],
      ['My Applications', paths.candidate.applications],
    ] as const) {
      expect(tile(title).locked).toBe(false);
      expect(tile(title).link).toHaveTextContent('Explore');
      expect(tile(title).link).toHaveAttribute('href', path);
    }
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Your day');
  });

  it('locks Job Explorer and My Applications and links to the profile while the profile is incomplete', async () => {
    await open(false);
    expect(tile('Profile Management').locked).toBe(false);
    for (const title of ['Job Explorer', 'My Applications']) {
      expect(tile(title).locked).toBe(true);
      expect(tile(title).link).toHaveTextContent('Complete Profile');
      expect(tile(title).link).toHaveAttribute('href', paths.candidate.profile);
    }
  });

  it('shows the first name from the server instead of the one in the stored session', async () => {
    answerQuery(ViewerDocument, aViewer(candidate, { firstName: 'Ashvi' }));
    renderApp(paths.candidate.home, { as: candidate });
    expect(await screen.findByRole('button', { name: 'Account of Ashvi' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Ashvi', id: '7' });
  });

  it('treats the profile as incomplete when the server cannot be reached', async () => {
    answerQuery(ViewerDocument, () => networkFailure());
    renderApp(paths.candidate.home, { as: candidate });
    await screen.findByRole('heading', { name: 'Job Explorer' });
    expect(tile('Job Explorer').locked).toBe(true);
  });
});

/** Builds the home of a candidate without news. Tests override only the relevant fields. */
const aHome = (overrides: Partial<CandidateHomeContentFragment> = {}): CandidateHomeContentFragment => ({
  lastVisitAt: '2026-11-20T06:30:00.000Z',
  missingProfileParts: [],
  hasApplied: true,
  interviews: [],
  changes: [],
  offers: [],
  savedJobsClosing: [],
  ...overrides,
});
/** A candidate without invitations. */
const uninvited = { openInvitations: [], candidate: null };
const job = { id: '12', title: 'Accountant', companyName: 'Rao & Sons' };

async function openHome(home: CandidateHomeContentFragment) {
  const dashboard = { __typename: 'CandidateDashboard' as const, ...home };
  answerQuery(CandidateHomeDocument, { viewer: { id: '7', searchVisibility: 'VISIBLE', ...uninvited, dashboard } });
  await open(home.missingProfileParts.length === 0);
  await screen.findByRole('heading', { level: 2, name: 'Your day' });
}

/** Returns the queries of the card with this heading. */
const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the question whether openings may be suggested', () => {
  it.each<[string, boolean, string]>([
    ['Yes, suggest openings', true, 'Thank you. We may suggest openings to you.'],
    ['No, thanks', false, 'We will not suggest openings to you.'],
  ])('is answered by "%s" and not asked again', async (name, isVisible, text) => {
    const dashboard = { __typename: 'CandidateDashboard' as const, ...aHome() };
    answerQuery(CandidateHomeDocument, { viewer: { id: '7', searchVisibility: 'NOT_ASKED', ...uninvited, dashboard } });
    const sent = answerMutation(SetSearchVisibilityDocument, {
      setSearchVisibility: { user: { id: '7', searchVisibility: isVisible ? 'VISIBLE' : 'HIDDEN' } },
    });
    await open(true);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('May we suggest openings to you?')).not.toBeInTheDocument();
    expect(sent).toEqual([{ isVisible }]);
  });
});

describe('the invitations on Home', () => {
  it('are answered there with the profile of the candidate', async () => {
    const dashboard = { __typename: 'CandidateDashboard' as const, ...aHome() };
    const invitation = {
      id: '5',
      state: 'OPEN' as const,
      message: null,
      expiresAt: '2030-12-12T06:00:00.000Z',
      job: {
        __typename: 'OpenJob' as const,
        ...job,
        city: 'Surat',
        workMode: 'ONSITE' as const,
        salaryMin: 300_000,
        salaryMax: 450_000,
        path: '/job-alert/job-opportunites/12-accountant',
        questions: [],
      },
    };
    const preferences = { expectedSalary: null, noticePeriod: null };
    const resume = { id: '3', name: 'asha.pdf' };
    const invited = { openInvitations: [invitation], candidate: { id: '7', resume, ...preferences } };
    let isAnswered = false;
    answerQuery(CandidateHomeDocument, () => ({
      viewer: { id: '7', searchVisibility: 'VISIBLE' as const, ...(isAnswered ? uninvited : invited), dashboard },
    }));
    const sent = answerMutation(AcceptInvitationDocument, () => {
      isAnswered = true;
      return { acceptInvitation: { invitation: { id: '5', state: 'ACCEPTED' } } };
    });
    await open(true);
    expect(await screen.findByText('You are invited to apply: Accountant at Rao & Sons')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, apply' }));
    expect(await screen.findByText(/^You have applied\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/You are invited to apply/)).not.toBeInTheDocument());
    expect(sent).toEqual([{ id: '5', answers: [], sharePreferences: false, resume: null }]);
  });
});

describe('the question whether the job preferences are still right', () => {
  it('is asked before a year has passed, and one press confirms', async () => {
    const dashboard = { __typename: 'CandidateDashboard' as const, ...aHome() };
    answerQuery(CandidateHomeDocument, {
      viewer: { id: '7', searchVisibility: 'TO_CONFIRM', ...uninvited, dashboard },
    });
    const sent = answerMutation(SetSearchVisibilityDocument, {
      setSearchVisibility: { user: { id: '7', searchVisibility: 'VISIBLE' } },
    });
    await open(true);
    expect(await screen.findByRole('link', { name: 'Change them' })).toHaveAttribute('href', paths.candidate.profile);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, still right' }));
    expect(await screen.findByText('Thank you. We may suggest openings to you.')).toBeVisible();
    expect(screen.queryByText('Are your job preferences still right?')).not.toBeInTheDocument();
    expect(sent).toEqual([{ isVisible: true }]);
  });
});

describe("the section Your day of the candidate's home", () => {
  it('leads a new account to the next part of the profile and shows what comes next', async () => {
    await openHome(aHome({ hasApplied: false, missingProfileParts: ['RESUME', 'QUALIFICATION'], lastVisitAt: null }));
    await screen.findByText('1 of 3 parts; resume and qualification missing.');
    expect(card('Complete your profile').getByRole('link', { name: 'Add your resume' })).toHaveAttribute(
      'href',
      `${paths.candidate.profile}?step=history`,
    );
    expect(card('What comes next').getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows the offer, the next interview with its link, changes since the last visit and closing saved jobs', async () => {
    const application = { id: '1', job };
    await openHome(
      aHome({
        offers: [{ id: '2', dateOfJoining: '2027-01-05', job }],
        interviews: [
          {
            id: '61',
            date: '2026-12-24',
            time: '15:30',
            mode: 'ONLINE',
            location: 'https://meet.example.com/rao',
            roundType: 'FIRST_ROUND',
            application,
          },
        ],
        savedJobsClosing: [
          { __typename: 'OpenJob', id: '14', title: 'Weaver', companyName: 'Surat Silks', deadline: '2026-12-23' },
        ],
        changes: [
          {
            id: '51',
            state: 'APPROVED',
            summary: 'Rao & Sons shortlisted you on 21/11/2026.',
            resultingStatus: 'SHORTLISTED',
            subject: { __typename: 'Application', ...application },
          },
        ],
      }),
    );
    await screen.findByText('Date of joining: 05/01/2027');
    expect(card('Your next interview').getByText('24/12/2026 at 3:30 pm')).toBeVisible();
    expect(card('Your next interview').getByRole('link', { name: 'Join the interview' })).toHaveAttribute(
      'href',
      'https://meet.example.com/rao',
    );
    answerQuery(CalendarFilesDocument, {
      viewer: { id: '7', interviews: { nodes: [{ id: '61', calendarFile: 'BEGIN:VCALENDAR' }] } },
    });
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:7', revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(card('Your next interview').getByRole('button', { name: /^Add to calendar/ }));
    await waitFor(() => expect(saved).toEqual(['interview.ics']));
    vi.restoreAllMocks();
    const changed = card('What has changed');
    expect(changed.getByText('What happened since your last visit on 20/11/2026.')).toBeVisible();
    expect(changed.getByRole('listitem')).toHaveTextContent(
      'AccountantShortlistedRao & Sons shortlisted you on 21/11/2026.',
    );
    expect(card('Saved jobs that close soon').getByRole('listitem')).toHaveTextContent('Weaver23/12/2026Surat Silks');
    expect(screen.queryByRole('region', { name: 'Find your first job' })).toBeNull();
  });

  it('shows a recent application that is still pending and says what happens next', async () => {
    const change = { id: '52', state: 'PENDING', resultingStatus: 'PENDING', summary: 'You applied today.' } as const;
    const subject = { __typename: 'Application', id: '3', job } as const;
    await openHome(aHome({ lastVisitAt: null, changes: [{ ...change, subject }] }));
    await screen.findByText('You applied for Accountant at Rao & Sons');
    expect(card('What has changed').getByRole('listitem')).toHaveTextContent(
      'You applied for Accountant at Rao & SonsPendingWe check your application and send it to the company. You will then get an email.',
    );
    expect(card('What has changed').getByText('What happened in the last seven days.')).toBeVisible();
    expect(screen.queryByText(/^Nothing has changed/)).toBeNull();
  });

  it('says when nothing has changed, and links to the job search when the candidate has not applied yet', async () => {
    await openHome(aHome());
    expect(await screen.findByText('Nothing has changed since your last visit on 20/11/2026.')).toBeVisible();
    cleanup();
    await openHome(aHome({ hasApplied: false }));
    const search = await screen.findByRole('link', { name: 'Search jobs' });
    expect(search).toHaveAttribute('href', paths.candidate.jobs);
  });

  it('offers a retry when loading fails, with the tiles still usable', async () => {
    answerQuery(CandidateHomeDocument, () => networkFailure());
    await open(true);
    const failure = await screen.findByText('Your news could not be loaded.');
    expect(failure).toBeVisible();
    expect(tile('Job Explorer').locked).toBe(false);
    const dashboard = { __typename: 'CandidateDashboard' as const, ...aHome() };
    answerQuery(CandidateHomeDocument, { viewer: { id: '7', searchVisibility: 'VISIBLE', ...uninvited, dashboard } });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^Nothing has changed/)).toBeVisible();
  });
});

describe("the candidate's navigation", () => {
  const entries = () =>
    ['Home', 'Job Explorer', 'My Applications', 'Saved Jobs', 'Profile Management'].map((label) => {
      const entry = within(screen.getByRole('navigation', { name: 'Main' })).getByText(label);
      return entry.getAttribute('href');
    });

  it('disables all specified entries except Home until the profile is complete', async () => {
    const { unmount } = await open(false);
    expect(entries()).toEqual([paths.candidate.home, null, null, paths.candidate.savedJobs, null]);
    unmount();
    await open(true);
    expect(entries()).toEqual([
      paths.candidate.home,
      paths.candidate.jobs,
      paths.candidate.applications,
      paths.candidate.savedJobs,
      paths.candidate.profile,
    ]);
  });
});
