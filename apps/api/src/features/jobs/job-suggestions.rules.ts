import { wordsInOrder } from '@job-alert/domain/job-search';
import { placeKey, placeWords } from '@job-alert/domain/place-names';
import type { JobSuggestion, JobSuggestionKind } from './job-suggestions.types.js';

/** A text that may be suggested: how many jobs have it, and each of its spellings. */
interface Candidate {
  kind: JobSuggestionKind;
  words: readonly string[];
  jobs: number;
  spellings: Map<string, number>;
}

/** Jobs are counted for so many of the commonest candidates, for each suggestion that is asked for. */
const COUNTED = 3;

/** The titles and skills of some jobs that have each word as the beginning of one of theirs, those of most jobs first. */
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

/** A place with the number of its open jobs. */
export interface PlaceCount {
  city: string;
  state: string;
  jobs: number;
}

/** Cities and states, all names of one as one, by which places are suggested: those with most jobs first. */
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

  /** The places with a word that begins with each of these words; without words, the cities. */
  beginningWith(words: readonly string[], first: number): JobSuggestion[] {
    const isOffered =
      words.length === 0 ? ({ kind }: Candidate) => kind === 'CITY' : (place: Candidate) => begin(words, place.words);
    return this.places.filter(isOffered).slice(0, first).map(toSuggestion);
  }
}

interface Found {
  text: string;
  kind: JobSuggestionKind;
  words: readonly string[];
  jobs: number;
}

function add(
  candidates: Map<string, Candidate>,
  { text, kind, words, jobs }: Found,
  name: string = words.join(' '),
): void {
  if (words.length === 0) return;
  // Delhi is a city and a state.
  const key = kind === 'STATE' ? `state ${name}` : name;
  const candidate = candidates.get(key) ?? { kind, words, jobs: 0, spellings: new Map<string, number>() };
  candidate.jobs += jobs;
  candidate.spellings.set(text, (candidate.spellings.get(text) ?? 0) + jobs);
  candidates.set(key, candidate);
}

/** True when each of these words begins one of those. */
const begin = (words: readonly string[], those: readonly string[]): boolean =>
  words.every((word) => those.some((one) => one.startsWith(word)));

const KINDS: readonly JobSuggestionKind[] = ['TITLE', 'SKILL', 'CITY', 'STATE'];

const byJobs = (a: Candidate, b: Candidate): number =>
  b.jobs - a.jobs || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.words.join(' ') < b.words.join(' ') ? -1 : 1);

function toSuggestion({ kind, jobs, spellings }: Candidate): JobSuggestion {
  // Two spellings as common as each other give the one in small letters, whatever the order of the jobs.
  const [spelling] = [...spellings].toSorted(([one, a], [other, b]) => b - a || (one < other ? 1 : -1));
  return { text: spelling?.[0].trim() ?? '', kind, count: jobs };
}
