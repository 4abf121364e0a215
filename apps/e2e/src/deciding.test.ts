import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsOf } from './support/axe.ts';
import { takeScreenshot } from './support/browser.ts';
import { inOrder } from './support/in-order.ts';
import { ask } from './support/session.ts';
import { openStage, type Stage } from './support/stage.ts';

const UNDECIDED = '/job-alert/employer/applicants?status=Applied';
const APPLIED = `{ viewer { applications(first: 100, filter: { status: APPLIED }) { nodes { id } } } }`;
const WAITING = `{ viewer { applications(first: 100, filter: { status: PENDING }) { nodes { id proposedStatus feedback } } } }`;
const WITHDRAW = `mutation ($ids: [ID!]!) {
  withdrawProposals(input: { applicationIds: $ids }) { results { code } }
}`;

interface Listed {
  viewer: { applications: { nodes: { id: string; proposedStatus: string; feedback: string | null }[] } };
}

type Step = 'SHORTLISTED' | 'REJECTED';
/** Every third applicant is rejected. */
const stepOf = (index: number): Step => (index % 3 === 2 ? 'REJECTED' : 'SHORTLISTED');

describe('an employer decides about all new applicants', () => {
  inOrder();
  let stage: Stage;
  let page: Page;
  let ids: string[];
  let waitingBefore: ReadonlySet<string>;
  beforeAll(async () => {
    stage = await openStage('deciding', { employer: 1440 });
    page = stage.people.employer.page;
    ids = (await listed(APPLIED)).map(({ id }) => id);
    waitingBefore = new Set((await listed(WAITING)).map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  const listed = async (document: string) =>
    (await ask<Listed>(stage.portal.url, document, {}, stage.tokens.employer)).viewer.applications.nodes;
  const position = () => page.getByRole('dialog').getByText(/^\d+ of \d+$/);

  /** Decides about everybody. Returns the highest number of actions for each step, and prints the time. */
  async function decideAll(how: string, decide: (step: Step) => Promise<number>): Promise<Record<Step, number>> {
    await page.goto(UNDECIDED);
    await page.locator('[data-row-act=open]').first().click();
    const most = { SHORTLISTED: 0, REJECTED: 0 };
    const start = performance.now();
    for (let index = 0; index < ids.length; index += 1) {
      if (ids.length > 1)
        await position()
          .getByText(`${index + 1} of ${ids.length}`)
          .waitFor();
      const step = stepOf(index);
      most[step] = Math.max(most[step], await decide(step));
    }
    await page.getByRole('dialog').getByText('Waiting for approval').waitFor();
    const seconds = (performance.now() - start) / 1_000;
    console.error(`${how}: ${ids.length} applicants in ${seconds.toFixed(1)} s; actions: ${JSON.stringify(most)}`);
    return most;
  }

  async function expectAllProposed(): Promise<void> {
    const added = (await listed(WAITING)).filter(({ id }) => !waitingBefore.has(id));
    expect(added.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const rejected = added.filter(({ proposedStatus }) => proposedStatus === 'REJECTED');
    expect(rejected).toHaveLength(ids.filter((_, index) => stepOf(index) === 'REJECTED').length);
    for (const { feedback } of rejected) expect(feedback).toMatch(/^Dear \S.* another candidate\./);
  }

  test('by keyboard, with one key to shortlist and two to reject with a text', async () => {
    const most = await decideAll('keyboard', async (step) => {
      if (step === 'SHORTLISTED') {
        await page.keyboard.press('s');
        return 1;
      }
      await page.keyboard.press('r');
      await page.getByRole('menuitem').first().waitFor();
      await page.keyboard.press('6');
      return 2;
    });
    expect(most.SHORTLISTED).toBeLessThanOrEqual(3);
    expect(most.REJECTED).toBeLessThanOrEqual(4);
    await expectAllProposed();
    await takeScreenshot(page, 'deciding-1440');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('on a phone, with one tap to shortlist and two to reject, after all proposals were withdrawn', async () => {
    await ask(stage.portal.url, WITHDRAW, { ids }, stage.tokens.employer);
    expect((await listed(APPLIED)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await page.setViewportSize({ width: 390, height: 844 });
    const most = await decideAll('phone', async (step) => {
      const bar = page.getByRole('toolbar', { name: 'Decide' });
      if (step === 'SHORTLISTED') {
        await bar.getByRole('button', { name: 'Shortlist' }).click();
        return 1;
      }
      await bar.getByRole('button', { name: 'Reject' }).click();
      await page.getByRole('menuitem', { name: 'Another candidate was chosen' }).click();
      return 2;
    });
    expect(most.SHORTLISTED).toBeLessThanOrEqual(2);
    expect(most.REJECTED).toBeLessThanOrEqual(4);
    await expectAllProposed();
    await takeScreenshot(page, 'deciding-390');
    expect(await problemsOf(page)).toEqual([]);
  });

  test('causes no unexpected errors', () => expect(stage.silentProblems()).toEqual([]));
});
