import type { ApiScope } from '@job-alert/domain/integrations/api-scopes';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ApiClientEntity } from '../../database/entities/messages/api-client.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { ApiClientsService } from './api-clients.service.js';
import {
  ApiClient,
  CreateApiClientInput,
  CreateApiClientPayload,
  RevokeApiClientInput,
  RevokeApiClientPayload,
  UpdateApiClientInput,
  UpdateApiClientPayload,
} from './api-clients.types.js';

function presentApiClient(client: ApiClientEntity): ApiClient {
  const { id, name, prefix, scopes, isActive, validThrough, networks, createdAt, lastUsedAt } = client;
  return {
    id,
    name,
    prefix,
    scopes: scopes as ApiScope[],
    isActive,
    validThrough,
    networks: networks ?? [],
    createdAt,
    lastUsedAt,
  };
}

@Resolver(() => ApiClient)
export class ApiClientsResolver {
  constructor(private readonly service: ApiClientsService) {}

  @Requires('ADMIN')
  @Query(() => [ApiClient], { description: 'All API keys, the newest first.' })
  async apiClients(): Promise<ApiClient[]> {
    return (await this.service.list()).map(presentApiClient);
  }

  @Requires('ADMIN')
  @Mutation(() => CreateApiClientPayload, {
    description:
      'Creates an API key. At most 100 keys can be active, and you can create 20 in 24 hours. Errors: INVALID_INPUT, RATE_LIMITED.',
  })
  async createApiClient(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiClientInput, { description: 'The name and the permissions of the key.' })
    input: CreateApiClientInput,
  ): Promise<CreateApiClientPayload> {
    const { client, key } = await this.service.create(context, input);
    return { apiClient: presentApiClient(client), key };
  }

  @Requires('ADMIN')
  @Mutation(() => UpdateApiClientPayload, {
    description: 'Changes the name, expiry and networks of a key. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async updateApiClient(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateApiClientInput, { description: 'The key with its new values.' })
    input: UpdateApiClientInput,
  ): Promise<UpdateApiClientPayload> {
    return { apiClient: presentApiClient(await this.service.update(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => RevokeApiClientPayload, { description: 'Revokes a key immediately. Errors: NOT_FOUND.' })
  async revokeApiClient(
    @Ctx() context: RequestContext,
    @Arg('input', () => RevokeApiClientInput, { description: 'The key to revoke.' }) { id }: RevokeApiClientInput,
  ): Promise<RevokeApiClientPayload> {
    return { apiClient: presentApiClient(await this.service.revoke(context, id)) };
  }
}
