import { type DuplicateFacts, duplicateReasons, PHONE_END_DIGITS } from '@job-alert/domain/candidates/duplicates';
import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import type { PossibleDuplicate } from './duplicates.types.js';

/** A number that many people have entered, such as 9999999999, does not indicate duplicates. */
const MAX_PAIRS = 1_000;
const MAX_DUPLICATES = 20;

/** Finds pairs by an index for each criterion. The domain's rule decides which of them are duplicates. */
const pairs = (idPlaceholders: string): string => `
  (SELECT s.id, o.id AS otherId FROM user s STRAIGHT_JOIN user o ON o.type = 'CANDIDATE' AND o.contact = s.contact
    WHERE s.id IN (${idPlaceholders}) AND s.type = 'CANDIDATE' AND o.id <> s.id LIMIT ${MAX_PAIRS})
  UNION (SELECT s.id, o.id FROM user s STRAIGHT_JOIN user o ON o.type = 'CANDIDATE' AND o.first_name = s.first_name
      AND o.last_name = s.last_name AND RIGHT(o.contact, ${PHONE_END_DIGITS}) = RIGHT(s.contact, ${PHONE_END_DIGITS})
    WHERE s.id IN (${idPlaceholders}) AND s.type = 'CANDIDATE' AND o.id <> s.id LIMIT ${MAX_PAIRS})
  UNION (SELECT s.candidate_id, o.candidate_id FROM identity_mark s STRAIGHT_JOIN identity_mark o ON o.mark = s.mark
      JOIN user u ON u.id = o.candidate_id AND u.type = 'CANDIDATE'
    WHERE s.candidate_id IN (${idPlaceholders}) AND o.candidate_id <> s.candidate_id LIMIT ${MAX_PAIRS})`;

const IDENTITY_HASHES = '(SELECT JSON_OBJECTAGG(m.kind, m.mark) FROM identity_mark m WHERE m.candidate_id = u.id)';
const facts = (
  ids: readonly string[],
): string => `SELECT u.id, u.first_name AS firstName, u.last_name AS lastName, u.contact,
    ${IDENTITY_HASHES} AS identityHashes FROM user u JOIN candidate_profile p ON p.id = u.id WHERE u.id IN (${placeholders(ids)})`;

interface Pair {
  id: string;
  otherId: string;
}
type FactsRow = Omit<DuplicateFacts, 'identityHashes'> & {
  id: string;
  identityHashes: DuplicateFacts['identityHashes'] | string | null;
};
type CandidateDuplicate = PossibleDuplicate & { id: string };

/** Candidates who may be the same person. */
export class DuplicatesReadModel {
  private readonly loader: BatchLoader<CandidateDuplicate>;

  constructor(private readonly reader: SqlReader) {
    this.loader = new BatchLoader(
      (ids) => this.load(ids),
      ({ id }) => id,
    );
  }

  /** Returns at most 20, strongest reasons first. Two statements for all candidates of a page. */
  async findByCandidate(context: RequestContext, id: string): Promise<PossibleDuplicate[]> {
    return (await this.loader.loadRows(context, id)).slice(0, MAX_DUPLICATES);
  }

  private async load(ids: readonly string[]): Promise<CandidateDuplicate[]> {
    const pairRows = await this.reader.rows<Pair>(pairs(placeholders(ids)), [...ids, ...ids, ...ids]);
    if (pairRows.length === 0) return [];
    const candidateIds = [...new Set(pairRows.flatMap(({ id, otherId }) => [id, otherId]))];
    const rows = await this.reader.rows<FactsRow>(facts(candidateIds), candidateIds);
    const factsById = new Map(rows.map((row) => [row.id, { ...row, identityHashes: readHashes(row.identityHashes) }]));
    return pairRows.flatMap(({ id, otherId }) => {
      const [one, other] = [factsById.get(id), factsById.get(otherId)];
      const reasons = one && other ? duplicateReasons(one, other) : [];
      return reasons.length === 0 ? [] : [{ id, candidateId: otherId, reasons }];
    });
  }
}

/** MySQL returns JSON as an object, MariaDB as text. */
function readHashes(identityHashes: FactsRow['identityHashes']): Partial<Record<IdentityNumberKind, string>> {
  return typeof identityHashes === 'string' ? JSON.parse(identityHashes) : (identityHashes ?? {});
}
