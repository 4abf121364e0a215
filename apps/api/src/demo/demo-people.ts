import { addDays } from '@job-alert/domain/india/calendar';
import { demoRecordsOfPeople } from './demo-records.js';
import type {
  DemoCandidate,
  DemoExperience,
  DemoPreferences,
  DemoProfession,
  DemoSpecialPerson,
} from './demo-schemas.js';
import { seededRandom } from './random.js';

/** Chooses values of one person, the same ones on every load. */
class Choices {
  constructor(private readonly random: () => number) {}

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.random() * end);
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.below(values.length)] as Value;
  }

  some<Value>(values: readonly Value[], count: number): Value[] {
    const from = this.below(values.length);
    return values.map((_, index) => values[(from + index) % values.length] as Value).slice(0, count);
  }
}

/** A person before the dates: months and days count back from today. */
type Person = Required<Omit<DemoSpecialPerson, 'role' | 'isActive' | 'isHidden' | 'statedYears'>> &
  Pick<DemoSpecialPerson, 'isActive' | 'isHidden' | 'statedYears'> & { qualification: [string, string] };

const NOTICE_PERIODS = ['IMMEDIATE', 'DAYS_15', 'DAYS_30', 'DAYS_30', 'DAYS_60', 'DAYS_90', null] as const;
const INTERESTS = ['LOOKING', 'LOOKING', 'LOOKING', 'OPEN', 'OPEN', 'NOT_LOOKING', null, null] as const;
const STREETS = ['Shanti Society', 'Ganga Nagar', 'Sai Darshan', 'Station Road', 'Umiya Row Houses', 'Gokul Park'];
/** One of so many people has not said a preference. */
const UNKNOWN_OF = 7;
const MAX_MONTHS = 150;
/** The months after which a new job begins. */
const MONTHS_OF_JOB = 40;

/**
 * Three hundred fictitious people around Surat with their work, made from the tables of `people.json`. Their emails are
 * under example.org and their phone numbers start with 5. `today` is the date of the load (YYYY-MM-DD in India).
 */
export function demoPeople(today: string): DemoCandidate[] {
  const people: DemoCandidate[] = [];
  for (const profession of demoRecordsOfPeople.professions) {
    const special = demoRecordsOfPeople.special.filter(({ role }) => role === profession.role);
    for (let place = 0; place < profession.count; place += 1)
      people.push(candidateOf(profession, special[place], people.length, today));
  }
  return people;
}

function candidateOf(
  profession: DemoProfession,
  special: DemoSpecialPerson | undefined,
  number: number,
  today: string,
): DemoCandidate {
  const choices = new Choices(seededRandom(`person ${number}`));
  const person: Person = { ...choosePerson(profession, choices, number), ...special };
  const { firstName, lastName, gender, city, state, statedYears, isActive, isHidden, qualification } = person;
  const key = `${firstName}-${lastName}`.toLowerCase();
  const experiences = person.periods.map((_, job) => experienceOf(person, profession, job, today));
  const [name, university] = qualification;
  const preferences: DemoPreferences = {
    expectedSalary: person.expectedSalary,
    noticePeriod: person.noticePeriod,
    preferredCities: person.preferredCities,
    workModes: person.workModes,
    openTo: person.openTo,
  };
  return {
    key,
    firstName,
    lastName,
    email: `${key.replace('-', '.')}@mail.example.org`,
    contact: String(5_550_300_001 + number),
    experienceLevel: isFresher(person, special) ? 'FRESHER' : 'EXPERIENCED',
    registeredDaysAgo: person.registeredDaysAgo,
    lastActiveDaysAgo: person.activeDaysAgo,
    personal: {
      gender,
      addressLine1: `${1 + choices.below(98)} ${choices.one(STREETS)}`,
      city,
      state,
      country: 'India',
    },
    experiences,
    educations: [
      {
        qualification: name,
        university,
        yearOfCompletion: Number(today.slice(0, 4)) - 1 - Math.ceil(monthsOf(person) / 12),
        marks: String(55 + choices.below(35)),
        ...(experiences.length === 0 && { skills: person.skills.join(', ') }),
      },
    ],
    preferences,
    resumeNotes: person.resume,
    ...(statedYears !== undefined && { statedExperienceYears: statedYears }),
    ...(isActive === false && { isActive }),
    ...(isHidden && { isHiddenFromSearch: isHidden }),
  };
}

