import { API_KEY_START, type ApiScope, newApiClientSchema } from '@job-alert/domain/api-scopes';
import { ApiClientEntity } from '../../database/entities/api-client.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import type { Foundation } from '../../platform/foundation.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { hashToken, newToken } from '../../platform/secrets.js';
import { anonymous, type Viewer } from '../../platform/viewer.js';

/** The last use is written no more often than this, so that a busy key costs no write for each request. */
const USE_NOTED_EVERY = 60_000;

const VIEWER_SQL = 'SELECT id, scopes, last_used_at AS lastUsedAt FROM api_client WHERE key_hash = ? AND is_active = 1';

type Deps = Pick<Foundation, 'dataSource' | 'transactions' | 'reader' | 'audit' | 'clock'>;

/** Keys of integrators and reporting tools. A key is shown once; only its SHA-256 is kept. */
export class ApiClientsService {
  constructor(private readonly deps: Deps) {}

  /** All keys, the newest first, revoked ones too. They are few, so they come on one page. */
  list(): Promise<ApiClientEntity[]> {
    return this.deps.dataSource.manager.find(ApiClientEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  async create(
    context: RequestContext,
    input: { name: string; scopes: readonly ApiScope[] },
  ): Promise<{ client: ApiClientEntity; key: string }> {
    const given = parseInput(newApiClientSchema, input);
    const key = `${API_KEY_START}${newToken()}`;
    const client = await this.deps.transactions.run(async (manager) => {
      const row = manager.create(ApiClientEntity, {
        ...given,
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
        details: { scopes: given.scopes },
      });
      return saved;
    });
    return { client, key };
  }

  /** From the next request on, every API node refuses the key. A revoked key stays revoked. */
  async revoke(context: RequestContext, id: string): Promise<ApiClientEntity> {
    checkId(id, 'API client');
    return this.deps.transactions.run(async (manager) => {
      const client = await manager.findOneBy(ApiClientEntity, { id });
      if (!client) throw notFound('API client');
      const { affected } = await manager.update(ApiClientEntity, { id, isActive: true }, { isActive: false });
      if (affected === 1) {
        await this.deps.audit.record(manager, context, { action: 'REVOKE', subjectType: 'API_CLIENT', subjectId: id });
      }
      return { ...client, isActive: false };
    });
  }

  /** Who a key belongs to; anonymous when it is unknown or revoked. */
  async viewerOf(key: string): Promise<Viewer> {
    const row = await this.deps.reader.row<{ id: string; scopes: string; lastUsedAt: Date | null }>(VIEWER_SQL, [
      hashToken(key),
    ]);
    if (!row) return anonymous;
    await this.noteUse(row.id, row.lastUsedAt);
    return { kind: 'apiClient', id: row.id, scopes: JSON.parse(row.scopes) as ApiScope[] };
  }

  private async noteUse(id: string, lastUsedAt: Date | null): Promise<void> {
    const now = this.deps.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_NOTED_EVERY) return;
    await this.deps.dataSource.manager.update(ApiClientEntity, { id }, { lastUsedAt: now });
  }
}
