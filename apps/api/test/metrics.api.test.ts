import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { ManualClock } from './builders/clock.js';
import { registerEmployer } from './builders/employer.js';
import { emptyTables, type Portal, startPortal } from './harness.js';

describe('the metrics', () => {
  const clock = new ManualClock();
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({ LOG_LEVEL: 'silent' }, clock);
  });
  beforeEach(async () => {
    await emptyTables(portal.databaseUrl);
    clock.letPass(1);
  });
  afterAll(() => portal.stop());

  /** Returns every sample by its name with labels. */
  async function samples(): Promise<Map<string, number>> {
    const response = await fetch(`${portal.url}/metrics`);
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  }
  async function outbox() {
    const all = await samples();
    const of = (name: string) => all.get(`outbox_${name}`);
    return { waiting: of('waiting_mails'), dead: of('dead_mails'), oldest: of('oldest_waiting_seconds') };
  }
  const change = (mail: OutboxMessageEntity | undefined, changes: Partial<OutboxMessageEntity>) =>
    portal.dataSource.manager.update(OutboxMessageEntity, { id: mail?.id }, changes);

  test('report the number of waiting and undelivered emails and the age of the oldest waiting one', async () => {
    expect(await outbox()).toEqual({ waiting: 0, dead: 0, oldest: 0 });
    for (let count = 0; count < 4; count += 1) {
      await registerEmployer(portal);
      clock.letPass(1);
    }
    expect(await outbox()).toEqual({ waiting: 4, dead: 0, oldest: 240 });
    const order = { createdAt: 'ASC' } as const;
    const [first, second, third] = await portal.dataSource.manager.find(OutboxMessageEntity, { order });
    await change(first, { state: 'DEAD' });
    await change(second, { state: 'SENT', sentAt: clock.now() });
    await change(third, { state: 'SENDING', claimedBy: 'worker' });
    clock.letPass(1);
    expect(await outbox()).toEqual({ waiting: 2, dead: 1, oldest: 180 });
  });

  test('query emails and webhooks once in five seconds, regardless of the number of reads', async () => {
    const { reader } = portal.container;
    clock.letPass(1);
    const before = reader.statements;
    await Promise.all([outbox(), outbox(), outbox()]);
    await outbox();
    expect(reader.statements - before).toBe(2);
    clock.letPass(0.1);
    await outbox();
    expect(reader.statements - before).toBe(4);
  });

  test('are served without the outbox table, with NaN for its values', async () => {
    await portal.dataSource.query('RENAME TABLE outbox_message TO outbox_message_away');
    const all = await samples();
    await portal.dataSource.query('RENAME TABLE outbox_message_away TO outbox_message');
    expect(all.get('outbox_waiting_mails')).toBeNaN();
    expect(all.get('outbox_oldest_waiting_seconds')).toBeNaN();
    expect(all.get('process_cpu_seconds_total')).toBeGreaterThan(0);
  });
});
