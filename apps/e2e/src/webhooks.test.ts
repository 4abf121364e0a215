import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsAtAllWidths, faultsOf } from './support/axe.ts';
import { openBrowser, type Person, picture } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { decide, openOffice, rowsOf, secondAdmin } from './support/office.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { ask } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const SIGN_UP = `mutation ($input: RegisterEmployerInput!) { registerEmployer(input: $input) { user { id } } }`;

describe('an administrator who connects a program', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;
  let receiver: Server;
  const heard: string[] = [];
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      heard.push(String(request.headers['webhook-id']));
      response.end('Thank you.');
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    process.env['WEBHOOK_ALLOW'] = '127.0.0.1';
    [portal, browser] = await Promise.all([startPortal('webhooks'), openBrowser()]);
    person = await secondAdmin(browser, portal);
  });
  afterEach((context) => explainFailure(context, 'webhooks', portal, { person }));
  afterAll(async () => {
    receiver.close();
    await browser?.close();
    await portal?.stop();
  });

  test('makes a key with an end and addresses, adds a webhook to it, and reads what was sent and answered', async () => {
    const { page, complaints } = person;
    await openOffice(page, 'api-keys');
    await press(page, 'Create API key');
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await fill(form, 'Name', 'Payroll');
    for (const scope of ['applications:read', 'webhooks']) await form.getByRole('checkbox', { name: scope }).check();
    await press(form, '90 days');
    await fill(form, 'Addresses', '10.2.0.0/16');
    expect(await faultsOf(page)).toEqual([]);
    await press(form, 'Create key');
    const made = page.getByRole('dialog', { name: 'The new key' });
    const key = await made.getByRole('status', { name: 'The new key' }).innerText();
    await press(made, 'Done');
    await reads(page, `${key.slice(0, 7)}…`);
    expect(await faultsAtAllWidths(page)).toEqual([]);
    await picture(page, 'api-keys-1440');

    await openOffice(page, 'webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    const { port } = receiver.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/hooks/of/the/payroll/of/the/consultancy`;
    await fill(dialog, 'Address', address);
    await dialog.getByRole('checkbox', { name: 'company.approved' }).check();
    await press(dialog, 'Add');
    await reads(page, /^whsec_/);
    await press(page, 'Done');

    await openOffice(page, 'webhooks');
    await press(page, `Deliveries to ${address}`);
    await reads(page, 'Nothing was sent yet.');
    await page.keyboard.press('Escape');
    await approveACompany();
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(1);
    await press(page, `Deliveries to ${address}`);
    const deliveries = page.getByRole('dialog', { name: `Deliveries to ${address}` });
    await reads(deliveries, 'Delivered');
    await reads(deliveries, 'Thank you.');
    expect(await faultsAtAllWidths(page)).toEqual([]);
    await picture(page, 'webhook-deliveries-1440');
    await deliveries.getByRole('button', { name: /^Send company\.approved of .* again$/ }).click();
    await reads(deliveries, 'company.approved will be sent again.');
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBe(2);
    expect(new Set(heard).size).toBe(1);
    expect(complaints).toEqual([]);
  });

  /** Somebody signs up, and the administrator approves the company; nobody needs a screen for that here. */
  async function approveACompany(): Promise<void> {
    const input = {
      organizationName: 'Tapi Looms',
      companyWebsite: 'https://tapi.example',
      gstin: '24ABCDE1234F1Z5',
      firstName: 'Hetal',
      lastName: 'Vaghela',
      email: 'hr@tapi.example',
      contact: '9876543210',
      password: 'Monsoon@2026',
      consent: true,
    };
    await ask(portal.url, SIGN_UP, { input });
    await openOffice(person.page, 'manage-employer');
    const row = rowsOf(person.page).filter({ hasText: 'Tapi Looms' });
    await decide(person.page, row, 'Approve');
    await reads(row, 'Approved');
    await openOffice(person.page, 'webhooks');
  }
});
