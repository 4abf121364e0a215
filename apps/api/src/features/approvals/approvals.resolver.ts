import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import type { ApprovalsService } from './approvals.service.js';
import {
  DecideApplicationInput,
  DecideApplicationPayload,
  DecideCompanyInput,
  DecideCompanyPayload,
  DecideJobInput,
  DecideJobPayload,
} from './decisions.types.js';

const INPUT = { description: 'The decision.' };
const REFUSALS = 'Refusals: NOT_FOUND, INVALID_INPUT, ALREADY_DECIDED (decidedBy, decidedAt), STALE_VERSION';

interface Deps {
  approvals: ApprovalsService;
  companies: CompaniesReadModel;
  jobs: JobsReadModel;
  applications: ApplicationsReadModel;
}

@Resolver()
export class ApprovalsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Mutation(() => DecideCompanyPayload, { description: `Approves or rejects a company. ${REFUSALS}.` })
  async decideCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideCompanyInput, INPUT) input: DecideCompanyInput,
  ): Promise<DecideCompanyPayload> {
    await this.deps.approvals.decideCompany(context, input);
    return { company: await this.deps.companies.one(context, input.id) };
  }

  @Requires('ADMIN')
  @Mutation(() => DecideJobPayload, { description: `Approves or rejects a job. ${REFUSALS}.` })
  async decideJob(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideJobInput, INPUT) input: DecideJobInput,
  ): Promise<DecideJobPayload> {
    await this.deps.approvals.decideJob(context, input);
    return { job: await this.deps.jobs.one(context, input.id) };
  }

  @Requires('ADMIN')
  @Mutation(() => DecideApplicationPayload, {
    description: `Approves or rejects the newest request of an application, for administrators. ${REFUSALS}, STATUS_NOT_ALLOWED when a date of joining has passed.`,
  })
  async decideApplication(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideApplicationInput, INPUT) input: DecideApplicationInput,
  ): Promise<DecideApplicationPayload> {
    await this.deps.approvals.decideApplication(context, input);
    const application = await this.deps.applications.one(context, input.id);
    return { application: presentApplication(application, context.viewer) };
  }
}
