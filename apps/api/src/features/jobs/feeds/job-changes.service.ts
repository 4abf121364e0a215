import { todayInIndia } from '@job-alert/domain/india/calendar';
import { type JobFeedEventKind, jobFeedEvent } from '@job-alert/domain/jobs/job-feed-event';
import type { EntityManager } from 'typeorm';
import type { CoreServices } from '../../../platform/core-services.js';
import type { WebhookEventsService } from '../../webhooks/webhook-events.service.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock'> {
  webhookEvents: WebhookEventsService;
}

/** The state of a job in the feed. */
interface News {
  jobId: string;
  kind: JobFeedEventKind;
}

/** The number of jobs closed per transaction when their deadline has passed. */
const BATCH_SIZE = 500;

// Locks the jobs, so that no change is recorded twice.
const OPEN_STATES = `SELECT id, in_feed AS wasOpen, listed_at IS NOT NULL AND deadline >= ? AS isOpen
  FROM job WHERE id IN (?) ORDER BY id FOR UPDATE`;
const SEEN = 'UPDATE job SET in_feed = ?, changed_at = ? WHERE id IN (?)';
const TAKE_PLACES = 'UPDATE job_feed SET latest = latest + ?';
const LATEST = 'SELECT latest FROM job_feed';
const TELL = 'INSERT INTO job_change (id, job_id, kind, at) VALUES ?';
const PASSED = `SELECT id FROM job WHERE in_feed = 1 AND deadline < ? ORDER BY deadline, id LIMIT ${BATCH_SIZE}`;

/**
 * Writes the job change feed. Every use case that opens, closes or publicly changes a job calls this in its own
 * transaction, after its other writes: from then until the commit, no other job change is written (decision 0081).
 */
export class JobChangesService {
  constructor(private readonly deps: Deps) {}

  /** Records changes of the jobs, if any. `isEdited` is true if their public data was changed. */
  async note(manager: EntityManager, jobIds: readonly string[], isEdited = false): Promise<void> {
    if (jobIds.length === 0) return;
    const now = this.deps.clock.now();
    const rows = await manager.query<{ id: string; wasOpen: unknown; isOpen: unknown }[]>(OPEN_STATES, [
      todayInIndia(now),
      jobIds,
    ]);
    const news = rows.flatMap(({ id: jobId, wasOpen, isOpen }): News[] => {
      const kind = jobFeedEvent({ wasOpen: Number(wasOpen) === 1, isOpen: Number(isOpen) === 1, isEdited });
      return kind === null ? [] : [{ jobId, kind }];
    });
    for (const isOpen of [true, false]) {
      const ids = news.flatMap(({ jobId, kind }) => ((kind !== 'CLOSED') === isOpen ? [jobId] : []));
      if (ids.length > 0) await manager.query(SEEN, [isOpen, now, ids]);
    }
    await this.tell(manager, news);
  }

  /** Records the deletion of jobs that are in the feed. */
  async noteDeleted(manager: EntityManager, jobIds: readonly string[]): Promise<void> {
    await this.tell(
      manager,
      jobIds.map((jobId) => ({ jobId, kind: 'CLOSED' })),
    );
  }

  /** Records the closing of jobs past their deadline. Servers poll, because a deadline passes without a write. */
  async closePassed(): Promise<void> {
    for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
      const today = todayInIndia(this.deps.clock.now());
      const rows = await this.deps.dataSource.query<{ id: string }[]>(PASSED, [today]);
      count = rows.length;
      if (count === 0) return;
      await this.deps.transactions.run((manager) =>
        this.note(
          manager,
          rows.map(({ id }) => id),
        ),
      );
    }
  }

  private async tell(manager: EntityManager, news: readonly News[]): Promise<void> {
    if (news.length === 0) return;
    const { webhookEvents, clock } = this.deps;
    // Check this before locking the feed's row, which blocks all other job changes.
    if (await webhookEvents.hasActiveWebhooks(manager)) {
      for (const { jobId, kind } of news) await webhookEvents.write(manager, `JOB_${kind}`, { jobId });
    }
    await manager.query(TAKE_PLACES, [news.length]);
    const [feed] = await manager.query<{ latest: string }[]>(LATEST);
    const first = Number(feed?.latest) - news.length + 1;
    const at = clock.now();
    await manager.query(TELL, [news.map(({ jobId, kind }, index) => [first + index, jobId, kind, at])]);
  }
}
