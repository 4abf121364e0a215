import type { CandidateTerm } from '@job-alert/domain/search/candidate-search';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../platform/group-by.js';
import { blockOf, placeOf } from './candidate-pool.rules.js';
import type { OwnTerm } from './candidate-terms.read-model.js';
import { parsePosting, type PostingEntries, storedNumbers, writePosting } from './candidate-postings.rules.js';

/** The number of rows that one statement reads or writes. More of them keep requests waiting. */
const ROWS_PER_STATEMENT = 500;

/** Lets one server at a time change the postings: a second one waits here for the end of the first one's transaction. */
const LOCK = `INSERT INTO lease (name, holder, expires_at) VALUES ('candidate postings', '', UTC_TIMESTAMP(3))
  ON DUPLICATE KEY UPDATE expires_at = VALUES(expires_at)`;
const READ = 'SELECT term, entries FROM candidate_posting FORCE INDEX (PRIMARY) WHERE block = ? AND term IN (?)';
const SAVE =
  'INSERT INTO candidate_posting (term, block, entries) VALUES ? ON DUPLICATE KEY UPDATE entries = VALUES(entries)';
const DELETE = 'DELETE FROM candidate_posting WHERE block = ? AND term IN (?)';

/** A candidate whose index entries change. */
export interface ReindexedCandidate {
  id: number;
  /** The terms so far. */
  before: readonly OwnTerm[];
  terms: ReadonlyMap<string, CandidateTerm>;
}

/** For each term the candidates who change, by place in their block. Null if the candidate has the term no longer. */
type BlockChanges = Map<string, Map<number, CandidateTerm | null>>;

/** Writes the postings of candidates. */
export class CandidatePostingsRepository {
  /** Replaces all terms of some candidates. Call it in a transaction. */
  async replace(manager: EntityManager, candidates: readonly ReindexedCandidate[]): Promise<void> {
    await manager.query(LOCK);
    for (const [block, ofBlock] of groupBy(candidates, ({ id }) => blockOf(id))) {
      const changes = [...changesOf(ofBlock)];
      for (let from = 0; from < changes.length; from += ROWS_PER_STATEMENT)
        await this.save(manager, block, new Map(changes.slice(from, from + ROWS_PER_STATEMENT)));
    }
  }

  private async save(manager: EntityManager, block: number, changes: BlockChanges): Promise<void> {
    const stored = await manager.query<{ term: string; entries: Buffer }[]>(READ, [block, [...changes.keys()]]);
    const known = new Map(stored.map(({ term, entries }) => [term, entries]));
    const saved: unknown[][] = [];
    const emptied: string[] = [];
    for (const [term, ofTerm] of changes) {
      const bytes = known.get(term);
      const entries = bytes ? parsePosting(storedNumbers(bytes)) : new Map();
      apply(entries, ofTerm);
      if (entries.size > 0) saved.push([term, block, writePosting(entries)]);
      else if (bytes) emptied.push(term);
    }
    if (saved.length > 0) await manager.query(SAVE, [saved]);
    if (emptied.length > 0) await manager.query(DELETE, [block, emptied]);
  }
}

function changesOf(candidates: readonly ReindexedCandidate[]): BlockChanges {
  const changes: BlockChanges = new Map();
  const change = (term: string, id: number, to: CandidateTerm | null) => {
    const ofTerm = changes.get(term) ?? new Map<number, CandidateTerm | null>();
    changes.set(term, ofTerm.set(placeOf(id), to));
  };
  for (const { id, before, terms } of candidates) {
    const known = new Map(before.map(([term, ...numbers]) => [term, numbers.join(' ')]));
    for (const [term, to] of terms)
      if (known.get(term) !== [to.fields, ...to.positions].join(' ')) change(term, id, to);
    for (const term of known.keys()) if (!terms.has(term)) change(term, id, null);
  }
  return changes;
}

function apply(entries: PostingEntries, changes: ReadonlyMap<number, CandidateTerm | null>): void {
  for (const [place, term] of changes)
    if (term) entries.set(place, term);
    else entries.delete(place);
}
