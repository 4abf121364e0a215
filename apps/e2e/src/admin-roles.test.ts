import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../web/src/config/paths.ts';
import { problemsAtAllWidths } from './support/axe.ts';
import { newPerson, type Person, takeScreenshot } from './support/browser.ts';
import { controlsOf, linkedPaths } from './support/controls.ts';
import { choose, fill, press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { mailedPath } from './support/mails.ts';
import { openPage } from './support/open-page.ts';
import { logIn } from './support/people.ts';
import { openQueue, requestsOf, reviewOf } from './support/queue.ts';
import { ask } from './support/session.ts';
import { filledThroughout } from './support/settled.ts';
import { openStage, silentProblems, type Stage } from './support/stage.ts';
import { IS_RELEASE } from '../../../test-release.ts';

const { admin } = paths;
const PASSWORD = 'Monsoon@2026';
const PASSWORD_LINK = /\/reset-password\/[\w-]+/;
const NOT_ALLOWED = 'Your role does not allow this. An administrator can do it.';
const INVITE = `mutation ($input: InviteAdministratorInput!) { inviteAdministrator(input: $input) { administrators { id } } }`;
const ADD_NOTE = `mutation ($input: AddNoteInput!) { addNote(input: $input) { note { id } } }`;
const RECORDS = `{
  companies(first: 1) { nodes { id } }
  candidates(first: 1) { nodes { id } }
  jobs(first: 1) { nodes { id } }
  applications(first: 1) { nodes { id } }
}`;

const OPEN_JOB = '{ openJobs(first: 1) { nodes { title companyName city } } }';
/** The number of candidates whom the recruiter selects. Some of them may have applied already. */
const INVITED = 8;

interface OpenJobs {
  openJobs: { nodes: { title: string; companyName: string; city: string }[] };
}

type Records = Record<'companies' | 'candidates' | 'jobs' | 'applications', { nodes: { id: string }[] }>;

/** A phone, which has some controls of its own, and a desktop. */
const WIDTHS = IS_RELEASE || process.env['PICTURES'] ? [390, 1440] : [1440];

const NEEDS_ADMINISTRATOR: readonly string[] = [admin.team, admin.apiKeys, admin.webhooks];
const NEEDS_RECRUITER: readonly string[] = [admin.postJob, admin.correctJob];

/** The buttons that a reader may use: they find, sort, open, print and export, or change the reader's own account. */
const BUTTONS = [
  'Search, Clear, Filters, Refresh, Keys, Export CSV, Print all, Pools, Close, Previous, Next, NextJ, Previous page, Next page',
  'From date: open the calendar, To date: open the calendar, Suggest Jobs',
  'Applied Date, Admin Approval Status, Candidate Name, Email, Email Id, Date Joined, Employer Name, Company Name',
  'Job Title, Organization, Date Posted',
  'Set up, Change email, Change password, Log out everywhere',
];
const FILTERS = [
  'Name or email, Title or company name, Status, From date, To date, Rows per page',
  'Action, Record, Record ID, Account ID, All of these, Any of these, None of these, Years from, Years to',
  'Expects at most ₹ a year, Kind, Proposed step, Company, Waiting for, Period, Job, Industry, City, Source',
  "Candidate's Reply, Sort by",
];
const VIEWS = ['New, Handled, All, Best match, Last active, Experience, Expected salary, Newest'];
const namesOf = (kind: string, lines: readonly string[]) =>
  lines
    .join(', ')
    .split(', ')
    .map((name) => `${kind} ${name}`);
const READING: ReadonlySet<string> = new Set([
  ...namesOf('button', BUTTONS),
  ...namesOf('field', FILTERS),
  ...namesOf('radio', VIEWS),
  'field Name, job or company',
  'field Responsible',
  'field Employer, company or email',
  'field Recipient, subject or error',
]);
const READING_OF_RECORDS =
  /^(?:link |tab |button (?:Candidates of .*|Everything that .*|Show .* as a table|What “.*” means|(?!Invite ).*\d candidates?)$)/;
const changes = (control: string) => !READING.has(control) && !READING_OF_RECORDS.test(control);

describe('administrators with a role', () => {
  inOrder();
  let stage: Stage;
  let recruiter: Person;
  let reader: Person;
  let records: Record<keyof Records, string>;

  beforeAll(async () => {
    stage = await openStage('admin_roles', { admin: 1440 });
    const { portal, tokens, browser } = stage;
    [recruiter, reader] = await Promise.all([newPerson(browser, portal.url), newPerson(browser, portal.url)]);
    const found = await ask<Records>(portal.url, RECORDS, {}, tokens.admin);
    const first = ({ nodes: [one] }: Records['jobs']) => one?.id ?? '';
    const { companies, candidates, jobs, applications } = found;
    records = {
      companies: first(companies),
      candidates: first(candidates),
      jobs: first(jobs),
      applications: first(applications),
    };
    const note = {
      subjectKind: 'JOB',
      subjectId: records.jobs,
      text: 'Call the owner.',
      dueOn: todayInIndia(new Date()),
    };
    await ask(portal.url, ADD_NOTE, { input: note }, tokens.admin);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  async function join(page: Page, role: string, firstName: string): Promise<void> {
    const email = `${firstName.toLowerCase()}@office.example`;
    const input = { firstName, lastName: 'Rao', email, role, secondFactorRequired: false };
    await ask(stage.portal.url, INVITE, { input }, stage.tokens.admin);
    await openPage(page, await mailedPath(stage.portal, email, PASSWORD_LINK));
    await fill(page, 'New Password', PASSWORD);
    await fill(page, 'Confirm Password', PASSWORD);
    await page.getByRole('button', { name: /^(Set|Reset) Password$/ }).click();
    await page.waitForURL('**/employer/signup');
    await logIn(page, admin.login, { email, password: PASSWORD });
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await roleIsKnown(page);
  }

  /** The bell brings the role. Before, all entries are there. An open dialog hides them from the accessibility tree. */
  async function roleIsKnown(page: Page): Promise<void> {
    const entries = () =>
      Promise.all([admin.reports, admin.webhooks].map((path) => page.locator(`nav a[href="${path}"]`).count()));
    await expect.poll(entries).toEqual([1, 0]);
  }
  const content = (page: Page) => page.locator('#content');
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await roleIsKnown(page);
    await filledThroughout(page);
  };

  test('accept their invitations and log in', async () => {
    await join(recruiter.page, 'RECRUITER', 'Nisha');
    await join(reader.page, 'READER', 'Kavita');
    const addresses = [recruiter, reader].map(({ page }) => new URL(page.url()).pathname);
    expect(addresses).toEqual([admin.home, admin.home]);
  });

  test.each(['recruiter', 'reader'] as const)('open every entry of the menu as a %s', async (who) => {
    const { page } = who === 'reader' ? reader : recruiter;
    // The reports have a navigation of their own.
    const entries = page.getByRole('navigation').getByRole('link').and(page.locator(':not(main *)'));
    for (let index = 0; index < (await entries.count()); index += 1) {
      await entries.nth(index).click();
      await filledThroughout(page);
      expect(await content(page).getByRole('alert').allInnerTexts()).toEqual([]);
      expect(await content(page).getByText(NOT_ALLOWED).count()).toBe(0);
    }
    expect(await entries.count()).toBe(11);
  });

  test('show a reader no control that changes something, and no link to a screen of other roles', async () => {
    const { page } = reader;
    const found: Record<string, string[]> = {};
    const dialog = page.getByRole('dialog');
    const look = async (name: string, place = content(page)) => {
      const isOfOthers = (path: string) => [...NEEDS_ADMINISTRATOR, ...NEEDS_RECRUITER].includes(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await takeScreenshot(page, `reader-${name}-${width}`);
        const others = [...(await controlsOf(place)).filter(changes), ...(await linkedPaths(place)).filter(isOfOthers)];
        if (others.length > 0) found[`${name} at ${width}`] = others;
      }
    };
    for (const [name, path] of Object.entries(SCREENS)) {
      await open(page, path);
      await look(name);
    }
    await open(page, SCREENS.found);
    await press(page, 'Pools');
    await reads(dialog, 'All administrators share them.');
    await look('pools', dialog);
    for (const [name, path] of Object.entries(recordScreens(records))) {
      await page.goto(path);
      await roleIsKnown(page);
      await dialog.getByText('Internal Notes').waitFor();
      await look(name, dialog);
    }
    await page.goto(`${admin.jobs}?candidates=${records.jobs}`);
    await roleIsKnown(page);
    await dialog.getByRole('tab', { name: /^Suggested \(/ }).waitFor();
    await look('suggested', dialog);
    await open(page, `${admin.interviews}?application=${records.applications}`);
    await look('interviews');
    expect(found).toEqual({});
  });

  test('show an administrator those controls', async () => {
    const { page } = stage.people.admin;
    await page.goto(SCREENS.employers);
    await filledThroughout(page);
    const others = (await controlsOf(content(page))).filter(changes);
    expect(others.map((control) => control.replace(/ .*/, ''))).toEqual(
      expect.arrayContaining(['checkbox', 'button', 'field']),
    );
    expect(others).toEqual(
      expect.arrayContaining([
        'button Bulk Import',
        expect.stringMatching(/^button Approve /),
        'button Delete Selected (0)',
      ]),
    );
  });

  test('let a recruiter decide a request and invite candidates', async () => {
    const { page } = recruiter;
    await openQueue(page);
    await press(reviewOf(page), 'Approve');
    await reads(requestsOf(page).first(), 'Approved');
    await takeScreenshot(page, 'recruiter-decided');
    const { openJobs } = await ask<OpenJobs>(stage.portal.url, OPEN_JOB, {}, stage.tokens.admin);
    const [job] = openJobs.nodes;
    await open(page, SCREENS.found);
    const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    for (let index = 0; index < INVITED; index += 1) await rows.nth(index).check();
    await press(page, `Invite (${INVITED})`);
    const dialog = page.getByRole('dialog');
    await choose(dialog, 'Job', `${job?.title} at ${job?.companyName}, ${job?.city}`);
    await dialog.getByRole('button', { name: /^Invite \d+ candidate/ }).click();
    await reads(page, /^\d+ candidates? invited\./);
  });

  test.each([
    ['recruiter', NEEDS_ADMINISTRATOR],
    ['reader', [...NEEDS_ADMINISTRATOR, ...NEEDS_RECRUITER]],
  ] as const)('tell a %s that a screen needs an administrator', async (who, addresses) => {
    const { page } = who === 'reader' ? reader : recruiter;
    for (const address of addresses) {
      await page.goto(address);
      await reads(content(page), NOT_ALLOWED);
    }
    await takeScreenshot(page, `${who}-not-allowed`);
    expect(await problemsAtAllWidths(page)).toEqual([]);
  });

  test('cause no unexpected errors', () => {
    expect(stage.silentProblems()).toEqual([]);
    expect(silentProblems(stage.portal, { recruiter, reader })).toEqual([]);
  });
});

const SCREENS = {
  home: admin.home,
  employers: admin.employers,
  candidates: admin.candidates,
  found: `${admin.findCandidates}?order=active`,
  jobs: admin.jobs,
  applications: admin.applications,
  queue: admin.pendingApprovals,
  messages: admin.contactMessages,
  emails: admin.undeliveredMails,
  reports: admin.reports,
  audit: admin.auditTrail,
  security: admin.security,
};

const recordScreens = ({ companies, candidates, jobs, applications }: Record<keyof Records, string>) => ({
  employer: `${admin.employers}?record=${companies}`,
  candidate: `${admin.candidates}?record=${candidates}`,
  foundCandidate: `${admin.findCandidates}?order=active&candidate=${candidates}`,
  job: `${admin.jobs}?record=${jobs}`,
  application: `${admin.applications}?record=${applications}`,
});
