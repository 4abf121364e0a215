import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { AccountErasureService } from './account-erasure.service.js';
import type { MyDataArchiveService } from './my-data-archive.service.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';

@ObjectType({ description: 'The result of `requestMyData`.', simpleResolvers: true })
class RequestMyDataPayload {
  @Field(() => String, {
    description:
      'A path on this server to a zip file with data.json and your files. It works for 60 seconds, but not after your session has ended, and needs no header.',
  })
  url!: string;
  @Field(() => DateTimeScalar, { description: 'When the link stops working.' }) expiresAt!: Date;
}

@InputType({ description: 'Confirms that you want to delete your account.' })
class DeleteMyAccountInput {
  @Field(() => String, { description: 'The password of your account.' }) password!: string;
}

@ObjectType({ description: 'The result of `deleteMyAccount`.', simpleResolvers: true })
class DeleteMyAccountPayload {
  @Field(() => DeletionCounts, { description: 'The number of deleted records.' }) deleted!: DeletionCounts;
}

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
