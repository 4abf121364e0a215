import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { WithdrawalsService } from './withdrawals.service.js';
import { WithdrawApplicationInput, WithdrawApplicationPayload } from './withdrawals.types.js';

@Resolver()
export class WithdrawalsResolver {
  constructor(
    private readonly withdrawals: WithdrawalsService,
    private readonly applications: ApplicationsReadModel,
  ) {}

  @Requires('CANDIDATE')
  @Mutation(() => WithdrawApplicationPayload, {
    description:
      'Withdraws one of your applications, unless you have been selected. A pending proposal is closed and planned interviews are cancelled. This cannot be undone. Errors: NOT_FOUND, INVALID_INPUT, APPLICATION_WITHDRAWN, STATUS_NOT_ALLOWED once it is selected or has ended.',
  })
  async withdrawApplication(
    @Ctx() context: RequestContext,
    @Arg('input', () => WithdrawApplicationInput, { description: 'The application and the reason.' })
    input: WithdrawApplicationInput,
  ): Promise<WithdrawApplicationPayload> {
    await this.withdrawals.withdraw(context, input);
    const row = await this.applications.one(context, input.id);
    return { application: presentApplication(row, context.viewer) };
  }
}
