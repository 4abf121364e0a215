import { JOB_PEOPLE_MESSAGES, MAX_JOB_PEOPLE, WORKING_ROLES } from '@job-alert/domain/companies/job-people';
import { type EntityManager, In, IsNull } from 'typeorm';
import { CompanyMemberEntity } from '../../../database/entities/companies/company-member.entity.js';
import { JobMemberEntity } from '../../../database/entities/jobs/job-member.entity.js';
import { invalidInput } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';

/** Replaces the named people of a job. Without any, everyone of the company works on it. Throws for people who do not work for the company. */
export async function setJobPeople(
  manager: EntityManager,
  { id: jobId, companyId }: { id: string; companyId: string },
  peopleIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(peopleIds)];
  if (ids.length > MAX_JOB_PEOPLE) throw notMembers();
  const userId = In(ids.map((id) => checkId(id, 'Member')));
  const role = In([...WORKING_ROLES]);
  const members = await manager.countBy(CompanyMemberEntity, { userId, companyId, role, removedAt: IsNull() });
  if (members !== ids.length) throw notMembers();
  await manager.delete(JobMemberEntity, { jobId });
  if (ids.length > 0)
    await manager.insert(
      JobMemberEntity,
      ids.map((id) => ({ jobId, userId: id })),
    );
}

const notMembers = () => invalidInput({ peopleIds: [JOB_PEOPLE_MESSAGES.notMembers] });
