import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { takeConsoleErrors } from '../../testing/console';
import { informationOf } from '../../testing/data/candidate-information';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerQuery, networkFailure } from '../../testing/server';
import { usePhone } from '../../testing/use-phone';
import { CandidateInformationDocument } from '../records/candidates/candidate-information.generated';
import { TalentPoolsDocument } from '../shared/pools/talent-pools.generated';
import {
  FindCandidatesDocument,
  type FindCandidatesQuery,
  type FindCandidatesQueryVariables,
  type FoundCandidateFragment,
} from './find-candidates.generated';

const person = (overrides: Partial<FoundCandidateFragment> = {}): FoundCandidateFragment => ({
  id: '21',
  firstName: 'Pooja',
  lastName: 'Sharma',
  jobTitle: 'Accounts Executive',
  companyName: 'Nilambar Weaves',
  city: 'Surat',
  experienceMonths: 50,
  qualification: 'GRADUATE',
  expectedSalary: 420000,
  noticePeriod: 'DAYS_15',
  openTo: 'LOOKING',
  lastActiveOn: '2020-01-01',
  hasResume: true,
  foundIn: [
    { text: 'Tally', fields: ['SKILL', 'RESUME'] },
    { text: 'GST', fields: ['SKILL'] },
    { text: 'returns', fields: ['RESUME'] },
  ],
  ...overrides,
});
const unknownPerson = person({
  id: '22',
  firstName: 'Ravi',
  lastName: 'Patel',
  jobTitle: null,
  companyName: null,
  city: null,
  experienceMonths: null,
  qualification: 'UNKNOWN',
  expectedSalary: null,
  noticePeriod: null,
  openTo: null,
  lastActiveOn: null,
  foundIn: [{ text: 'Tally', fields: [] }],
});

type Found = FindCandidatesQuery['findCandidates'];
const found = (nodes: FoundCandidateFragment[], overrides: Partial<Found> = {}): Found => ({
  nodes,
  pageInfo: { hasNextPage: false },
  totalCount: nodes.length,
  facets: {
    cities: [
      { value: 'Surat', count: 12 },
      { value: 'Vapi, Gujarat', count: 3 },
    ],
    experiences: [
      { value: 'YEARS_3_TO_5', count: 7 },
      { value: 'UNKNOWN', count: 1 },
    ],
    qualifications: [{ value: 'GRADUATE', count: 9 }],
    activities: [{ value: 'WEEK', count: 2 }],
    noticePeriods: [{ value: 'DAYS_15', count: 4 }],
    openTo: [{ value: 'LOOKING', count: 6 }],
    workModes: [{ value: 'HYBRID', count: 2 }],
    resumes: [
      { value: 'YES', count: 15 },
      { value: 'NO', count: 0 },
    ],
    pools: [
      { value: '7', count: 2 },
      { value: '5', count: 0 },
    ],
  },
  corrections: [],
  leftOutWords: [],
  ...overrides,
});

/** Answers the search, and each candidate's record, and returns the requests of the search. */
function serve(answer: (variables: FindCandidatesQueryVariables) => Found) {
  answerQuery(CandidateInformationDocument, ({ id }) => ({
    candidate: informationOf({ id, firstName: `Person ${id}`, lastName: 'Patel', email: `${id}@example.com` }),
    user: null,
  }));
  answerQuery(TalentPoolsDocument, {
    talentPools: [
      { id: '7', name: 'CNC operators', memberCount: 2 },
      { id: '5', name: 'Weavers', memberCount: 0 },
    ],
  });
  return answerQuery(FindCandidatesDocument, (variables) => ({ findCandidates: answer(variables) }));
}
const open = (query = '') => openAs('admin', paths.admin.findCandidates + query);
const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest<HTMLElement>('tr') as HTMLElement);

