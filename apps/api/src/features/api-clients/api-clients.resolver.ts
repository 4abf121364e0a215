import type { ApiScope } from '@job-alert/domain/api-scopes';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiClientEntity } from '../../database/entities/api-client.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import type { ApiClientsService } from './api-clients.service.js';
import {
  ApiClient,
  CreateApiClientInput,
  CreateApiClientPayload,
  RevokeApiClientInput,
  RevokeApiClientPayload,
} from './api-clients.types.js';

@Resolver(() => ApiClient)
export class ApiClientsResolver {
  constructor(private readonly service: ApiClientsService) {}

  @Requires('ADMIN')
  @Query(() => [ApiClient], { description: 'All API keys, the newest first.' })
  async apiClients(): Promise<ApiClient[]> {
    return (await this.service.list()).map(present);
  }

  @Requires('ADMIN')
  @Mutation(() => CreateApiClientPayload, { description: 'Creates an API key. Refusals: INVALID_INPUT.' })
  async createApiClient(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiClientInput, { description: 'Who will use the key, and what it may do.' })
    input: CreateApiClientInput,
  ): Promise<CreateApiClientPayload> {
    const { client, key } = await this.service.create(context, input);
    return { apiClient: present(client), key };
  }

  @Requires('ADMIN')
  @Mutation(() => RevokeApiClientPayload, { description: 'Revokes a key at once. Refusals: NOT_FOUND.' })
  async revokeApiClient(
    @Ctx() context: RequestContext,
    @Arg('input', () => RevokeApiClientInput, { description: 'The key to revoke.' }) { id }: RevokeApiClientInput,
  ): Promise<RevokeApiClientPayload> {
    return { apiClient: present(await this.service.revoke(context, id)) };
  }
}

function present({ id, name, scopes, isActive, createdAt, lastUsedAt }: ApiClientEntity): ApiClient {
  return { id, name, scopes: scopes as ApiScope[], isActive, createdAt, lastUsedAt };
}
