import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemsAtAllWidths, problemsOf } from './support/axe.ts';
import { openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { ADMIN } from './support/server/built-api.ts';
import { waitForFocus } from './support/focus.ts';
import { press, reads } from './support/form.ts';
import { inOrder } from './support/in-order.ts';
import { firstAdmin, openAdminStage, rowsOf } from './support/admin-stage.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { ask, signIn } from './support/session.ts';
import { explainFailure, silentProblems } from './support/stage.ts';

/** Two of these people have the same phone number. The first row has an invalid one. */
const PEOPLE = `email;first_name;last_name;contact;experience
rene@people.example;René;Dsouza;98765;Fresher
kavita@people.example;Kavita;Rao;9876500001;Fresher
kavita.rao@people.example;Kavitha;Rao;9876500001;Experienced`;

/** A URL at which no server listens. */
const RECEIVER = 'http://127.0.0.1:9/hooks/of/the/payroll/of/the/consultancy';
const CREATE_KEY = `mutation {
  createApiClient(input: { name: "Payroll", scopes: [APPLICATIONS_READ, WEBHOOKS], networks: ["10.2.0.0/16"] }) { apiClient { id } }
}`;
const CREATE_WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`;
const SIGN_UP = `mutation ($input: RegisterEmployerInput!) { registerEmployer(input: $input) { user { id } } }`;
const WAITING = '{ approvals(filter: { state: PENDING }, first: 1) { nodes { id } } }';
const APPROVE = `mutation ($approvalId: ID!) {
  decideApproval(input: { approvalId: $approvalId, decision: APPROVE }) { approval { id } }
}`;
const COMPANY = {
  organizationName: 'Tapi Looms',
  companyWebsite: 'https://tapi.example',
  gstin: '24TOOLS1234F1Z5',
  firstName: 'Hetal',
  lastName: 'Vaghela',
  email: 'hr@tapi.example',
  contact: '9876543210',
  password: 'Monsoon@2026',
  consent: true,
};

const ASK_TO_JOIN =
  'mutation ($input: RequestToJoinCompanyInput!) { requestToJoinCompany(input: $input) { companyName } }';
const JOIN_REQUESTS = '{ companies(filter: { search: "Tapi Looms" }) { nodes { joinRequests { id } } } }';
const SEPARATE = `mutation ($id: ID!) { decideJoinRequest(input: { id: $id, decision: SEPARATE }) { company { id } } }`;

describe.runIf(IS_RELEASE)('the tools of an administrator', () => {
  inOrder();
  let portal: Portal;
  let browser: Browser;
  let admin: Person;

  beforeAll(async () => {
    process.env['WEBHOOK_ALLOW'] = '127.0.0.1';
    portal = await startPortal('tools');
    browser = await openBrowser();
    admin = await firstAdmin(browser, portal);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach((context) => explainFailure(context, 'tools', portal, { admin }));

  const dialog = () => admin.page.getByRole('dialog');

  test('import a file with semicolons, focus a row with an error and accept the row once it is corrected', async () => {
    const { page } = admin;
    await openAdminStage(page, 'manage-candidate');
    await press(page, 'Bulk Import');
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE, 'latin1') };
    await dialog().locator('input[type=file]').setInputFiles(file);
    await press(dialog(), 'Preview');
    const contact = dialog().getByRole('textbox', { name: 'Contact in row 2' });
    await waitForFocus(contact);
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await contact.fill('98765 00011');
    await contact.press('Enter');
    await reads(dialog(), '3 rows');
    await press(dialog(), 'Confirm Import');
    await reads(page, 'Imported: 3 Failed: 0');
    await dialog().waitFor({ state: 'hidden' });
    await rowsOf(page).filter({ hasText: 'René Dsouza' }).waitFor();
  });

  test('merge two accounts of one person after a preview of the effects', async () => {
    const { page } = admin;
    await press(page, 'View Kavita Rao');
    await reads(dialog(), 'Same phone number');
    await press(dialog(), 'Merge with Kavitha Rao');
    await reads(dialog(), 'kavita.rao@people.example can no longer log in or sign up.');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await press(dialog(), 'Merge');
    await reads(dialog(), 'Merged Accounts');
    await press(dialog(), 'Close');
    await rowsOf(page).filter({ hasText: 'Kavitha Rao' }).waitFor({ state: 'detached' });
  });

  test('show keys, webhooks and deliveries to a long URL without overflow at any width', async () => {
    const { page } = admin;
    const { token } = await signIn(portal.url, ADMIN);
    const asAdmin = <Data>(query: string, variables: object = {}) => ask<Data>(portal.url, query, variables, token);
    const { createApiClient } = await asAdmin<{ createApiClient: { apiClient: { id: string } } }>(CREATE_KEY);
    const apiClientId = createApiClient.apiClient.id;
    await asAdmin(CREATE_WEBHOOK, { input: { apiClientId, url: RECEIVER, eventTypes: ['COMPANY_APPROVED'] } });
    await asAdmin(SIGN_UP, { input: COMPANY });
    const { approvals } = await asAdmin<{ approvals: { nodes: { id: string }[] } }>(WAITING);
    await asAdmin(APPROVE, { approvalId: approvals.nodes[0]?.id });
    await openAdminStage(page, 'api-keys');
    await reads(page, '10.2.0.0/16');
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await openAdminStage(page, 'webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    await page.getByRole('dialog', { name: 'Add webhook' }).waitFor();
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    const deliveries = page.getByRole('dialog', { name: `Deliveries to ${RECEIVER}` });
    await expect
      .poll(async () => {
        await page.reload();
        await press(page, `Deliveries to ${RECEIVER}`);
        await reads(deliveries, /Nothing was sent yet|company\.approved/);
        return deliveries.getByText('company.approved').count();
      })
      .toBeGreaterThan(0);
    expect(await problemsAtAllWidths(page)).toEqual([]);
    await takeScreenshot(page, 'webhook-deliveries-1440');
  });

  test('merge two companies with one GSTIN after the name of the one that ends is typed', async () => {
    const { page } = admin;
    const { token } = await signIn(portal.url, ADMIN);
    const { password: _password, ...person } = COMPANY;
    const branch = { ...person, organizationName: 'Tapi Looms Udhna Branch', email: 'udhna@tapi.example' };
    await ask(portal.url, ASK_TO_JOIN, { input: branch });
    const { companies } = await ask<{ companies: { nodes: { joinRequests: { id: string }[] }[] } }>(
      portal.url,
      JOIN_REQUESTS,
      {},
      token,
    );
    await ask(portal.url, SEPARATE, { id: companies.nodes[0]?.joinRequests[0]?.id }, token);
    await openAdminStage(page, 'manage-employer?search=hr%40tapi.example');
    await press(page, 'View Hetal Vaghela');
    await reads(dialog(), 'Same GSTIN');
    await press(dialog(), 'Merge with Tapi Looms Udhna Branch');
    await reads(dialog(), 'This cannot be undone.');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await dialog().getByRole('table', { name: 'The two companies' }).scrollIntoViewIfNeeded();
      expect(await problemsOf(page, '[role=dialog]'), `at ${width} px`).toEqual([]);
      await takeScreenshot(page, `merge-companies-${width}`);
    }
    await dialog()
      .getByRole('textbox', { name: /^Type Tapi/ })
      .fill(branch.organizationName);
    await press(dialog(), 'Merge');
    await reads(dialog(), 'Merged Companies');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
    await press(dialog(), 'Close');
  });

  test('cause no unexpected errors', () => {
    expect(silentProblems(portal, { admin })).toEqual([]);
  });
});
