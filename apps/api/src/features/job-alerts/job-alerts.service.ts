import {
  JOB_ALERT_MESSAGES,
  jobAlertChangesSchema,
  jobAlertSchema,
  MAX_JOB_ALERTS,
  nextAlertAt,
} from '@job-alert/domain/jobs/job-alert';
import type { EntityManager } from 'typeorm';
import { JobAlertEntity } from '../../database/entities/jobs/job-alert.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireCandidate, type UserViewer } from '../../platform/viewer.js';
import type { NewJobsReadModel } from '../jobs/feeds/new-jobs.read-model.js';
import type { JobAlertLinksService, StopLink } from './job-alert-links.service.js';
import type { JobAlertsReadModel } from './job-alerts.read-model.js';
import type { CreateJobAlertInput, JobAlert, UpdateJobAlertInput } from './job-alerts.types.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'clock'> {
  newJobs: NewJobsReadModel;
  readModel: JobAlertsReadModel;
  links: JobAlertLinksService;
}

/** Job alerts of candidates. */
export class JobAlertsService {
  constructor(private readonly deps: Deps) {}

  async create({ viewer }: RequestContext, input: CreateJobAlertInput): Promise<JobAlert> {
    const candidate = requireCandidate(viewer);
    const { name, frequency, filter } = parseInput(jobAlertSchema, input);
    const { transactions, clock, newJobs } = this.deps;
    const seenRound = await newJobs.latestBatch();
    const now = clock.now();
    const id = await transactions.run(async (manager) => {
      // Lock the account, so that concurrent requests cannot exceed the limit together.
      await lockAccount(manager, candidate, 'UPDATE');
      const count = await manager.countBy(JobAlertEntity, { candidateId: candidate.id });
      if (count >= MAX_JOB_ALERTS) throw invalidInput({ name: [JOB_ALERT_MESSAGES.tooMany] });
      const alert = { candidateId: candidate.id, name, frequency, filter, seenRound };
      const times = {
        dueAt: frequency === 'AT_ONCE' ? now : nextAlertAt(frequency, now),
        createdAt: now,
        resumedAt: now,
      };
      const { identifiers } = await manager.insert(JobAlertEntity, { ...alert, ...times });
      return String(identifiers[0]?.['id']);
    });
    return this.shown(candidate, id);
  }

  async update({ viewer }: RequestContext, { id, ...input }: UpdateJobAlertInput): Promise<JobAlert> {
    const candidate = requireCandidate(viewer);
    const { name, frequency, isPaused } = parseInput(jobAlertChangesSchema, input);
    const own = { id: checkId(id, 'Job alert'), candidateId: candidate.id };
    const { transactions, clock, newJobs } = this.deps;
    const seenRound = await newJobs.latestBatch();
    const now = clock.now();
    await transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      const alert = await manager.findOne(JobAlertEntity, { where: own, lock: { mode: 'pessimistic_write' } });
      if (!alert) throw notFound('Job alert');
      const next = frequency ?? alert.frequency;
      const dueAt = next === 'AT_ONCE' ? now : nextAlertAt(next, now);
      await manager.update(JobAlertEntity, own, {
        name: name ?? alert.name,
        frequency: next,
        isPaused: isPaused ?? alert.isPaused,
        ...(next !== alert.frequency && { dueAt }),
        // Jobs that opened while the alert was paused are not sent.
        ...(isPaused === false && { dueAt, seenRound, resumedAt: now }),
      });
    });
    return this.shown(candidate, own.id);
  }

  async delete({ viewer }: RequestContext, id: string): Promise<UserViewer> {
    const candidate = requireCandidate(viewer);
    const own = { id: checkId(id, 'Job alert'), candidateId: candidate.id };
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      const { affected } = await manager.delete(JobAlertEntity, own);
      if (affected !== 1) throw notFound('Job alert');
    });
    return candidate;
  }

  /** Pauses an alert by the link in an email. Returns false for an invalid link. */
  async stop(link: StopLink): Promise<boolean> {
    if (!this.deps.links.isValid(link)) return false;
    const stopping = (manager: EntityManager) =>
      manager.update(JobAlertEntity, { id: link.alertId }, { isPaused: true });
    await this.deps.transactions.run(stopping);
    return true;
  }

  private async shown(candidate: UserViewer, id: string): Promise<JobAlert> {
    const alert = await this.deps.readModel.one(candidate.id, id);
    if (!alert) throw notFound('Job alert');
    return alert;
  }
}
