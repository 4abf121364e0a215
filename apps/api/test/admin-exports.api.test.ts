import { formatIsoDateTime } from '@job-alert/domain/india/calendar';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { ContactMessageEntity } from '../src/database/entities/messages/contact-message.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { type Office, openOffice } from './builders/applications.js';
import { type Portal, sharedPortal } from './harness.js';

describe('the CSV exports of administrators', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const fetchCsv = (path: string, token = office.admin.token) =>
    fetch(`${portal.url}/exports/${path}`, { headers: { authorization: `Token ${token}` } });
  async function rowsOf(path: string): Promise<Record<string, string>[]> {
    const response = await fetchCsv(path);
    expect(response.status).toBe(200);
    return parse(await response.text(), { bom: true, columns: true });
  }

  test('contain the filtered audit trail, with its values in words and times in India', async () => {
    const { manager } = portal.dataSource;
    const posted = await manager.findOneByOrFail(AuditEventEntity, { action: 'POST', subjectType: 'JOB' });
    const [row, ...others] = await rowsOf(`audit-trail.csv?action=post&subject=JOB&actor=${office.employer.id}`);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ID: posted.id,
      Time: formatIsoDateTime(posted.at),
      Who: 'Meera Shah',
      'Account ID': office.employer.id,
      'Account Type': 'Employer',
      Record: 'Job',
      'Record ID': office.jobId,
    });
    expect((await fetchCsv('audit-trail.csv?action=fly')).status).toBe(400);
  });

  test('contain the contact messages, all or only the new ones', async () => {
    const { manager } = portal.dataSource;
    const message = { email: 'asha@x.example', phone: '9812300456', message: 'Hello', userType: 'CANDIDATE' } as const;
    const createdAt = new Date('2026-02-01T06:30:00Z');
    await manager.insert(ContactMessageEntity, [
      { ...message, name: 'Asha', isHandled: false, createdAt },
      { ...message, name: 'Ravi', isHandled: true, createdAt },
    ]);
    expect(await rowsOf('contact-messages.csv')).toHaveLength(2);
    expect(await rowsOf('contact-messages.csv?status=new')).toEqual([
      {
        ID: expect.stringMatching(/^\d+$/),
        Name: 'Asha',
        Email: 'asha@x.example',
        Phone: '9812300456',
        'User Type': 'Candidate',
        Message: 'Hello',
        Status: 'New',
        Date: '2026-02-01 12:00:00',
      },
    ]);
    expect((await fetchCsv('contact-messages.csv?status=old')).status).toBe(400);
  });

  test('contain the undelivered emails, with the reason in words', async () => {
    const { manager } = portal.dataSource;
    const mail = await manager.findOneOrFail(OutboxMessageEntity, { where: {}, order: { id: 'DESC' } });
    const lastError = '550 No such mailbox';
    await manager.update(OutboxMessageEntity, { id: mail.id }, { state: 'DEAD', lastError });
    const [row] = await rowsOf('undelivered-mails.csv');
    expect(row).toMatchObject({
      ID: mail.id,
      Recipient: mail.recipient,
      Reason: "The mail server refused the recipient's address.",
      'Last Error': lastError,
    });
  });

  test('are for administrators only', async () => {
    for (const name of ['audit-trail', 'contact-messages', 'undelivered-mails']) {
      expect((await fetchCsv(`${name}.csv`, office.employer.token)).status).toBe(403);
    }
  });
});
