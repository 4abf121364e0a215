import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';
import type { AccountErasureService } from './account-erasure.service.js';
import type { MyDataArchiveService } from './my-data-archive.service.js';
import { MyDataDownload } from './my-data.types.js';

@Resolver()
export class MyDataResolver {
  constructor(
    private readonly archives: MyDataArchiveService,
    private readonly erasure: AccountErasureService,
  ) {}

  @Requires('CANDIDATE', 'EMPLOYER')
  @Mutation(() => MyDataDownload, {
    description:
      'A link to everything that the portal keeps of the viewer, for candidates and employers. Refusals: FORBIDDEN, RATE_LIMITED.',
  })
  requestMyData(@Ctx() context: RequestContext): Promise<MyDataDownload> {
    return this.archives.request(context);
  }

  @Requires('CANDIDATE', 'EMPLOYER')
  @Mutation(() => DeletionCounts, {
    description:
      "Deletes the viewer's account for good with everything of it, for candidates and employers. Refusals: INVALID_INPUT (password), FORBIDDEN, RATE_LIMITED.",
  })
  deleteMyAccount(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, { description: 'The password of the account, once more.' }) password: string,
  ): Promise<DeletionCounts> {
    return this.erasure.erase(context, password);
  }
}
