import type { SearchPhrase } from '@job-alert/domain/search/candidate-search';
import { countFacets, type SetFacet } from '../../platform/facet-table.js';
import { checkPage, decodeCursor, encodeCursor, invalidCursor, toPage } from '../../platform/lists/page.js';
import type { CandidatePool } from './candidate-pool.rules.js';
import type { CandidatePoolReadModel } from './candidate-pool.read-model.js';
import type { CandidateRowsReadModel } from './candidate-rows.read-model.js';
import {
  foundFields,
  type Hits,
  phraseScores,
  type Scores,
  scoresOfAll,
  scoresOfAny,
  type TermHits,
} from './candidate-matches.rules.js';
import { hitsOf } from './candidate-postings.rules.js';
import {
  correctionsOf,
  correctPhrase,
  parseFilter,
  type SearchedPhrases,
  termsOf,
  unknownWords,
} from './candidate-search.rules.js';
import type {
  CandidateFacets,
  CandidateSearchArgs,
  CandidateSearchFilter,
  CandidateSearchOrder,
  FoundCandidate,
  FoundPage,
  WordCorrection,
} from './candidate-search.types.js';
import type { TalentPoolMembersReadModel } from './talent-pool-members.read-model.js';
import type { CandidateTermsReadModel } from './candidate-terms.read-model.js';

const MONTHS = 12;
/** Scores have halves, and an order needs integers. */
const SCORE_FACTOR = 2;

/** Above every expected salary. */
const MAX_SALARY = 2_147_483_647;

/** The index entries of a search. */
interface WordSearch {
  phrases: SearchedPhrases;
  corrections: WordCorrection[];
  terms: ReadonlyMap<string, TermHits>;
  /** Null for a search without words. */
  scores: Scores | null;
  /** Null without excluded words. */
  excluded: Scores | null;
}

/**
 * Finds candidates by words of profile and resume, and by facts (decisions 0145 and 0158). A search needs at most six statements.
 */
export class CandidateSearchReadModel {
  constructor(
    private readonly rows: CandidateRowsReadModel,
    private readonly pools: CandidatePoolReadModel,
    private readonly index: CandidateTermsReadModel,
    private readonly members: TalentPoolMembersReadModel,
  ) {}

  async page(args: CandidateSearchArgs, maxPageSize: number): Promise<FoundPage> {
    const filter = args.filter ?? {};
    const { first, offset: pageOffset } = checkPage(args, maxPageSize);
    const offset = args.after == null ? pageOffset : offsetAfter(args.after);
    const phrases = parseFilter(filter);
    const pool = await this.pools.current();
    const words = await this.findWords(phrases, pool);
    const { rows, facets } = select(pool, await this.members.of(pool), filter, words);
    const part = { from: offset, to: offset + first + 1 };
    const ids = pool.order(rows, valueOf(pool, args.orderBy, words.scores), part).map((row) => pool.ids[row] ?? '');
    const page = toPage(
      ids,
      args,
      (id) => encodeCursor(['found', offset + ids.indexOf(id)]),
      () => Promise.resolve(rows.length),
    );
    const found = new Map((await this.read(ids, words, pool)).map((candidate) => [candidate.id, candidate]));
    // A candidate who has objected since the pool was read is missing, and the next page still follows.
    const edges = page.edges.flatMap(({ cursor, node: id }) => {
      const node = found.get(id);
      return node ? [{ cursor, node }] : [];
    });
    const nodes = edges.map(({ node }) => node);
    return { ...page, edges, nodes, facets, corrections: words.corrections, leftOutWords: words.phrases.leftOutWords };
  }

  private async findWords(searched: SearchedPhrases, pool: CandidatePool): Promise<WordSearch> {
    const { phrases, corrections, hits } = await this.correct(searched, pool);
    const { allOf, anyOf, noneOf } = phrases;
    const { size } = pool;
    const score = (phrase: SearchPhrase) => phraseScores(phrase, hits, size);
    const groups = [...allOf.map(score), ...(anyOf.length > 0 ? [scoresOfAny(anyOf.map(score), size)] : [])];
    return {
      phrases,
      corrections,
      terms: hits.terms,
      scores: groups.length > 0 ? scoresOfAll(groups, size) : null,
      excluded: noneOf.length > 0 ? scoresOfAny(noneOf.map(score), size) : null,
    };
  }

