import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { BulkDeleteService } from './bulk-delete.service.js';
import {
  DeleteApplicationsInput,
  DeleteApplicationsPayload,
  DeleteJobsInput,
  DeleteJobsPayload,
  DeleteUsersInput,
  DeleteUsersPayload,
  DeletionCounts,
  type DeletionKind,
  DeletionKindEnum,
  IDS,
} from './bulk-delete.types.js';

@Resolver()
export class BulkDeleteResolver {
  constructor(private readonly service: BulkDeleteService) {}

  @Requires('ADMIN')
  @Query(() => DeletionCounts, {
    description: 'What a deletion would remove. Nothing is deleted.',
  })
  deletionPreview(
    @Arg('kind', () => DeletionKindEnum, { description: 'What the ids stand for.' }) kind: DeletionKind,
    @Arg('ids', () => [ID], IDS) ids: string[],
  ): Promise<DeletionCounts> {
    return this.service.preview(kind, ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteUsersPayload, {
    description:
      'Deletes accounts for good with everything that belongs to them. Refusals: FORBIDDEN for your own account.',
  })
  async deleteUsers(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteUsersInput, { description: 'Which accounts.' }) { ids }: DeleteUsersInput,
  ): Promise<DeleteUsersPayload> {
    return { deleted: await this.service.delete(context, 'USERS', ids) };
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteJobsPayload, { description: 'Deletes jobs for good with their applications.' })
  async deleteJobs(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteJobsInput, { description: 'Filters for the list.' }) { ids }: DeleteJobsInput,
  ): Promise<DeleteJobsPayload> {
    return { deleted: await this.service.delete(context, 'JOBS', ids) };
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteApplicationsPayload, { description: 'Deletes applications for good with their history.' })
  async deleteApplications(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteApplicationsInput, { description: 'Filters for the list.' })
    { ids }: DeleteApplicationsInput,
  ): Promise<DeleteApplicationsPayload> {
    return { deleted: await this.service.delete(context, 'APPLICATIONS', ids) };
  }
}
