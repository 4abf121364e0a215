import { addDays } from '@job-alert/domain/india/calendar';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { demoInstant } from '../demo-clock.js';
import { demoJobs } from '../demo-records.js';
import type { DemoJob } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';
import { loadApproval } from './load-approval.js';
import type { LoadedCompany } from './load-companies.js';

/** A job record with its id and company. */
export interface LoadedJob {
  id: string;
  job: DemoJob;
  company: LoadedCompany;
}

/** Inserts the jobs with their approvals and updates the public lists. Returns them by key. */
export async function loadJobs(
  context: DemoContext,
  companies: ReadonlyMap<string, LoadedCompany>,
  adminId: string,
): Promise<Map<string, LoadedJob>> {
  const loaded = new Map<string, LoadedJob>();
  for (const job of demoJobs) {
    const company = companies.get(job.companyKey);
    if (!company) throw new Error(`The demo job ${job.key} names an unknown company.`);
    loaded.set(job.key, { id: await loadJob(context, job, company, adminId), job, company });
  }
  return loaded;
}

async function loadJob(
  context: DemoContext,
  { key, companyKey: _, postedDaysAgo, deadlineInDays, decision, ...job }: DemoJob,
  { id: companyId, company }: LoadedCompany,
  adminId: string,
): Promise<string> {
  const { manager, today } = context;
  const { id } = await manager.save(
    manager.create(JobEntity, {
      ...job,
      companyId,
      companyName: company.name,
      companyWebsite: company.website,
      industry: company.industry,
      companyDescription: company.description,
      description: job.description.join('\n\n'),
      preferredSkills: [...job.preferredSkills],
      questions: job.questions ? [...job.questions] : null,
      country: 'India',
      postedAt: demoInstant(today, postedDaysAgo, key, 0, 2),
      deadline: addDays(today, deadlineInDays),
      isActive: job.isActive ?? true,
      approvalState: 'PENDING',
      version: 1,
    }),
  );
  const request = { key, by: { id: companyId, name: company.name }, daysAgo: postedDaysAgo, adminId, decision };
  await manager.update(JobEntity, { id }, await loadApproval(context, { jobId: id }, request));
  return id;
}
