import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { AccountErasureService } from './account-erasure.service.js';
import type { MyDataArchiveService } from './my-data-archive.service.js';
import { DeleteMyAccountInput, DeleteMyAccountPayload, RequestMyDataPayload } from './my-data.types.js';

@Resolver()
export class MyDataResolver {
  constructor(
    private readonly archives: MyDataArchiveService,
    private readonly erasure: AccountErasureService,
  ) {}

  @Requires('CANDIDATE', 'EMPLOYER')
  @Mutation(() => RequestMyDataPayload, {
    description: 'Creates a link to everything that the portal keeps about you. Refusals: RATE_LIMITED.',
  })
  requestMyData(@Ctx() context: RequestContext): Promise<RequestMyDataPayload> {
    return this.archives.request(context);
  }

  @Requires('CANDIDATE', 'EMPLOYER')
  @Mutation(() => DeleteMyAccountPayload, {
    description:
      'Deletes your account for good with everything that belongs to it. Refusals: INVALID_INPUT (password), RATE_LIMITED.',
  })
  async deleteMyAccount(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteMyAccountInput, { description: 'Your password.' })
    { password }: DeleteMyAccountInput,
  ): Promise<DeleteMyAccountPayload> {
    return { deleted: await this.erasure.erase(context, password) };
  }
}
