import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { BulkDeleteService } from './bulk-delete.service.js';
import { DeletionCounts, type DeletionKind, DeletionKindEnum } from './bulk-delete.types.js';

const IDS = { description: 'From 1 to 1,000 ids.' };

@Resolver()
export class BulkDeleteResolver {
  constructor(private readonly service: BulkDeleteService) {}

  @Requires('ADMIN')
  @Query(() => DeletionCounts, {
    description: 'What a deletion would take away, for administrators; nothing is deleted.',
  })
  deletionPreview(
    @Arg('kind', () => DeletionKindEnum, { description: 'What the ids name.' }) kind: DeletionKind,
    @Arg('ids', () => [ID], IDS) ids: string[],
  ): Promise<DeletionCounts> {
    return this.service.preview(kind, ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeletionCounts, {
    description:
      'Deletes accounts for good with everything of theirs, for administrators. Refusals: FORBIDDEN for the own account.',
  })
  deleteUsers(@Ctx() context: RequestContext, @Arg('ids', () => [ID], IDS) ids: string[]): Promise<DeletionCounts> {
    return this.service.delete(context, 'USERS', ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeletionCounts, {
    description: 'Deletes jobs for good with their applications, for administrators.',
  })
  deleteJobs(@Ctx() context: RequestContext, @Arg('ids', () => [ID], IDS) ids: string[]): Promise<DeletionCounts> {
    return this.service.delete(context, 'JOBS', ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeletionCounts, {
    description: 'Deletes applications for good with their history, for administrators.',
  })
  deleteApplications(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID], IDS) ids: string[],
  ): Promise<DeletionCounts> {
    return this.service.delete(context, 'APPLICATIONS', ids);
  }
}