describe('the search for candidates', () => {
  it('explains itself to a newcomer, with two searches as links and a link to all candidates', async () => {
    const requests = serve(() => found([person()], { totalCount: 326 }));
    const app = open();
    expect(await screen.findByText('Search candidates by their work.')).toBeVisible();
    expect(screen.queryByText('Pooja Sharma')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 326 candidates, last active first' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'CNC or VMC operators, without trainees' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: /^Accountants who know/ }));
    await waitFor(() =>
      expect(requests.at(-1)).toEqual({
        first: 25,
        page: 1,
        orderBy: 'BEST_MATCH',
        filter: { allOf: ['accountant', 'tally', 'gst'], minExperience: 3, maxExperience: 5 },
      }),
    );
    expect(await screen.findByText('Pooja Sharma')).toBeVisible();
  });

  it('turns words into chips by Enter or a comma, keeps phrases in quotes and puts the search into the URL', async () => {
    const requests = serve(() => found([person()]));
    const app = open();
    await screen.findByText('Search candidates by their work.');
    await app.user.type(screen.getByLabelText('All of these', { selector: 'input' }), 'tally,"stock audit"{Enter}');
    await app.user.type(screen.getByLabelText('None of these', { selector: 'input' }), 'sales');
    await app.user.type(screen.getByLabelText('Years from'), '5');
    await app.user.type(screen.getByLabelText('Years to'), '3');
    await press('Search');
    await waitFor(() =>
      expect(requests.at(-1)?.filter).toEqual({
        allOf: ['tally', '"stock audit"'],
        noneOf: ['sales'],
        minExperience: 3,
        maxExperience: 5,
      }),
    );
    expect(new URLSearchParams(app.router.state.location.search).get('all')).toBe('tally,"stock audit"');
    expect(await screen.findByRole('button', { name: 'Save this view' })).toBeVisible();
  });

  it('reads a salary in lakh, and says what is wrong with another text instead of searching for its digits', async () => {
    const requests = serve(() => found([person()]));
    const app = open();
    await screen.findByText('Search candidates by their work.');
    const salary = screen.getByLabelText('Expects at most ₹ a year');
    await app.user.type(salary, '4.5');
    const before = requests.length;
    await press('Search');
    expect(salary).toHaveAccessibleDescription('Whole rupees a year, such as 4,50,000 or 4.5 lakh');
    expect([salary, requests.length]).toEqual([document.activeElement, before]);
    await app.user.type(salary, ' lakh');
    await press('Search');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ maxExpectedSalary: 450_000 }));
  });

  it('splits words at commas on phones too, whose keyboards do not report the key', async () => {
    const requests = serve(() => found([person()]));
    const app = open();
    await screen.findByText('Search candidates by their work.');
    const words = screen.getByLabelText('All of these', { selector: 'input' });
    await app.user.click(words);
    fireEvent.change(words, { target: { value: 'accountant, tally; gst' } });
    await press('Search');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ allOf: ['accountant', 'tally', 'gst'] }));
  });

  it('shows facts and the places of the words, and unknown facts as unknown', async () => {
    serve(() => found([person(), unknownPerson]));
    open('?all=Tally');
    const known = await rowOf('Pooja Sharma');
    for (const text of [
      /Accounts Executive at Nilambar Weaves/,
      'Surat',
      '4 years 2 months',
      'Graduate',
      'Active over a year ago',
      'Tally, GST in skills · returns in the resume',
    ])
      expect(known.getByText(text)).toBeVisible();
    const other = await rowOf('Ravi Patel');
    for (const text of [
      /Designation unknown/,
      'City unknown',
      'Experience unknown',
      'Qualification unknown',
      'Not logged in yet',
      'similar work to Tally',
    ])
      expect(other.getByText(text)).toBeVisible();
  });

  it('filters by choices with counts and keeps what is typed but not searched', async () => {
    const requests = serve(() => found([person()]));
    const app = open('?all=tally');
    await screen.findByText('Pooja Sharma');
    await app.user.type(screen.getByLabelText('Any of these', { selector: 'input' }), 'sachin{Enter}');
    await press('Vapi, Gujarat 3 candidates');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ allOf: ['tally'], cities: ['Vapi, Gujarat'] }));
    await press('Unknown 1 candidate');
    await waitFor(() => expect(requests.at(-1)?.filter).toMatchObject({ experiences: ['UNKNOWN'] }));
    expect(await screen.findByRole('button', { name: /^Vapi, Gujarat ?, chosen/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await press('Search');
    await waitFor(() =>
      expect(requests.at(-1)?.filter).toEqual({
        allOf: ['tally'],
        anyOf: ['sachin'],
        cities: ['Vapi, Gujarat'],
        experiences: ['UNKNOWN'],
      }),
    );
    expect(screen.queryByRole('button', { name: /Without a resume/ })).not.toBeInTheDocument();
  });

  it('ignores values of the URL that are no choices', async () => {
    const requests = serve(() => found([person()]));
    open('?experience=years-3-to-5,nonsense&min=75&order=newest&resume=maybe');
    await screen.findByText('Pooja Sharma');
    expect(requests).toEqual([{ first: 25, page: 1, orderBy: 'NEWEST', filter: { experiences: ['YEARS_3_TO_5'] } }]);
  });

  it('orders the candidates', async () => {
    const requests = serve(() => found([person()]));
    const app = open('?all=tally');
    await screen.findByText('Pooja Sharma');
    await app.user.click(screen.getByRole('radio', { name: 'Experience' }));
    await waitFor(() => expect(requests.at(-1)?.orderBy).toBe('EXPERIENCE'));
  });

  it('says which words were corrected and which were left out', async () => {
    serve(() => found([person()], { corrections: [{ from: 'taly', to: 'tally' }], leftOutWords: ['female'] }));
    open('?all=taly,female');
    expect(await screen.findByText('Showing results for “tally” instead of “taly”.')).toBeVisible();
    expect(
      screen.getByText('We do not search by gender, marital status, religion or caste: “female” was left out.'),
    ).toBeVisible();
  });

  it('offers to remove each part of a search without results', async () => {
    const requests = serve(({ filter }) => found(filter.noneOf ? [] : [person()]));
    open('?all=tally&none=sales&city=Surat&min=3');
    const parts = within(await screen.findByRole('list', { name: 'The search' }));
    expect(parts.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'tally',
      'Not: sales',
      'Years from 3',
      'City: Surat',
    ]);
    await press('Remove Not: sales');
    expect(await screen.findByText('Pooja Sharma')).toBeVisible();
    expect(requests.at(-1)?.filter).toEqual({ allOf: ['tally'], cities: ['Surat'], minExperience: 3 });
  });

  it('keeps the search after a failure and offers to retry', async () => {
    let isDown = true;
    serve(() => found([person()]));
    answerQuery(FindCandidatesDocument, () => (isDown ? networkFailure() : { findCandidates: found([person()]) }));
    open('?all=tally');
    expect(await screen.findByText('Failed to fetch candidates. Please try again.')).toBeVisible();
    isDown = false;
    await press('Retry');
    expect(await screen.findByText('Pooja Sharma')).toBeVisible();
    takeConsoleErrors();
  });

  it('has its filters in a dialog and a chip for each part of the search on phones', async () => {
    usePhone();
    const requests = serve(() => found([person()]));
    open('?all=tally,gst');
    await screen.findByText('Pooja Sharma');
    await press('Filters (2)');
    await press('Surat 12 candidates');
    await waitFor(() => expect(requests.at(-1)?.filter).toMatchObject({ cities: ['Surat'] }));
    await press('Show the results');
    await press('Remove the filter gst');
    await waitFor(() => expect(requests.at(-1)?.filter).toEqual({ allOf: ['tally'], cities: ['Surat'] }));
  });
});

