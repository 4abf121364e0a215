import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
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
    description: 'Creates a download link to all data that the portal stores about you. Errors: RATE_LIMITED.',
  })
  requestMyData(@Ctx() context: RequestContext): Promise<RequestMyDataPayload> {
    return this.archives.request(context);
  }

  @Requires('CANDIDATE', 'EMPLOYER')
  @Mutation(() => DeleteMyAccountPayload, {
    description:
      'Permanently deletes your account with everything that belongs to it. Errors: INVALID_INPUT (password), RATE_LIMITED.',
  })
  async deleteMyAccount(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteMyAccountInput, { description: 'Your password.' })
    { password }: DeleteMyAccountInput,
  ): Promise<DeleteMyAccountPayload> {
    return { deleted: await this.erasure.erase(context, password) };
  }
}
