import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { IdempotencyKeyEntity } from '../../database/entities/operations/idempotency-key.entity.js';
import { finalWrite, isDuplicate } from '../../database/transaction.js';
import type { RequestContext } from '../context.js';
import type { Clock } from '../clock.js';
import { type FieldEncryption, hashToken } from '../crypto.js';
import { PortalError } from '../errors.js';
import type { Limit, Limiter } from '../limits/limiter.js';
import type { Viewer } from '../viewer.js';

const DAY_MS = 86_400_000;
/** A request that has changed nothing in this time was interrupted, and its key is free again. */
const CLAIM_MS = 120_000;
const RETRY_SECONDS = 2;
const MAX_KEYS_PER_DAY = 10_000;

const DAILY_LIMIT: Limit = {
  name: 'idempotency-keys',
  points: MAX_KEYS_PER_DAY,
  seconds: DAY_MS / 1_000,
  message: () => `At most ${MAX_KEYS_PER_DAY} requests a day can have an Idempotency-Key.`,
};

/** A request with a key. */
export interface KeyedRequest {
  key: string;
  /** The method, path and values. */
  text: string;
}

interface Deps {
  dataSource: DataSource;
  fieldEncryption: FieldEncryption;
  limiter: Limiter;
  clock: Clock;
}
type Claim = Pick<IdempotencyKeyEntity, 'keyHash' | 'holder'>;

/** Executes each request with an Idempotency-Key once, and repeats its response for a day (decision 0139). */
export class IdempotencyKeys {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns the response of `respond`, or of the earlier request with the key. A response without any change frees the key. Errors:
   * IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_IN_USE.
   */
  async run<Response extends { status: number }>(
    { viewer, network }: RequestContext,
    { key, text }: KeyedRequest,
    respond: () => Promise<Response>,
  ): Promise<Response> {
    const { dataSource, fieldEncryption, limiter, clock } = this.deps;
    const requestHash = fieldEncryption.hash(`request ${text}`);
    const keyHash = hashToken(`${callerOf(viewer, requestHash)} ${key}`);
    const earlier = await this.findEarlier(keyHash);
    if (earlier?.requestHash === requestHash)
      return JSON.parse(fieldEncryption.open(this.sealedResponse(earlier))) as Response;
    if (earlier) throw keyReused();
    await limiter.consume(DAILY_LIMIT, viewer.kind === 'anonymous' ? network : callerOf(viewer, ''));
    const claim: Claim = { keyHash, holder: randomUUID() };
    const userId = viewer.kind === 'user' ? viewer.id : null;
    await dataSource.manager
      .insert(IdempotencyKeyEntity, { ...claim, requestHash, userId, createdAt: clock.now() })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? stillRunning() : error;
      });
    return this.execute(claim, respond);
  }

  /** Returns the row of an earlier request. Deletes one that has expired. */
  private async findEarlier(keyHash: string): Promise<IdempotencyKeyEntity | null> {
    const { dataSource } = this.deps;
    const row = await dataSource.manager.findOneBy(IdempotencyKeyEntity, { keyHash });
    if (row === null || !this.hasExpired(row)) return row;
    await dataSource.manager.delete(IdempotencyKeyEntity, { keyHash, holder: row.holder });
    return null;
  }

  private hasExpired(row: IdempotencyKeyEntity): boolean {
    return this.age(row) > DAY_MS || (!row.isExecuted && row.responseSealed === null && this.age(row) > CLAIM_MS);
  }

  private age({ createdAt }: IdempotencyKeyEntity): number {
    return this.deps.clock.now().getTime() - createdAt.getTime();
  }

  private sealedResponse(row: IdempotencyKeyEntity): string {
    if (row.responseSealed !== null) return row.responseSealed;
    throw this.age(row) > CLAIM_MS ? responseLost() : stillRunning();
  }

  private async execute<Response extends { status: number }>(
    claim: Claim,
    respond: () => Promise<Response>,
  ): Promise<Response> {
    const { dataSource, fieldEncryption } = this.deps;
    let isRunning = true;
    // Background work that the request has started runs later and keeps this function.
    const write = async (manager: EntityManager) => (isRunning ? markExecuted(manager, claim) : undefined);
    const release = () => dataSource.manager.delete(IdempotencyKeyEntity, { ...claim, isExecuted: false });
    try {
      const response = await finalWrite.run(write, respond);
      if (response.status >= 400 && (await release()).affected === 1) return response;
      const responseSealed = fieldEncryption.seal(JSON.stringify(response));
      await dataSource.manager.update(IdempotencyKeyEntity, claim, { responseSealed });
      return response;
    } catch (error) {
      await release();
      throw error;
    } finally {
      isRunning = false;
    }
  }
}

/** Marks the claim in the transaction of a change, so that both commit together. Throws if another request has taken the key. */
async function markExecuted(manager: EntityManager, claim: Claim): Promise<void> {
  const { affected } = await manager.update(IdempotencyKeyEntity, claim, { isExecuted: true });
  if (affected !== 1) throw stillRunning();
}

/** Visitors cannot be told apart, so each has the keys of its own requests. */
function callerOf(viewer: Viewer, requestHash: string): string {
  return viewer.kind === 'anonymous' ? `visitor ${requestHash}` : `${viewer.kind} ${viewer.id}`;
}

const keyReused = (): PortalError =>
  new PortalError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key belongs to a different request.');

const stillRunning = (): PortalError =>
  new PortalError('IDEMPOTENCY_KEY_IN_USE', 'The request with this Idempotency-Key is still being executed.', {
    retryAfterSeconds: RETRY_SECONDS,
  });

const responseLost = (): PortalError =>
  new PortalError(
    'IDEMPOTENCY_KEY_IN_USE',
    'The request with this Idempotency-Key has changed data, but its response is unknown: read the record.',
  );
