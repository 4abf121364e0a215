import { JOBS_PER_ALERT, jobAlertState, nextAlertAt } from '@job-alert/domain/jobs/job-alert';
import type { EntityManager } from 'typeorm';
import { JobAlertEntity } from '../../database/entities/jobs/job-alert.entity.js';
import { Lease } from '../../database/lease.js';
import type { CoreServices } from '../../platform/core-services.js';
import { newToken } from '../../platform/crypto.js';
import type { NewJobsReadModel } from '../jobs/feeds/new-jobs.read-model.js';
import type { NewJobsService } from '../jobs/feeds/new-jobs.service.js';
import type { OpenJobsFilter } from '../jobs/open-jobs/open-jobs.types.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { JobAlertLinksService } from './job-alert-links.service.js';
import { jobAlertEmail, type NewOpenings } from './job-alerts.emails.js';
import { type DueAlert, JOB_ALERT_MAIL, type JobAlertsReadModel } from './job-alerts.read-model.js';

const BATCH = 100;
const LEASE_SECONDS = 120;

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock'> {
  newJobs: NewJobsReadModel;
  newJobRounds: NewJobsService;
  readModel: JobAlertsReadModel;
  links: JobAlertLinksService;
  mailer: MailerService;
}

/** Writes the emails of due alerts, each in the transaction that updates its alert. A lease selects a server. */
export class JobAlertEmailsService {
  private readonly lease: Lease;

  constructor(private readonly deps: Deps) {
    this.lease = new Lease(deps.dataSource, 'job-alerts', newToken(), LEASE_SECONDS);
  }

  /** Returns the number of emails written. Stops early on shutdown; the rest is due at the next start. */
  async sendDue(signal?: AbortSignal): Promise<number> {
    if (!(await this.lease.acquire())) return 0;
    const { newJobs, newJobRounds, readModel, clock } = this.deps;
    const latest = await newJobRounds.numberAfter(await newJobs.latestBatch());
    let emails = 0;
    for (;;) {
      const due = await readModel.due(clock.now(), latest, BATCH);
      for (const alert of due) {
        if (signal?.aborted) return emails;
        if (await this.handle(alert, latest)) emails += 1;
      }
      if (due.length < BATCH || !(await this.lease.acquire())) return emails;
    }
  }

  async release(): Promise<void> {
    await this.lease.release();
  }

  /** Checks an alert for new jobs. Returns true if an email was written. */
  private async handle(alert: DueAlert, latest: number): Promise<boolean> {
    const { newJobs, transactions, clock } = this.deps;
    const batches = { after: alert.seenRound, upTo: latest };
    const hasNews = latest > alert.seenRound && canBeEmailed(alert);
    const news = hasNews ? await newJobs.findNew(parseFilter(alert), batches, JOBS_PER_ALERT) : { jobs: [], total: 0 };
    const now = clock.now();
    const isMailed = news.total > 0;
    const waits = isMailed || alert.frequency !== 'AT_ONCE';
    return transactions.run(async (manager) => {
      // Skips the alert if it was paused, changed, merged into another account or emailed by another server meanwhile.
      const { id, candidateId, frequency, seenRound } = alert;
      const asRead = { id, candidateId, frequency, seenRound, isPaused: false };
      const { affected } = await manager.update(JobAlertEntity, asRead, {
        seenRound: latest,
        ...(waits && { dueAt: nextAlertAt(alert.frequency, now) }),
        ...(isMailed && { mailedAt: now }),
      });
      if (affected !== 1 || !isMailed) return false;
      await this.post(manager, alert, news, latest);
      return true;
    });
  }

  private async post(manager: EntityManager, alert: DueAlert, newJobs: NewOpenings, latest: number): Promise<void> {
    const { mailer, links } = this.deps;
    const unsubscribeUrl = mailer.brand.url + links.create(alert.id);
    await mailer.enqueue(manager, {
      key: `job-alert:${alert.id}:${latest}`,
      kind: JOB_ALERT_MAIL,
      to: alert.email,
      content: jobAlertEmail(mailer.brand, alert, newJobs, unsubscribeUrl),
      unsubscribeUrl,
      dataSubjects: { candidateId: alert.candidateId },
    });
  }
}

const canBeEmailed = ({ isActive, isVerified, isRefused }: DueAlert): boolean =>
  isActive === 1 &&
  jobAlertState({ isPaused: false, isVerified: Number(isVerified) === 1, isRefused: Number(isRefused) === 1 }) ===
    'ACTIVE';

/** Converts the stored filter to an `openJobs` filter. */
function parseFilter({ filter }: DueAlert): OpenJobsFilter {
  const some = <Choice>(choices: readonly Choice[] | null | undefined): Choice[] | null =>
    choices ? [...choices] : null;
  return {
    query: filter.query ?? null,
    location: filter.location ?? null,
    experience: filter.experience ?? null,
    workModes: some(filter.workModes),
    jobTypes: some(filter.jobTypes),
    experienceBands: some(filter.experienceBands),
    salaryBands: some(filter.salaryBands),
    industries: some(filter.industries),
    cities: some(filter.cities),
  };
}
