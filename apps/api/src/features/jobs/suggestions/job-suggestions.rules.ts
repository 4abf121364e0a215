import { wordsInOrder } from '@job-alert/domain/search/job-search';
import { placeKey, placeWords } from '@job-alert/domain/search/place-names';
import type { JobSuggestion, JobSuggestionKind } from './job-suggestions.types.js';

/** A possible suggestion with the number of jobs and its spellings. */
interface Candidate {
  kind: JobSuggestionKind;
  words: readonly string[];
  jobs: number;
  spellings: Map<string, number>;
}

/** The number of candidates per requested suggestion whose jobs are counted. */
const COUNTED = 3;

/** Returns titles and skills in which every typed word starts a word, most frequent first. */
export function suggestedTitles(
  jobs: readonly { title: string; skills: readonly string[] }[],
  words: readonly string[],
  first: number,
): JobSuggestion[] {
  const candidates = new Map<string, Candidate>();
  for (const { title, skills } of jobs) {
    add(candidates, { text: title, kind: 'TITLE', words: wordsInOrder(title), jobs: 1 });
    for (const skill of skills) add(candidates, { text: skill, kind: 'SKILL', words: wordsInOrder(skill), jobs: 1 });
  }
  const commonest = [...candidates.values()]
    .filter((candidate) => begin(words, candidate.words))
    .toSorted(byJobs)
    .slice(0, first * COUNTED);
  const wordsOfJobs = jobs.map(({ title, skills }) => [title, ...skills].flatMap(wordsInOrder));
  const counted = commonest.map((candidate) => ({
    ...candidate,
    jobs: wordsOfJobs.filter((its) => begin(candidate.words, its)).length,
  }));
  return counted.toSorted(byJobs).slice(0, first).map(toSuggestion);
}

interface PlaceCount {
  city: string;
  state: string;
  jobs: number;
}

/** City and state suggestions, most jobs first. Alternative names of a place are merged. */
export class PlaceSuggestions {
  private readonly places: readonly Candidate[];

  constructor(counts: readonly PlaceCount[]) {
    const places = new Map<string, Candidate>();
    for (const { city, state, jobs } of counts) {
      add(places, { text: city, kind: 'CITY', words: placeWords(city), jobs }, placeKey(city));
      add(places, { text: state, kind: 'STATE', words: placeWords(state), jobs }, placeKey(state));
    }
    this.places = [...places.values()].toSorted(byJobs);
  }

  /** Returns places in which every typed word starts a word. Without words, returns cities only. */
  beginningWith(words: readonly string[], first: number): JobSuggestion[] {
    const isOffered =
      words.length === 0 ? ({ kind }: Candidate) => kind === 'CITY' : (place: Candidate) => begin(words, place.words);
    return this.places.filter(isOffered).slice(0, first).map(toSuggestion);
  }
}

interface SuggestionMatch {
  text: string;
  kind: JobSuggestionKind;
  words: readonly string[];
  jobs: number;
}

function add(
  candidates: Map<string, Candidate>,
  { text, kind, words, jobs }: SuggestionMatch,
  name: string = words.join(' '),
): void {
  if (words.length === 0) return;
  // Delhi is both a city and a state.
  const key = kind === 'STATE' ? `state ${name}` : name;
  const candidate = candidates.get(key) ?? { kind, words, jobs: 0, spellings: new Map<string, number>() };
  candidate.jobs += jobs;
  candidate.spellings.set(text, (candidate.spellings.get(text) ?? 0) + jobs);
  candidates.set(key, candidate);
}

/** Returns true if each of `words` is a prefix of one of `those`. */
const begin = (words: readonly string[], those: readonly string[]): boolean =>
  words.every((word) => those.some((one) => one.startsWith(word)));

const KINDS: readonly JobSuggestionKind[] = ['TITLE', 'SKILL', 'CITY', 'STATE'];

const byJobs = (a: Candidate, b: Candidate): number =>
  b.jobs - a.jobs || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.words.join(' ') < b.words.join(' ') ? -1 : 1);

function toSuggestion({ kind, jobs, spellings }: Candidate): JobSuggestion {
  // Ties between spellings are resolved towards lower case, independent of the order of the jobs.
  const [spelling] = [...spellings].toSorted(([one, a], [other, b]) => b - a || (one < other ? 1 : -1));
  return { text: spelling?.[0].trim() ?? '', kind, count: jobs };
}
