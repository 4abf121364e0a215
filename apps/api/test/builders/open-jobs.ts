import { CompanyEntity } from '../../src/database/entities/companies/company.entity.js';
import { JobEntity } from '../../src/database/entities/jobs/job.entity.js';
import type { Portal } from '../harness.js';
import { daysFromToday, insertUser } from './records.js';

export type MadeJob = Pick<JobEntity, 'title'> & Partial<JobEntity>;

/** Inserts open jobs of one company directly, without posting and approving them. Returns their ids in the same order. */
export async function insertOpenJobs(portal: Portal, jobs: readonly MadeJob[]): Promise<string[]> {
  const companyId = await insertUser(portal, 'EMPLOYER');
  return portal.dataSource.transaction(async (manager) => {
    await manager.insert(CompanyEntity, {
      id: companyId,
      name: 'Tapi Group',
      website: 'https://tapi.example',
      gstin: '24ABCDE1234F1Z5',
      description: 'A company.',
      industry: 'Textile',
      isProfileComplete: true,
      approvalState: 'APPROVED',
      createdAt: new Date(),
      version: 1,
    });
    const start = Date.now() - jobs.length * 60_000;
    const rows = jobs.map((job, index) => ({
      companyId,
      description: 'Work with an experienced team.',
      jobType: 'FULL_TIME' as const,
      workMode: 'ONSITE' as const,
      city: 'Surat',
      state: 'Gujarat',
      country: 'India',
      salaryMin: 200_000,
      salaryMax: 400_000,
      minExperience: 0,
      maxExperience: 3,
      openings: 1,
      minimumQualification: 'Graduate',
      preferredSkills: ['Excel'],
      companyName: 'Tapi Group',
      companyWebsite: 'https://tapi.example',
      companyDescription: 'A company.',
      industry: 'Textile',
      postedAt: new Date(start + index * 60_000),
      deadline: daysFromToday(30),
      isActive: true,
      approvalState: 'APPROVED' as const,
      version: 1,
      ...job,
    }));
    const { identifiers } = await manager.insert(JobEntity, rows);
    await portal.container.listing.refreshCompany(manager, companyId);
    return identifiers.map(({ id }) => String(id));
  });
}
