import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsAtAllWidths } from './support/axe.ts';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { mailedPath } from './support/mails.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { ask, DEMO, enter, signIn } from './support/session.ts';
import { filled } from './support/settled.ts';

const INTERVIEWER = { email: 'asha@interviewers.example', password: 'Fresh&Start9' };
const INVITE = `mutation ($email: String!) {
  inviteCompanyMember(input: { firstName: "Asha", lastName: "Mehta", email: $email, role: INTERVIEWER }) {
    company { members { id email } }
  }
}`;
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(input: { token: $token, password: $password, consent: true }) { email }
}`;
const UPCOMING = '{ viewer { id interviews(when: UPCOMING) { nodes { id approvalState application { id } } } } }';
const SET = `mutation ($id: ID!, $people: [InterviewerInput!]!) {
  setInterviewers(input: { id: $id, interviewers: $people }) { interview { id } }
}`;

describe('an interviewer', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;
  beforeAll(async () => {
    portal = await startPortal('interviewers', { demo: true });
    browser = await openBrowser();
    person = await newPerson(browser, portal.url);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  test('reads about the people of the own interviews alone, at every width and with the keyboard', async () => {
    const { url } = portal;
    const { token } = await signIn(url, DEMO.employer);
    const invited = await ask<{ inviteCompanyMember: { company: { members: { id: string; email: string }[] } } }>(
      url,
      INVITE,
      { email: INTERVIEWER.email },
      token,
    );
    const userId = invited.inviteCompanyMember.company.members.find(({ email }) => email === INTERVIEWER.email)?.id;
    const path = await mailedPath(portal, INTERVIEWER.email, /\/reset-password\/[\w-]+/);
    await ask(url, RESET, { token: path.split('/').at(-1), password: INTERVIEWER.password });
    const { viewer } = await ask<{ viewer: { interviews: { nodes: { id: string; approvalState: string }[] } } }>(
      url,
      UPCOMING,
      {},
      token,
    );
    const planned = viewer.interviews.nodes.find(({ approvalState }) => approvalState === 'APPROVED');
    const people = [{ userId }, { name: 'Ravi Shah', email: 'ravi@guests.example' }];
    await ask(url, SET, { id: planned?.id, people }, token);
    await enter(person.context, url, 'employer', INTERVIEWER);

    const { page, complaints } = person;
    await page.goto('/job-alert/employer/applicants');
    await page.getByRole('heading', { name: 'Your Interviews' }).waitFor();
    await page.getByText('Interviewers: Asha Mehta, Ravi Shah').waitFor();
    await filled(page);
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await takeScreenshot(page, 'interviewer-interviews-1440');
    await page.getByRole('button', { name: /^About / }).press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/^Applied on /)
      .waitFor();
    await filled(page);
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await takeScreenshot(page, 'interviewer-candidate-1440');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 900 });
    await takeScreenshot(page, 'interviewer-interviews-390');
    await page.getByText('Past or cancelled').click();
    await page.getByText('No past interviews.').waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('FORBIDDEN'))).toEqual([]);
  });
});
