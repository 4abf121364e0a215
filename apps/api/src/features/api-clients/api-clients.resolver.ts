import type { ApiScope } from '@job-alert/domain/api-scopes';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiClientEntity } from '../../database/entities/api-client.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { ApiClientsService } from './api-clients.service.js';
import { ApiClient, ApiScopeEnum, CreatedApiClient } from './api-clients.types.js';

@Resolver(() => ApiClient)
export class ApiClientsResolver {
  constructor(private readonly service: ApiClientsService) {}

  @Requires('ADMIN')
  @Query(() => [ApiClient], { description: 'The keys that were made, the newest first, for administrators.' })
  async apiClients(): Promise<ApiClient[]> {
    return (await this.service.list()).map(present);
  }

  @Requires('ADMIN')
  @Mutation(() => CreatedApiClient, { description: 'Makes a key, for administrators. Refusals: INVALID_INPUT.' })
  async createApiClient(
    @Ctx() context: RequestContext,
    @Arg('name', () => String, { description: 'Whose key it is, at most 100 letters.' }) name: string,
    @Arg('scopes', () => [ApiScopeEnum], { description: 'What it may do, at least one.' }) scopes: ApiScope[],
  ): Promise<CreatedApiClient> {
    const { client, key } = await this.service.create(context, { name, scopes });
    return { client: present(client), key };
  }

  @Requires('ADMIN')
  @Mutation(() => ApiClient, { description: 'Ends a key at once, for administrators. Refusals: NOT_FOUND.' })
  async revokeApiClient(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The id of the key.' }) id: string,
  ): Promise<ApiClient> {
    return present(await this.service.revoke(context, id));
  }
}

function present({ id, name, scopes, isActive, createdAt, lastUsedAt }: ApiClientEntity): ApiClient {
  return { id, name, scopes: scopes as ApiScope[], isActive, createdAt, lastUsedAt };
}
