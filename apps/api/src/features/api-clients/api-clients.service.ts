import { todayInIndia } from '@job-alert/domain/india/calendar';
import {
  API_KEY_ERRORS,
  API_KEY_FINGERPRINT_LENGTH,
  API_KEY_PREFIX,
  type ApiScope,
  apiClientSchema,
  apiKeyStatus,
  MAX_API_CLIENTS,
  newApiClientSchema,
} from '@job-alert/domain/integrations/api-scopes';
import { normalizeIp } from '@job-alert/domain/integrations/network-address';
import type { EntityManager } from 'typeorm';
import { ApiClientEntity } from '../../database/entities/messages/api-client.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { countForLimit } from '../../platform/count-for-limit.js';
import { hashToken, newToken } from '../../platform/crypto.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { ipFamily, toBlockList } from '../../platform/http/cidr.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { anonymous, requireAdmin, type Viewer } from '../../platform/viewer.js';
import type { CreateApiClientInput, UpdateApiClientInput } from './api-clients.types.js';

/** The last use is written at most this often, so that a busy key does not cause a write for each request. */
const USE_RECORD_INTERVAL_MS = 60_000;

const VIEWER_SQL = `SELECT id, scopes, valid_through AS validThrough, networks, last_used_at AS lastUsedAt
  FROM api_client WHERE key_hash = ? AND is_active = 1`;

interface KeyRow {
  id: string;
  scopes: string;
  validThrough: string | null;
  networks: string | null;
  lastUsedAt: Date | null;
}

type Deps = Pick<CoreServices, 'dataSource' | 'transactions' | 'reader' | 'audit' | 'clock' | 'dailyLimits'>;

/** API keys of integrators and reporting tools. A key is shown once; only its SHA-256 is stored. */
export class ApiClientsService {
  constructor(private readonly deps: Deps) {}

  /** Returns all keys, including revoked ones, newest first. They are few, so there are no pages. */
  list(): Promise<ApiClientEntity[]> {
    return this.deps.dataSource.manager.find(ApiClientEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async create(
    context: RequestContext,
    input: CreateApiClientInput,
  ): Promise<{ client: ApiClientEntity; key: string }> {
    const values = parseInput(newApiClientSchema(this.today()), input);
    const key = `${API_KEY_PREFIX}${newToken()}`;
    await this.deps.dailyLimits.charge('API_CLIENT', requireAdmin(context.viewer).id);
    const client = await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      if ((await countForLimit(manager, ApiClientEntity, { isActive: true })) >= MAX_API_CLIENTS)
        throw invalidInput({ name: [API_KEY_ERRORS.tooMany] });
      const row = manager.create(ApiClientEntity, {
        ...values,
        networks: orNull(values.networks),
        prefix: key.slice(0, API_KEY_FINGERPRINT_LENGTH),
        keyHash: hashToken(key),
        isActive: true,
        createdAt: this.deps.clock.now(),
        lastUsedAt: null,
      });
      const saved = await manager.save(row);
      await this.deps.audit.record(manager, context, {
        action: 'CREATE',
        subjectType: 'API_CLIENT',
        subjectId: saved.id,
        details: { scopes: values.scopes, ...ends(values) },
      });
      return saved;
    });
    return { client, key };
  }

  /** Takes effect from the next request on every API node. */
  async update(context: RequestContext, { id, ...input }: UpdateApiClientInput): Promise<ApiClientEntity> {
    const { name, validThrough, networks } = parseInput(apiClientSchema(this.today()), input);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const client = await this.byId(manager, id);
      const changes = { name, validThrough, networks: orNull(networks) };
      await manager.update(ApiClientEntity, { id }, changes);
      await this.deps.audit.record(manager, context, {
        action: 'EDIT',
        subjectType: 'API_CLIENT',
        subjectId: id,
        details: { before: ends(client), after: ends(changes) },
      });
      return { ...client, ...changes };
    });
  }

  /** Revokes a key permanently. Takes effect from the next request on every API node. */
  async revoke(context: RequestContext, id: string): Promise<ApiClientEntity> {
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const client = await this.byId(manager, id);
      const { affected } = await manager.update(ApiClientEntity, { id, isActive: true }, { isActive: false });
      if (affected === 1) {
        await this.deps.audit.record(manager, context, { action: 'REVOKE', subjectType: 'API_CLIENT', subjectId: id });
      }
      return { ...client, isActive: false };
    });
  }

  private async byId(manager: EntityManager, id: string): Promise<ApiClientEntity> {
    const client = await manager.findOneBy(ApiClientEntity, { id: checkId(id, 'API client') });
    if (!client) throw notFound('API client');
    return client;
  }

  /** Returns the owner of a key, or the anonymous viewer. Throws for an expired key or a wrong address. */
  async findViewer(key: string, address: string): Promise<Viewer> {
    const row = await this.deps.reader.row<KeyRow>(VIEWER_SQL, [hashToken(key)]);
    if (!row) return anonymous;
    this.requireUsable(row, address);
    await this.recordUse(row.id, row.lastUsedAt);
    return { kind: 'apiClient', id: row.id, scopes: JSON.parse(row.scopes) as ApiScope[] };
  }

  private requireUsable({ validThrough, networks }: KeyRow, address: string): void {
    if (validThrough !== null && apiKeyStatus({ isActive: true, validThrough }, this.today()) === 'EXPIRED')
      throw new PortalError('UNAUTHENTICATED', API_KEY_ERRORS.expired(validThrough));
    if (networks === null) return;
    const isListed =
      normalizeIp(address) !== null && toBlockList(JSON.parse(networks) as string[])?.check(address, ipFamily(address));
    if (!isListed) throw new PortalError('FORBIDDEN', API_KEY_ERRORS.address(address));
  }

  private today(): string {
    return todayInIndia(this.deps.clock.now());
  }

  private async recordUse(id: string, lastUsedAt: Date | null): Promise<void> {
    const now = this.deps.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_RECORD_INTERVAL_MS) return;
    await this.deps.dataSource.manager.update(ApiClientEntity, { id }, { lastUsedAt: now });
  }
}

const orNull = (networks: string[]): string[] | null => (networks.length === 0 ? null : networks);

const ends = ({ validThrough, networks }: Pick<ApiClientEntity, 'validThrough' | 'networks'>) => ({
  validThrough,
  networks: networks ?? [],
});
