import type { ApiScope } from '@job-alert/domain/integrations/api-scopes';
import type { ApiClientEntity } from '../../database/entities/messages/api-client.entity.js';
import type { ApiClient } from './api-clients.types.js';

export function presentApiClient(client: ApiClientEntity): ApiClient {
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