const isFresher = ({ periods }: Person, special?: DemoSpecialPerson) => periods.length === 0 && !special;

const monthsOf = ({ periods, statedYears = 0 }: Person): number => periods.at(-1)?.[0] ?? statedYears * 12;

function choosePerson(profession: DemoProfession, choices: Choices, number: number): Person {
  const { titles, pay, skills, resume, qualifications, workModes } = profession;
  const months = Math.max(0, choices.below(MAX_MONTHS + 12) - 12);
  const [start, rise] = pay;
  const [city, state] = choices.one(
    demoRecordsOfPeople.cities.flatMap((place) => Array<typeof place>(place[2]).fill(place)),
  );
  const known = <Value>(value: Value) => (choices.below(UNKNOWN_OF) === 0 ? null : value);
  const registeredDaysAgo = 2 + choices.below(330);
  return {
    ...nameOf(number),
    city,
    state,
    title: titles[titleLevel(months)] ?? '',
    periods: periodsOf(months, choices),
    skills: choices.some(skills, 2 + choices.below(3)),
    resume: choices.some(resume, 2),
    qualification: choices.one(qualifications),
    expectedSalary: known(Math.round((start + (rise * months) / 12) / 12_000) * 12_000 + 12_000 * choices.below(5)),
    noticePeriod: choices.one(NOTICE_PERIODS),
    openTo: choices.one(INTERESTS),
    preferredCities: known(
      city === 'Surat' ? ['Surat'] : choices.some([city, 'Surat', 'Ahmedabad'], 1 + choices.below(2)),
    ),
    workModes: known(workModes),
    registeredDaysAgo,
    activeDaysAgo: choices.below(registeredDaysAgo),
  };
}

/** Returns a name that nobody else has. */
function nameOf(number: number): Pick<Person, 'firstName' | 'lastName' | 'gender'> {
  const shares = demoRecordsOfPeople.groups.flatMap((group) => Array<typeof group>(group.share).fill(group));
  const round = Math.floor(number / shares.length);
  const group = shares[number % shares.length] as (typeof shares)[number];
  const within = round * group.share + (number % shares.length) - shares.indexOf(group);
  const place = within % group.first.length;
  const [firstName, gender] = group.first[place] as (typeof group.first)[number];
  const lastName = group.last[(3 * place + Math.floor(within / group.first.length)) % group.last.length] ?? '';
  return { firstName, lastName, gender };
}

const titleLevel = (months: number): number => [24, 60, 108].filter((least) => months >= least).length;

/** Divides months of work into jobs, the latest first. Some people have left their last job. */
function periodsOf(months: number, choices: Choices): [number, number][] {
  if (months === 0) return [];
  const until = choices.below(8) === 0 ? 2 : 0;
  const change = 12 + choices.below(MONTHS_OF_JOB);
  if (months <= change + 6) return [[months + until, until]];
  return [
    [change + until, until],
    [months + until, change + until],
  ];
}

function experienceOf(person: Person, profession: DemoProfession, job: number, today: string): DemoExperience {
  const [from, to] = person.periods[job] ?? [0, 0];
  const { companies, titles, role } = profession;
  const isLatest = job === 0;
  const title = isLatest ? person.title : (titles[titleLevel(from - to) > 0 ? 1 : 0] ?? role);
  return {
    companyName: companies[(person.lastName.length + person.firstName.length + job) % companies.length] ?? '',
    fromDate: monthsBefore(today, from),
    ...(to > 0 && { toDate: addDays(monthsBefore(today, to), -1) }),
    jobRole: title,
    lastDesignation: title,
    skills: (isLatest ? person.skills : person.skills.slice(0, 1)).join(', '),
  };
}

/** Returns the same day of an earlier month, or its last day. */
export function monthsBefore(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, last))).toISOString().slice(0, 10);
}
