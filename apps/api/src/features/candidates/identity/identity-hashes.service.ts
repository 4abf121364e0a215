import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import type { DataSource, EntityManager } from 'typeorm';
import { IdentityHashEntity } from '../../../database/entities/candidates/identity-hash.entity.js';
import type { FieldEncryption } from '../../../platform/crypto.js';
import type { IdentityNumbersInput } from './identity-numbers.rules.js';

const BATCH_SIZE = 500;

/** Profiles with a number that has no hash under the current key: older ones, and all after a change of the secret. */
const WITHOUT_HASHES = `SELECT p.id, p.pan_number_sealed AS PAN, p.driving_license_number_sealed AS DRIVING_LICENSE,
    p.passport_number_sealed AS PASSPORT FROM candidate_profile p
  WHERE p.id > ? AND (p.pan_number_sealed IS NOT NULL) + (p.driving_license_number_sealed IS NOT NULL)
    + (p.passport_number_sealed IS NOT NULL)
    > (SELECT COUNT(*) FROM identity_mark m WHERE m.candidate_id = p.id AND m.key_id = ?)
  ORDER BY p.id LIMIT ${BATCH_SIZE}`;

type SealedNumbers = { id: string } & Record<IdentityNumberKind, string | null>;

/** Stores keyed hashes of identity numbers, to find two candidates with the same number (decision 0057). */
export class IdentityHashesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fieldEncryption: FieldEncryption,
  ) {}

  /** Runs in the transaction of the profile. Undefined leaves a hash unchanged, null deletes it. */
  async save(manager: EntityManager, candidateId: string, numbers: IdentityNumbersInput): Promise<void> {
    const numbersByKind: Readonly<Record<IdentityNumberKind, string | null | undefined>> = {
      PAN: numbers.panNumber,
      DRIVING_LICENSE: numbers.drivingLicenseNumber,
      PASSPORT: numbers.passportNumber,
    };
    for (const [kind, number] of typedEntries(numbersByKind)) {
      if (number === null) await manager.delete(IdentityHashEntity, { candidateId, kind });
      else if (number !== undefined) await manager.upsert(IdentityHashEntity, this.row(candidateId, kind, number), []);
    }
  }

  /** Adds missing hashes after each start: for older numbers or secrets. The signal ends it early. */
  async backfill(signal?: AbortSignal): Promise<void> {
    for (let last = '0'; ; ) {
      const profiles = await this.dataSource.query<SealedNumbers[]>(WITHOUT_HASHES, [
        last,
        this.fieldEncryption.currentId,
      ]);
      const rows = profiles.flatMap(({ id, ...sealed }) =>
        typedEntries(sealed).flatMap(([kind, value]) =>
          // Values under a secret that is not configured are skipped. The preflight checks report them.
          value !== null && this.fieldEncryption.canOpen(value)
            ? [this.row(id, kind, this.fieldEncryption.open(value))]
            : [],
        ),
      );
      if (rows.length > 0) await this.dataSource.manager.upsert(IdentityHashEntity, rows, []);
      if (profiles.length < BATCH_SIZE || signal?.aborted) return;
      last = profiles.at(-1)?.id ?? last;
    }
  }

  private row(candidateId: string, kind: IdentityNumberKind, number: string) {
    return {
      candidateId,
      kind,
      hash: this.fieldEncryption.hash(`${kind}:${number}`),
      keyId: this.fieldEncryption.currentId,
    };
  }
}

const typedEntries = <Value>(numbers: Readonly<Record<IdentityNumberKind, Value>>): [IdentityNumberKind, Value][] => [
  ['PAN', numbers.PAN],
  ['DRIVING_LICENSE', numbers.DRIVING_LICENSE],
  ['PASSPORT', numbers.PASSPORT],
];
