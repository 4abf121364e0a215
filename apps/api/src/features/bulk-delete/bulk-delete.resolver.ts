import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
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
    description: 'A preview of a deletion. Nothing is deleted.',
  })
  deletionPreview(
    @Arg('kind', () => DeletionKindEnum, { description: 'The kind of records that the ids identify.' })
    kind: DeletionKind,
    @Arg('ids', () => [ID], IDS) ids: string[],
  ): Promise<DeletionCounts> {
    return this.service.preview(kind, ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteUsersPayload, {
    description:
      'Permanently deletes accounts with everything that belongs to them. Employers with running applications are deactivated instead, unless the input confirms their companies. Candidates whose running applications end are told by email. Errors: FORBIDDEN for your own account.',
  })
  async deleteUsers(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteUsersInput, { description: 'The accounts.' }) {
      ids,
      confirmedCompanies,
    }: DeleteUsersInput,
  ): Promise<DeleteUsersPayload> {
    return this.service.delete(context, 'USERS', ids, confirmedCompanies ?? []);
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteJobsPayload, { description: 'Permanently deletes jobs with their applications.' })
  async deleteJobs(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteJobsInput, { description: 'Filters for the list.' }) { ids }: DeleteJobsInput,
  ): Promise<DeleteJobsPayload> {
    return this.service.delete(context, 'JOBS', ids);
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteApplicationsPayload, { description: 'Permanently deletes applications with their history.' })
  async deleteApplications(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteApplicationsInput, { description: 'Filters for the list.' })
    { ids }: DeleteApplicationsInput,
  ): Promise<DeleteApplicationsPayload> {
    return this.service.delete(context, 'APPLICATIONS', ids);
  }
}
