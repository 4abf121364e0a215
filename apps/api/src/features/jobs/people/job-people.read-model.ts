import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import type { CompanyMembersReadModel } from '../../companies/members/company-members.read-model.js';
import type { CompanyMember } from '../../companies/members/company-members.types.js';
import type { Job } from '../jobs.types.js';

interface PersonRow {
  jobId: string;
  userId: string;
}

const peopleSql = (ids: readonly string[]): string =>
  `SELECT job_id AS jobId, user_id AS userId FROM job_member WHERE job_id IN (${placeholders(ids)})`;

/** The named people of jobs. */
export class JobPeopleReadModel {
  private readonly people: BatchLoader<PersonRow>;

  constructor(
    reader: SqlReader,
    private readonly members: CompanyMembersReadModel,
  ) {
    this.people = new BatchLoader(
      (ids) => reader.rows(peopleSql(ids), ids),
      ({ jobId }) => jobId,
    );
  }

  /** Returns the members of the company that the job names. Removed members are not among them. */
  async ofJob(context: RequestContext, { id, companyId }: Pick<Job, 'id' | 'companyId'>): Promise<CompanyMember[]> {
    const named = new Set((await this.people.loadRows(context, id)).map(({ userId }) => userId));
    if (named.size === 0) return [];
    const members = await this.members.ofCompany(context, companyId);
    return members.filter((member) => named.has(member.id));
  }
}
