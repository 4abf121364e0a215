import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { SignOutDocument } from '../../lib/graphql/sign-out.public.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/data/builders';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { usePhone } from '../../testing/use-phone';
import { answerMutation, answerQuery, networkFailure } from '../../testing/server';
import {
  type EmployerHomeContentFragment,
  EmployerHomeDocument,
  type HomeApplicantFragment,
} from './employer-home.generated';

const employer = aSession('employer');

async function open(isProfileComplete: boolean) {
  answerQuery(ViewerDocument, aViewer(employer, { isProfileComplete }));
  const app = renderApp(paths.employer.home, { as: employer });
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
}

/** Returns a tile with its link. `locked` is true if the tile has the badge. */
function tile(title: string) {
  const article = screen.getByRole('heading', { name: title }).closest('article') as HTMLElement;
  const link = within(article).queryByRole('link');
  return { article, locked: within(article).queryByText('Locked') !== null, link };
}

const lockable = [
  ['JOB POST', paths.employer.postJob],
  ['VIEW MY JOBS', paths.employer.myJobs],
  ['VIEW APPLICANTS', paths.employer.applicants],
  ['MANAGE INTERVIEW', paths.employer.scheduleInterview],
] as const;
const banner = 'Please complete your company profile to access all features.';

describe('the employer dashboard', () => {
  it('shows five tiles with See More when the profile is complete', async () => {
    await open(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Employer Dashboard' })).toBeVisible();
    expect(screen.queryByText(banner)).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Your day');
    for (const [title, path] of [['EDIT COMPANY PROFILE', paths.employer.companyProfile] as const, ...lockable]) {
      expect(tile(title).locked).toBe(false);
      expect(tile(title).link).toHaveTextContent('See More');
      expect(tile(title).link).toHaveAttribute('href', path);
    }
  });

  it('begins with the day on a phone, where the tiles would push it out of view', async () => {
    usePhone();
    await open(true);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Your day');
  });

  it('locks all tiles except the company profile and says so while the profile is incomplete', async () => {
    await open(false);
    expect(screen.getByText(banner)).toBeVisible();
    expect(tile('EDIT COMPANY PROFILE').link).toHaveAttribute('href', paths.employer.companyProfile);
    for (const [title] of lockable) {
      expect([tile(title).locked, tile(title).link]).toEqual([true, null]);
    }
    await userEvent.hover(tile('JOB POST').article);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Complete your company profile to unlock this feature',
    );
  });

  it.each([
    [
      'PENDING',
      true,
      ['Your company is waiting for approval.', 'Candidates see your jobs once', 'You can post jobs now.'],
    ],
    ['PENDING', false, ['Complete the company profile to post jobs.']],
    [
      'REJECTED',
      true,
      [
        'Your company has not been approved.',
        'The GSTIN does not belong to this company.',
        '“It is of a mill in Pune.”',
        'you cannot post new ones',
      ],
    ],
  ] as const)(
    'shows above the tiles that a company is %s and what to do, with a complete profile: %s',
    async (...args) => {
      const [approvalState, isProfileComplete, sentences] = args;
      const isRejected = approvalState === 'REJECTED';
      const approval = { id: '4', reason: 'GSTIN_MISMATCH', note: 'It is of a mill in Pune.' } as const;
      const company = { id: '7', approvalState, approval: isRejected ? approval : null };
      answerQuery(ViewerDocument, aViewer(employer, { company, isProfileComplete }));
      renderApp(paths.employer.home, { as: employer });
      const strip = await screen.findByRole('complementary', { name: "Your company's approval" });
      for (const sentence of sentences) await waitFor(() => expect(strip).toHaveTextContent(sentence));
      expect(within(strip).queryAllByRole('link', { name: 'contact us' })).toHaveLength(isRejected ? 1 : 0);
    },
  );

  it('shows loading and no menu until the server responds', async () => {
    answerQuery(ViewerDocument, () => new Promise(() => undefined));
    renderApp(paths.employer.home, { as: employer });
    expect(await screen.findByText('Loading dashboard...')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('treats the profile as incomplete when the server cannot be reached', async () => {
    answerQuery(ViewerDocument, () => networkFailure());
    renderApp(paths.employer.home, { as: employer });
    expect(await screen.findByText(banner)).toBeVisible();
    expect(tile('JOB POST').locked).toBe(true);
  });
});

/** Builds the home of an employer without news. Tests override only the relevant fields. */
const aHome = (overrides: Partial<EmployerHomeContentFragment> = {}): EmployerHomeContentFragment => ({
  lastVisitAt: '2026-11-20T06:30:00.000Z',
  hasPosted: true,
  newApplicantCount: 0,
  newApplicants: [],
  interviews: [],
  joiningDateRequestCount: 0,
  joiningDateRequests: [],
  dueJoiningCount: 0,
  dueJoinings: [],
  waitingCount: 0,
  waiting: [],
  rejected: [],
  closingJobs: [],
  ...overrides,
});

const application = (id: string): HomeApplicantFragment => ({
  id,
  appliedAt: '2026-11-21T06:30:00.000Z',
  candidate: { id: `2${id}`, firstName: 'Meera', lastName: 'Iyer' },
  job: { id: '12', title: 'Accountant' },
});

async function openHome(home: EmployerHomeContentFragment, isComplete = true) {
  const dashboard = { __typename: 'EmployerDashboard' as const, ...home };
  answerQuery(EmployerHomeDocument, { viewer: { id: '7', dashboard } });
  await open(isComplete);
  await screen.findByRole('heading', { level: 2, name: 'Your day' });
}

/** Returns the queries of the card with this heading. */
const card = (name: string) => within(screen.getByRole('region', { name }));

describe("the section Your day of the employer's home", () => {
  it('shows new applicants, interviews, joining dates, rejected and pending proposals, and closing jobs', async () => {
    const step = { __typename: 'Application' as const, ...application('1') };
    await openHome(
      aHome({
        newApplicantCount: 100,
        newApplicants: [application('3')],
        interviews: [
          {
            id: '61',
            date: '2026-12-24',
            time: '15:30',
            mode: 'FACE_TO_FACE',
            location: 'Ring Road, Surat',
            approvalState: 'PENDING',
            application: application('1'),
          },
        ],
        joiningDateRequestCount: 1,
        joiningDateRequests: [{ day: '2026-12-21', application: application('9') }],
        dueJoiningCount: 1,
        dueJoinings: [{ day: '2026-11-19', application: application('8') }],
        rejected: [
          {
            id: '5',
            summary: 'You proposed Selected.',
            subject: step,
            reason: 'MORE_FACTS_NEEDED',
            note: 'Did you meet?',
          },
        ],
        waitingCount: 1,
        waiting: [
          {
            id: '6',
            summary: 'You sent the job for approval on 19/11/2026.',
            subject: { __typename: 'Job', id: '13', title: 'Weaver' },
          },
        ],
        closingJobs: [{ id: '12', title: 'Accountant', deadline: '2026-12-25', applicantCount: 1 }],
      }),
    );
    const applicants = await screen.findByRole('region', { name: 'New applicants' });
    expect(applicants).toHaveTextContent(
      'New applicants100+Read their profiles and propose the next step.Meera IyerAccountant, applied on 21/11/2026',
    );
    const applicant = (id: string) => `${paths.employer.applicants}?search=Meera+Iyer&job=12&applicant=${id}`;
    const linksOf = (name: string) =>
      card(name)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(linksOf('New applicants')).toEqual([applicant('3'), `${paths.employer.applicants}?status=Applied`]);
    expect(linksOf('Interviews today and tomorrow')[0]).toBe(applicant('1'));
    expect(linksOf('Not approved')).toEqual([applicant('1'), applicant('1')]);
    expect(linksOf('Closing in the next seven days')[0]).toBe(`${paths.employer.myJobs}?search=Accountant`);
    expect(card('Interviews today and tomorrow').getByRole('listitem')).toHaveTextContent(
      '24/12/2026 at 3:30 pmWaiting for approvalMeera Iyer · AccountantFace to Face: Ring Road, Surat',
    );
    const dates = card('Another date requested');
    expect(dates.getByRole('listitem')).toHaveTextContent('Meera IyerAccountant, would like to join on 21/12/2026');
    for (const link of dates.getAllByRole('link'))
      expect(link).toHaveAttribute('href', `${paths.employer.applicants}?search=Meera+Iyer&job=12&applicant=9`);
    const joined = card('Has your new colleague joined?');
    expect(joined.getByRole('listitem')).toHaveTextContent('Meera Iyer19/11/2026Accountant');
    for (const link of joined.getAllByRole('link'))
      expect(link).toHaveAttribute('href', `${paths.employer.applicants}?search=Meera+Iyer&job=12&applicant=8`);
    expect(card('Not approved').getByRole('listitem')).toHaveTextContent(
      'Meera Iyer · AccountantYou proposed Selected.We need more facts.“Did you meet?”',
    );
    expect(card('Waiting for approval').getByRole('listitem')).toHaveTextContent('WeaverYou sent the job for approval');
    expect(linksOf('Waiting for approval')).toEqual([`${paths.employer.myJobs}?search=Weaver`, paths.employer.myJobs]);
    expect(card('Closing in the next seven days').getByRole('listitem')).toHaveTextContent(
      'Accountant25/12/20261 applicant',
    );
  });

  it('leads from the pending proposals to the applicants who wait for one', async () => {
    const subject = { __typename: 'Application' as const, ...application('1') };
    await openHome(aHome({ waitingCount: 1, waiting: [{ id: '6', summary: 'You proposed Selected.', subject }] }));
    await screen.findByRole('region', { name: 'Waiting for approval' });
    const waiting = card('Waiting for approval');
    expect(waiting.getByRole('link', { name: 'Meera Iyer · Accountant' })).toBeVisible();
    expect(waiting.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      `${paths.employer.applicants}?status=Pending`,
    );
  });

  it('says when there is nothing new', async () => {
    await openHome(aHome({ lastVisitAt: null }));
    expect(await screen.findByText('Nothing new in the last seven days, and nothing waits for you.')).toBeVisible();
  });

  it.each([
    [false, 'How to begin', 'Complete the company profile', paths.employer.companyProfile],
    [true, 'Post your first job', 'Post a job', paths.employer.postJob],
  ])(
    'shows the next step to a company that has not posted a job, with a complete profile: %s',
    async (isComplete, title, label, path) => {
      await openHome(aHome({ hasPosted: false }), isComplete);
      await screen.findByRole('region', { name: title });
      expect(card(title).getByRole('link', { name: label })).toHaveAttribute('href', path);
    },
  );
});

describe("the employer's navigation", () => {
  const entries = () =>
    ['Home', 'Job Post', 'My Jobs', 'Applicants', 'Schedule Interview'].map((label) =>
      within(screen.getByRole('navigation', { name: 'Main' })).getByText(label),
    );

  it('has the logo and five entries, all but Home disabled until the profile is complete', async () => {
    const { unmount } = await open(false);
    expect(entries().map((entry) => [entry.getAttribute('href'), entry.getAttribute('aria-disabled')])).toEqual([
      [paths.employer.home, null],
      ...lockable.map(() => [null, 'true']),
    ]);
    unmount();
    await open(true);
    expect(entries().map((entry) => [entry.getAttribute('href'), entry.getAttribute('aria-current')])).toEqual([
      [paths.employer.home, 'page'],
      ...lockable.map(([, path]) => [path, null]),
    ]);
    expect(within(screen.getByRole('banner')).getAllByRole('link')[1]).toHaveAttribute('href', '/');
  });

  it('has a small-screen menu that Escape closes and whose logout clears both storages and opens the home page', async () => {
    answerMutation(SignOutDocument, { signOut: { user: { id: '7' } } });
    const { path } = await open(true);
    const burger = screen.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(burger);
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(burger).toHaveFocus();
    await press('Open the menu');
    await press('Logout');
    await waitFor(() => expect(path()).toBe(paths.home));
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
  });
});
