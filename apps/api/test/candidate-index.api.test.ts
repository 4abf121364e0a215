import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CandidateIndexRepository } from '../src/features/sourcing/candidate-index.repository.js';
import { BLOCK_SIZE } from '../src/features/sourcing/candidate-pool.rules.js';
import { CandidatePostingsRepository } from '../src/features/sourcing/candidate-postings.repository.js';
import { CandidateTermsReadModel, type OwnTerm } from '../src/features/sourcing/candidate-terms.read-model.js';
import { SAVE_SKILLS } from './builders/candidate.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

describe('the search index of candidates', () => {
  let portal: Portal;
  const postings = new CandidatePostingsRepository();
  const numbersOf = async (term: string) => {
    const read = await new CandidateTermsReadModel(portal.container.reader).postings([term]);
    return (read.get(term) ?? []).map(({ block, entries }) => [block, ...entries]);
  };
  const replace = (id: number, { before = [], word }: { before?: OwnTerm[]; word?: string }) => {
    const terms = new Map(word ? [[word, { fields: 2, positions: [4, 9] }]] : []);
    return portal.container.transactions.run((manager) => postings.replace(manager, [{ id, before, terms }]));
  };

  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('keeps the words of candidates whom several servers index at once', async () => {
    const ids = [1, 2, 3, 4].map((place) => 90 * BLOCK_SIZE + place);
    await Promise.all(ids.map((id) => replace(id, { word: 'enamel' })));
    const [[block, ...numbers] = []] = await numbersOf('enamel');
    expect([block, numbers.length]).toEqual([90, 4 * 4]);
  });

  test('has no row for a word that nobody has any more', async () => {
    const id = 91 * BLOCK_SIZE;
    await replace(id, { word: 'filigre' });
    await replace(id + BLOCK_SIZE, { word: 'filigre' });
    await replace(id, { before: [['filigre', 2, 4, 9]] });
    expect(await numbersOf('filigre')).toEqual([[92, 2, 2, 4, 9]]);
  });

  test('goes on with the same candidates when its server is killed in the middle of a batch', async () => {
    const { dataSource, container } = portal;
    const candidate = await insertCandidate(portal);
    await candidate.client.ask(SAVE_SKILLS, { skills: ['Kundan'] });
    const index = new CandidateIndexRepository(postings);
    // The database ends the transaction of a killed server in the same way.
    const killed = container.transactions.run(async (manager) => {
      await index.indexDue(manager, 100, daysFromToday(0));
      await manager.query('KILL CONNECTION_ID()');
    });
    await expect(killed).rejects.toThrow(/killed|interrupted|closed/i);
    expect(await numbersOf('kundan')).toEqual([]);
    await container.candidateIndexing.indexAll();
    expect(await numbersOf('kundan')).toHaveLength(1);
    expect(await dataSource.query('SELECT candidate_id FROM candidate_search WHERE due_at IS NOT NULL')).toEqual([]);
  });
});
