import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/requires.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';
import type { ApprovalsService } from './approvals.service.js';
import { DecideApprovalInput, DecideApprovalPayload } from './decide-approval.types.js';

@Resolver()
export class ApprovalsResolver {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly views: ApprovalsReadModel,
  ) {}

  @Requires('ADMIN')
  @Mutation(() => DecideApprovalPayload, {
    description:
      'Approves or rejects a request. Refusals: NOT_FOUND, INVALID_INPUT, ALREADY_DECIDED (decidedBy, decidedAt), STALE_VERSION, STATUS_NOT_ALLOWED when a date of joining has passed.',
  })
  async decideApproval(
    @Ctx() context: RequestContext,
    @Arg('input', () => DecideApprovalInput, { description: 'The decision.' }) input: DecideApprovalInput,
  ): Promise<DecideApprovalPayload> {
    const id = await this.approvals.decide(context, input);
    const approval = await this.views.one(context, id);
    if (!approval) throw notFound('Request');
    return { approval };
  }
}
