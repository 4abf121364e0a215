import type { ResponsibleSubject } from '@job-alert/domain/accounts/responsible-administrator';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { CompaniesReadModel } from '../../companies/companies.read-model.js';
import type { JobsReadModel } from '../../jobs/jobs.read-model.js';
import type { ApprovalsReadModel } from '../approvals.read-model.js';
import type { AssignmentsService } from './assignments.service.js';
import { AssignResponsibleInput, AssignResponsiblePayload } from './assignments.types.js';

interface Deps {
  assignments: AssignmentsService;
  companies: CompaniesReadModel;
  jobs: JobsReadModel;
  approvals: ApprovalsReadModel;
}

type Records = Promise<readonly (object | null)[]>;

const TYPES = { COMPANY: 'Company', JOB: 'Job', REQUEST: 'Approval' } as const;

@Resolver()
export class AssignmentsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Mutation(() => AssignResponsiblePayload, {
    description:
      'Makes an administrator responsible for records, or nobody. All records change together, and the administrator gets one notification. Errors: NOT_FOUND for a malformed id, INVALID_INPUT for too many records and for an administrator who cannot be responsible.',
  })
  async assignResponsible(
    @Ctx() context: RequestContext,
    @Arg('input', () => AssignResponsibleInput, { description: 'The records and the administrator.' })
    input: AssignResponsibleInput,
  ): Promise<object> {
    const records = await this.read(context, input.kind, await this.deps.assignments.assign(context, input));
    return { records: records.flatMap((record) => (record ? [{ ...record, __typename: TYPES[input.kind] }] : [])) };
  }

  private read(context: RequestContext, kind: ResponsibleSubject, ids: readonly string[]): Records {
    const { companies, jobs, approvals } = this.deps;
    if (kind === 'COMPANY') return Promise.all(ids.map((id) => companies.find(context, id)));
    return kind === 'JOB' ? jobs.many(context, ids) : approvals.many(context, ids);
  }
}