  /** Reads the terms of a search. Words that nobody has are replaced by the most likely one that differs by one letter. */
  private async correct(
    searched: SearchedPhrases,
    pool: CandidatePool,
  ): Promise<{ phrases: SearchedPhrases; corrections: WordCorrection[]; hits: Hits }> {
    const wanted = [...searched.allOf, ...searched.anyOf];
    const terms = termsOf([...wanted, ...searched.noneOf]);
    const postings = await this.index.postings(terms);
    const hits = hitsOf([...wanted, ...searched.noneOf], postings, pool);
    const unknown = unknownWords(wanted, (term) => hits.terms.get(term)?.some(Boolean) ?? false);
    const corrections = correctionsOf(unknown.words, await this.index.existing(unknown.terms));
    if (corrections.length === 0) return { phrases: searched, corrections, hits };
    const correct = (phrase: SearchPhrase) => correctPhrase(phrase, corrections);
    const phrases = { ...searched, allOf: searched.allOf.map(correct), anyOf: searched.anyOf.map(correct) };
    const all = [...phrases.allOf, ...phrases.anyOf, ...phrases.noneOf];
    const more = await this.index.postings(termsOf(all).filter((term) => !terms.includes(term)));
    return { phrases, corrections, hits: hitsOf(all, new Map([...postings, ...more]), pool) };
  }

  private async read(
    ids: readonly string[],
    { phrases, terms }: WordSearch,
    pool: CandidatePool,
  ): Promise<FoundCandidate[]> {
    return (await this.rows.inOrder(ids)).map((candidate) => {
      const row = pool.rowOf(Number(candidate.id)) ?? 0;
      const foundIn = [...phrases.allOf, ...phrases.anyOf].flatMap((phrase) => {
        const fields = foundFields(phrase, terms, row);
        return fields === null ? [] : [{ text: phrase.text, fields }];
      });
      return { ...candidate, foundIn };
    });
  }
}

function offsetAfter(cursor: string): number {
  const [kind, position] = decodeCursor(cursor);
  if (kind !== 'found' || typeof position !== 'number' || !Number.isSafeInteger(position) || position < 0)
    throw invalidCursor();
  return position + 1;
}

/** Returns the matching rows and the counts of each filter. */
function select(
  pool: CandidatePool,
  talentPools: SetFacet,
  filter: CandidateSearchFilter,
  { scores, excluded }: WordSearch,
): { rows: number[]; facets: CandidateFacets } {
  const rows: number[] = [];
  const from = filter.minExperience == null ? null : filter.minExperience * MONTHS;
  const to = filter.maxExperience == null ? null : filter.maxExperience * MONTHS + MONTHS - 1;
  const most = filter.maxExpectedSalary ?? Number.POSITIVE_INFINITY;
  const [cities, experiences, qualifications, activities, noticePeriods, openTo, workModes, resumes, pools] =
    countFacets({
      rows: pool.size,
      facets: [
        pool.cities.choose(filter.cities),
        pool.experiences.choose(filter.experiences),
        pool.qualifications.choose(filter.qualifications),
        pool.activities.choose(filter.activities),
        pool.noticePeriods.choose(filter.noticePeriods),
        pool.openTo.choose(filter.openTo),
        pool.workModes.choose(filter.workModes),
        pool.resumes.choose(filter.resumes),
        talentPools.choose(filter.pools),
      ],
      isIncluded: (row) =>
        (!scores || scores[row] !== 0) &&
        (!excluded || excluded[row] === 0) &&
        pool.isWithinMonths(row, from, to) &&
        (pool.salaryOf(row) ?? 0) <= most,
      onMatch: (row) => rows.push(row),
    });
  return {
    rows,
    facets: {
      cities: pool.cities.counted(cities, filter.cities),
      experiences: pool.experiences.counted(experiences),
      qualifications: pool.qualifications.counted(qualifications),
      activities: pool.activities.counted(activities),
      noticePeriods: pool.noticePeriods.counted(noticePeriods),
      openTo: pool.openTo.counted(openTo),
      workModes: pool.workModes.counted(workModes),
      resumes: pool.resumes.counted(resumes),
      pools: talentPools.counted(pools),
    },
  };
}

/** Returns the value by which rows are ordered. */
function valueOf(pool: CandidatePool, by: CandidateSearchOrder, scores: Scores | null): (row: number) => number {
  const values: Readonly<Record<CandidateSearchOrder, (row: number) => number>> = {
    BEST_MATCH: (row) => (scores?.[row] ?? 0) * SCORE_FACTOR,
    LAST_ACTIVE: () => 0,
    EXPERIENCE: (row) => pool.experienceMonths[row] ?? 0,
    EXPECTED_SALARY: (row) => -(pool.salaryOf(row) ?? MAX_SALARY),
    NEWEST: (row) => pool.createdDays[row] ?? 0,
  };
  return values[by];
}
