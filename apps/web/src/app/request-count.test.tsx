import { act, screen, waitFor } from '@testing-library/react';
import { userTypeFromEdge } from '@job-alert/domain/user-type';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths, type RoleName, withQuery } from '../config/paths';
import { anyAnswer } from '../testing/any-answer';
import { aSession } from '../testing/builders';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const roles: readonly RoleName[] = ['candidate', 'employer', 'admin'];
const isOfVisitors = (path: string) => /\/(?:login|signup|wp-login)\b/.test(path);

/** Every screen of the three areas, and those whose address asks for more. */
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

/** As many turns of the event loop as an answer needs to be read and drawn, and more. */
async function turns(count = 30) {
  for (let turn = 0; turn < count; turn += 1) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
}

describe('a screen of the signed-in areas', () => {
  let asked: string[];
  let answered: string[];
  let release: () => void;

  /** Answers everything with data, but nothing before `release`. */
  function answerAfterAll(role: RoleName) {
    const all = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      graphql.operation(async ({ query, variables, operationName }) => {
        asked.push(String(operationName));
        await all;
        const answer = await anyAnswer(query, variables, { 'User.type': userTypeFromEdge(role) });
        answered.push(String(operationName));
        return HttpResponse.json(answer);
      }),
    );
  }

  beforeEach(() => {
    asked = [];
    answered = [];
  });
  afterEach(() => release());

  it.each(screens)(
    'asks the API at once for all that it needs, and no more than twice: %s %s',
    async (role, address) => {
      answerAfterAll(role);
      renderApp(address, { as: { ...aSession(role), profileComplete: true } });
      await waitFor(() => expect(asked.length).toBeGreaterThan(0));
      await turns();
      const atOnce = asked.slice();
      release();
      await waitFor(() => expect(answered).toHaveLength(asked.length));
      await turns();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked, 'nothing is asked for after data').toEqual(atOnce);
      expect(new Set(asked).size, 'no operation is asked twice').toBe(asked.length);
      expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(2);
    },
  );
});
