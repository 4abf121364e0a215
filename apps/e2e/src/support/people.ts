import type { Locator, Page } from 'playwright-core';
import { ADMIN } from './server/built-api.ts';
import { fill, press, reads } from './form.ts';
import { openPage } from './open-page.ts';

type Papers = Parameters<Locator['setInputFiles']>[0];

const PASSWORD = 'Monsoon@2026';

export const EMPLOYER = { email: 'hr@tapi-textiles.example', password: PASSWORD, organisation: 'Tapi Textiles' };
export const CANDIDATE = { email: 'asha.patel@people.example', password: PASSWORD };

/** Logs in on a login page and waits until it redirects. */
export async function logIn(page: Page, loginPath: string, who: { email: string; password: string }): Promise<void> {
  await openPage(page, loginPath);
  await fill(page, 'Email', who.email);
  await fill(page, 'Password', who.password);
  await press(page, 'Log in');
  await reads(page, 'Login successfully!');
  await page.waitForURL((url) => url.pathname !== loginPath);
}

export const logInAdmin = (page: Page): Promise<void> => logIn(page, '/job-alert/wp-login/wp/admin', ADMIN);
export const logInEmployer = (page: Page): Promise<void> => logIn(page, '/job-alert/employer/login', EMPLOYER);

/** Signs up an employer and waits for the login page. */
export async function signUpEmployer(page: Page): Promise<void> {
  await openPage(page, '/job-alert/employer/signup');
  await fill(page, 'Organization Name', EMPLOYER.organisation);
  await fill(page, 'Company Website', 'https://tapi-textiles.example');
  await fill(page, 'GSTIN', '24ABCDE1234F1Z5');
  await fillPerson(page, { firstName: 'Hetal', lastName: 'Vaghela', email: EMPLOYER.email });
  await press(page, 'Sign Up');
  await page.waitForURL('**/job-alert/employer/login');
}

/** Signs up a candidate with a resume and waits for the login page. */
export async function signUpCandidate(page: Page, resume: Papers): Promise<void> {
  await openPage(page, '/job-alert/candidate/signup');
  await sendCandidateSignUp(page, resume, CANDIDATE.email);
  await page.waitForURL('**/job-alert/candidate/login');
}

/** Fills in and submits the candidate sign-up on the current page, and waits for the success message. */
export async function sendCandidateSignUp(page: Page, resume: Papers, email: string): Promise<void> {
  await fillPerson(page, { firstName: 'Asha', lastName: 'Patel', email });
  await page.getByRole('radio', { name: 'Fresher' }).check();
  await page.locator('input[type=file]').setInputFiles(resume);
  await press(page, 'Sign Up');
  await reads(page, 'Form submitted successfully!');
}

async function fillPerson(page: Page, person: { firstName: string; lastName: string; email: string }): Promise<void> {
  await fill(page, 'First Name', person.firstName);
  await fill(page, 'Last Name', person.lastName);
  await fill(page, 'Email', person.email);
  await fill(page, 'Contact No', '9876543210');
  await fill(page, 'Password', PASSWORD);
  await fill(page, 'Confirm Password', PASSWORD);
  await page.getByRole('checkbox').check();
}
