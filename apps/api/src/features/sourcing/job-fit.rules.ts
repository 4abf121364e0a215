import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import { candidateFit, type JobRequirements } from '@job-alert/domain/search/candidate-fit';
import {
  isInProfile,
  parseSearchPhrase,
  type SearchPhrase,
  skillPhrase,
} from '@job-alert/domain/search/candidate-search';
import { placeKey } from '@job-alert/domain/search/place-names';
import { skillKeys } from '@job-alert/domain/search/skill-fit';
import { type Hits, phraseBits, titleShare } from './candidate-matches.rules.js';
import type { CandidatePool } from './candidate-pool.rules.js';

const REMOTE_MODES: readonly WorkMode[] = ['REMOTE', 'WORK_FROM_HOME'];

/** The facts of a job that candidates are compared with. */
export interface ComparedJob extends Omit<JobRequirements, 'skills'> {
  title: string;
  preferredSkills: readonly string[];
  city: string;
  salaryMax: number | string;
  workMode: WorkMode;
}

/** The job's skills by where a candidate names them. */
export interface SkillReasons {
  profileSkills: string[];
  resumeSkills: string[];
  missingSkills: string[];
}

/** The entries of a job that are looked up in the index of candidates. */
interface JobEntries {
  skills: readonly SearchPhrase[];
  title: SearchPhrase;
}

/** The phrases of a job and where the candidates of the pool have them. */
export interface JobPhrases {
  skills: readonly SearchPhrase[];
  /** The fields with each skill, by row. */
  skillBits: readonly Uint8Array[];
  /** From 0 to 1 by row: how much of the title the candidate has. */
  title: Float32Array;
}

export function phrasesOf({ title, preferredSkills }: Pick<ComparedJob, 'title' | 'preferredSkills'>): JobEntries {
  return {
    skills: distinctSkills(preferredSkills).map(skillPhrase),
    title: { text: title, parts: parseSearchPhrase(title)?.parts ?? [], isExact: false },
  };
}

export function findInPool({ skills, title }: JobEntries, hits: Hits, size: number): JobPhrases {
  return {
    skills,
    skillBits: skills.map((phrase) => phraseBits(phrase, hits, size)),
    title: titleShare(title.parts, hits.terms, size),
  };
}

/** Removes other names of the same skill. */
function distinctSkills(skills: readonly string[]): string[] {
  const keys = new Set<string>();
  return skills.filter((skill) => {
    const [key] = skillKeys([skill]);
    if (key === undefined || keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** Returns the fit of each row. */
export function fitsOf(job: ComparedJob, { skills, skillBits, title }: JobPhrases, pool: CandidatePool): Float64Array {
  const requirements = { ...job, skills: skills.length };
  const isRemote = REMOTE_MODES.includes(job.workMode);
  const place = placeKey(job.city);
  const isThere = (city: string) => placeKey(city) === place;
  const isNear = pool.cities.spellings.map((city) => isRemote || (city === '' ? null : isThere(city)));
  const isPreferred = pool.preferredCities.lists.map((cities) => cities.some(isThere));
  const budget = Number(job.salaryMax);
  const fits = new Float64Array(pool.size);
  for (let row = 0; row < pool.size; row += 1) {
    let profileSkills = 0;
    let resumeSkills = 0;
    for (const bits of skillBits) {
      const fields = bits[row] ?? 0;
      if (fields === 0) continue;
      if (isInProfile(fields)) profileSkills += 1;
      else resumeSkills += 1;
    }
    const ofTitle = title[row] ?? 0;
    if (profileSkills + resumeSkills === 0 && ofTitle === 0) continue;
    fits[row] = candidateFit(requirements, {
      profileSkills,
      resumeSkills,
      title: ofTitle,
      experienceMonths: pool.monthsOf(row),
      isNear: isPreferred[pool.preferredCities.codes[row] ?? 0] || (isNear[pool.cities.column.codes[row] ?? 0] ?? null),
      isPaidEnough: isAtMost(pool.salaryOf(row), budget),
    });
  }
  return fits;
}

const isAtMost = (salary: number | null, budget: number): boolean | null => (salary === null ? null : salary <= budget);

export function skillsOf({ skills, skillBits }: JobPhrases, row: number): SkillReasons {
  const found = skills.map(({ text }, position) => ({ text, fields: skillBits[position]?.[row] ?? 0 }));
  const texts = (isWanted: (fields: number) => boolean) =>
    found.flatMap(({ text, fields }) => (isWanted(fields) ? [text] : []));
  return {
    profileSkills: texts(isInProfile),
    resumeSkills: texts((fields) => fields !== 0 && !isInProfile(fields)),
    missingSkills: texts((fields) => fields === 0),
  };
}