describe('the record of a found candidate', () => {
  const pages = (size: number) =>
    serve(({ page }) =>
      found(
        Array.from({ length: size }, (_, index) => {
          const id = String((page - 1) * 25 + index + 1);
          return person({ id, lastName: `No ${id}` });
        }),
        { totalCount: 50, pageInfo: { hasNextPage: page < 2 } },
      ),
    );

  it('opens beside the list, is part of the URL and closes', async () => {
    pages(25);
    const app = open('?all=tally');
    await app.user.click(await screen.findByRole('button', { name: 'Pooja No 2' }));
    const record = await screen.findByRole('dialog', { name: 'Pooja No 2' });
    expect(await within(record).findByText('2@example.com')).toBeVisible();
    expect(app.router.state.location.search).toContain('candidate=2');
    await press('Close');
    await waitFor(() => expect(app.router.state.location.search).not.toContain('candidate'));
  });

  it('goes to the others with J and K, also over the end of a page', async () => {
    pages(25);
    const app = open('?all=tally&candidate=24');
    const record = await screen.findByRole('dialog', { name: 'Pooja No 24' });
    expect(await within(record).findByText('24 of 50')).toBeVisible();
    await app.user.keyboard('j');
    expect(await within(record).findByText('25 of 50')).toBeVisible();
    await app.user.keyboard('j');
    expect(await within(record).findByText('26 of 50')).toBeVisible();
    expect(await within(record).findByText('26@example.com')).toBeVisible();
    expect(app.router.state.location.search).toMatch(/candidate=26/);
    expect(app.router.state.location.search).toMatch(/page=2/);
    await app.user.keyboard('k');
    expect(await within(record).findByText('25 of 50')).toBeVisible();
    expect(await within(record).findByText('25@example.com')).toBeVisible();
  });

  it('leaves J and K to the fields of the record', async () => {
    pages(25);
    const app = open('?all=tally&candidate=3');
    const record = await screen.findByRole('dialog', { name: 'Pooja No 3' });
    await app.user.type(await within(record).findByRole('textbox', { name: /note/i }), 'jk');
    expect(within(record).getByText('3 of 50')).toBeVisible();
    expect(within(record).getByRole('textbox', { name: /note/i })).toHaveValue('jk');
  });
});
