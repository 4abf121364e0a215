import { userTypeFromWire } from '@job-alert/domain/text/user-type';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyNth, sampled } from '../../../../test-release';
import { paths, type RoleName, withQuery } from '../config/paths';
import { anyAnswer } from '../testing/any-answer';
import { aSession } from '../testing/data/builders';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const roles: readonly RoleName[] = ['candidate', 'employer', 'admin'];
const isOfVisitors = (path: string) => /\/(?:login|signup|wp-login)\b/.test(path);

/** All screens of the three areas, and screens whose URL has parameters. */
const screens: readonly [RoleName, string][] = [
  ...roles.flatMap((role) =>
    Object.values(paths[role])
      .filter((path) => !isOfVisitors(path))
      .map((path): [RoleName, string] => [role, path]),
  ),
  ['employer', withQuery(paths.employer.applicants, { search: 'Asha', job: '7', status: 'applied', view: 'pipeline' })],
  ['employer', withQuery(paths.employer.scheduleInterview, { application: '7', when: 'past' })],
  ['admin', withQuery(paths.admin.employers, { status: 'Pending', sort: 'oldest' })],
];

interface Act {
  /** The API's response, by type and field. */
  fields?: Readonly<Record<string, unknown>>;
  perform: (user: UserEvent) => Promise<unknown>;
}

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const confirm = async (user: UserEvent, name: string) =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));

/** Actions on a row, with the operations that each one requests. */
const acts: readonly [string, string, string[], Act][] = [
  [
    'switching a candidate off',
    paths.admin.candidates,
    ['SetCandidateActive'],
    { perform: async (user) => user.selectOptions(await screen.findByLabelText(/^Active or inactive/), 'Inactive') },
  ],
  [
    "approving an employer, and the bell's count, which decisions change,",
    paths.admin.employers,
    ['DecideEmployer', 'UnreadNotificationCount'],
    {
      fields: { 'Company.approvalState': 'PENDING', 'Approval.subject': { __typename: 'Company' } },
      async perform(user) {
        await press(user, 'Approve Some text');
        await confirm(user, 'Approve');
      },
    },
  ],
  [
    'approving in the queue',
    paths.admin.pendingApprovals,
    ['DecideRequest', 'UnreadNotificationCount'],
    {
      fields: { 'Approval.state': 'PENDING' },
      async perform(user) {
        await screen.findByRole('heading', { name: 'Earlier decisions' });
        await user.keyboard('a');
      },
    },
  ],
  [
    'marking a message as handled',
    paths.admin.contactMessages,
    ['MarkContactMessageHandled'],
    {
      fields: { 'ContactMessage.isHandled': false, 'ContactMessageConnection.totalCount': 1 },
      perform: (user) => press(user, /handled/),
    },
  ],
  [
    'sending a mail again',
    paths.admin.undeliveredMails,
    ['ResendEmail'],
    { fields: { 'OutgoingEmailConnection.totalCount': 1 }, perform: (user) => press(user, /^Resend “/) },
  ],
  [
    'revoking a key',
    paths.admin.apiKeys,
    ['RevokeApiKey'],
    {
      async perform(user) {
        await press(user, /^Revoke/);
        await confirm(user, 'Revoke');
      },
    },
  ],
];

/** Returns the fields that depend on the role of the account. */
const whose = (role: RoleName): Readonly<Record<string, unknown>> => ({
  'User.type': userTypeFromWire(role),
  'User.dashboard': { __typename: role === 'employer' ? 'EmployerDashboard' : 'CandidateDashboard' },
});

/** Waits for more turns of the event loop than reading and rendering a response takes. */
async function turns(count = 30) {
  for (let turn = 0; turn < count; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
}

describe('a page of a signed-in area', () => {
  let operations: string[];
  let answeredOperations: string[];
  let release: () => void;

  /** Answers all operations with data, but not before `release` is called. */
  function answerAfterAll(role: RoleName, fields: Act['fields'] = {}) {
    const all = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      graphql.operation(async ({ query, variables, operationName }) => {
        operations.push(String(operationName));
        await all;
        const answer = await anyAnswer(query, variables, { ...whose(role), ...fields });
        answeredOperations.push(String(operationName));
        return HttpResponse.json(answer);
      }),
    );
  }

  beforeEach(() => {
    operations = [];
    answeredOperations = [];
    // Charts draw nothing without a size and report it.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 280));
  });
  afterEach(() => {
    release();
    vi.restoreAllMocks();
  });

  it.each(everyNth(screens, 8))(
    'sends at most two operations, all at once and none twice: %s %s',
    async (role, address) => {
      answerAfterAll(role);
      renderApp(address, { as: { ...aSession(role), profileComplete: true } });
      await waitFor(() => expect(operations.length).toBeGreaterThan(0));
      await turns();
      const atOnce = operations.slice();
      release();
      await waitFor(() => expect(answeredOperations).toHaveLength(operations.length));
      await turns();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(operations, 'nothing is asked for after data').toEqual(atOnce);
      expect(new Set(operations).size, 'no operation is asked twice').toBe(operations.length);
      expect(operations.length, operations.join(', ')).toBeLessThanOrEqual(2);
    },
  );

  it.each(sampled(acts, 3))(
    'sends the expected operations once for an action that changes its list: %s',
    async (_act, address, expected, { fields, perform }) => {
      answerAfterAll('admin', fields);
      release();
      const { user } = renderApp(address, { as: aSession('admin') });
      await screen.findAllByText('Some text');
      await turns();
      operations = [];
      await perform(user);
      await waitFor(() => expect(answeredOperations).toContain(expected[0]));
      await turns();
      expect(operations).toEqual(expected);
    },
  );
});
