import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { CompaniesReadModel } from '../companies.read-model.js';
import { Company, RequestToJoinCompanyInput } from '../companies.types.js';
import type { JoinRequestsReadModel } from './join-requests.read-model.js';
import type { JoinRequestsService } from './join-requests.service.js';
import {
  CompanyJoinRequest,
  DecideJoinRequestInput,
  DecideJoinRequestPayload,
  RequestToJoinCompanyPayload,
} from './join-requests.types.js';

@Resolver(() => Company)
export class JoinRequestsResolver {
  constructor(
    private readonly service: JoinRequestsService,
    private readonly readModel: JoinRequestsReadModel,
    private readonly companies: CompaniesReadModel,
  ) {}

  @FieldResolver(() => [CompanyJoinRequest], {
    description:
      'Open requests to join the company, oldest first, at most 100. Empty except for its owner and administrators.',
  })
  joinRequests(@Root() { id }: Company, @Ctx() context: RequestContext): Promise<CompanyJoinRequest[]> {
    return this.readModel.ofCompany(context, id);
  }

  @Mutation(() => RequestToJoinCompanyPayload, {
    description:
      'Asks the owner of the company with this GSTIN to let you in, after `registerEmployer` has failed with COMPANY_REGISTERED. You get one email with the outcome. Errors: INVALID_INPUT, EMAIL_TAKEN, NOT_FOUND, RATE_LIMITED.',
  })
  async requestToJoinCompany(
    @Ctx() context: RequestContext,
    @Arg('input', () => RequestToJoinCompanyInput, { description: 'The sign-up, without its password.' })
    input: RequestToJoinCompanyInput,
  ): Promise<RequestToJoinCompanyPayload> {
    return { companyName: await this.service.request(context, input) };
  }

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => DecideJoinRequestPayload, {
    description:
      'Decides a request to join a company, as its owner, or as an administrator once the owner has not decided for two days. The person gets one email, and so does the owner when an administrator accepts the request. Errors: FORBIDDEN, NOT_FOUND, EMAIL_TAKEN, INVALID_INPUT (with 20 open invitations or 100 members).',
  })
  async decideJoinRequest(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideJoinRequestInput, { description: 'The request and the decision.' })
    input: DecideJoinRequestInput,
  ): Promise<DecideJoinRequestPayload> {
    return { company: await this.companies.one(context, await this.service.decide(context, input)) };
  }
}
