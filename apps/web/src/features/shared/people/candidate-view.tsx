import { EXPERIENCE_LEVEL_LABELS } from '@job-alert/domain/candidates/experience-level';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { DescriptionList, type Fact } from '../../../components/description-list';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { DrawerSection } from '../drawer-section';
import type { CandidateProfileFragment, CandidateSummaryFragment } from './candidate-view.generated';
import classes from './candidate-view.module.css';
import type { LinkedFileFragment } from './linked-file.generated';

type Role = 'admin' | 'employer';
type Experience = CandidateProfileFragment['experiences'][number];
type Education = CandidateProfileFragment['educations'][number];

/** Renders a document. `what` is its name. */
type ShowFile = (what: string, file: LinkedFileFragment | null | undefined) => ReactNode;

/** A field with its label for each role. */
type Field<Subject> = readonly [
  labels: { [role in Role]?: string },
  value: (subject: Subject, file: ShowFile) => ReactNode,
];

const both = (label: string) => ({ admin: label, employer: label });

/** Importing the domain's labels would also load the rules of the profile form. */
const genders = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;
const formatGender = ({ gender }: CandidateProfileFragment) => (gender ? genders[gender] : null);
const formatPhone = ({ contact }: CandidateSummaryFragment) => `${PHONE_PREFIX} ${contact}`;
const formatPeriod = ({ fromDate, toDate }: Pick<Experience, 'fromDate' | 'toDate'>) =>
  `${formatDate(fromDate)} to ${toDate ? formatDate(toDate) : 'today'}`;

const PERSON: readonly Field<CandidateProfileFragment>[] = [
  [{ admin: 'First Name' }, ({ firstName }) => firstName],
  [{ admin: 'Middle Name' }, ({ middleName }) => middleName],
  [{ admin: 'Last Name' }, ({ lastName }) => lastName],
  [
    { employer: 'Name' },
    ({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '),
  ],
  [{ employer: 'Gender' }, formatGender],
  [{ admin: 'Email' }, ({ email }) => email],
  [{ employer: 'Email' }, ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>],
  [{ admin: 'Contact' }, formatPhone],
  [
    { employer: 'Contact' },
    (candidate) => <Anchor href={`tel:${PHONE_PREFIX}${candidate.contact}`}>{formatPhone(candidate)}</Anchor>,
  ],
  [{ admin: 'Gender' }, formatGender],
];

const ADDRESS: readonly Field<CandidateProfileFragment>[] = [
  [{ admin: 'Address Line One', employer: 'Address Line-1' }, ({ addressLine1 }) => addressLine1],
  [{ admin: 'Address Line Two', employer: 'Address Line-2' }, ({ addressLine2 }) => addressLine2],
  [both('City'), ({ city }) => city],
  [both('State'), ({ state }) => state],
  [both('Country'), ({ country }) => country],
];

const WORK: readonly Field<CandidateProfileFragment>[] = [
  [both('Experience'), ({ experienceLevel }) => EXPERIENCE_LEVEL_LABELS[experienceLevel]],
  [both('Skills'), ({ skills }) => skills.join(', ') || null],
];

const DOCUMENTS: readonly Field<CandidateProfileFragment>[] = [
  [both('Resume'), ({ resume }, file) => file('Resume', resume)],
];

const EXPERIENCE: readonly Field<Experience>[] = [
  [{ admin: 'Company Name', employer: 'Company' }, ({ companyName }) => companyName],
  [{ employer: 'Period' }, formatPeriod],
  [both('Job Role'), ({ jobRole }) => jobRole],
  [both('Last Designation'), ({ lastDesignation }) => lastDesignation],
  [{ admin: 'From' }, ({ fromDate }) => formatDate(fromDate)],
  [{ admin: 'To' }, ({ toDate }) => (toDate ? formatDate(toDate) : 'Present')],
  [both('Skills'), ({ skills }) => skills],
  [both('Experience Letter'), ({ experienceLetter }, file) => file('Experience Letter', experienceLetter)],
];

const EDUCATION: readonly Field<Education>[] = [
  [both('Qualification'), ({ qualification }) => qualification],
  [{ admin: 'University', employer: 'University/School' }, ({ university }) => university],
  [both('Year of Completion'), ({ yearOfCompletion }) => yearOfCompletion],
  [{ admin: 'Marks', employer: 'CGPA/Percentage' }, ({ marks }) => marks],
  [both('Skills'), ({ skills }) => skills],
  [both('Certificate'), ({ certificate }, file) => file('Certificate', certificate)],
];

interface CandidateViewProps {
  role: Role;
  candidate: CandidateProfileFragment;
  file: ShowFile;
  /** Further rows of the personal details. */
  account?: readonly Fact[];
  children?: ReactNode;
}

/** A candidate's profile: tables for administrators, the five specified sections for employers. */
export function CandidateView({ role, candidate, file, account = [], children }: CandidateViewProps) {
  const { experiences, educations } = candidate;
  const factsOf = <Subject,>(subject: Subject, ...groups: (readonly Field<Subject>[])[]): Fact[] =>
    groups.flat().flatMap(([{ [role]: label }, value]) => (label === undefined ? [] : [[label, value(subject, file)]]));

  if (role === 'admin') {
    return (
      <>
        <KeyValueTable
          title="Personal Details"
          rows={[...factsOf(candidate, PERSON, ADDRESS, WORK, DOCUMENTS), ...account]}
        />
        {children}
        {experiences.map((experience, index) => (
          <KeyValueTable key={experience.id} title={`Experience ${index + 1}`} rows={factsOf(experience, EXPERIENCE)} />
        ))}
        {educations.map((education, index) => (
          <KeyValueTable key={education.id} title={`Education ${index + 1}`} rows={factsOf(education, EDUCATION)} />
        ))}
      </>
    );
  }
  return (
    <>
      <DrawerSection title="Basic Information">
        <DescriptionList facts={factsOf(candidate, PERSON, WORK)} />
      </DrawerSection>
      <DrawerSection title="Documents">
        <DescriptionList facts={factsOf(candidate, DOCUMENTS)} />
      </DrawerSection>
      <DrawerSection title="Professional Experience">
        <Entries none="No professional experience." entries={experiences.map((one) => factsOf(one, EXPERIENCE))} />
      </DrawerSection>
      <DrawerSection title="Educational Background">
        <Entries none="No educational background." entries={educations.map((one) => factsOf(one, EDUCATION))} />
      </DrawerSection>
      <DrawerSection title="Address Information">
        <DescriptionList facts={factsOf(candidate, ADDRESS)} />
      </DrawerSection>
    </>
  );
}

/** Returns the rows about a candidate that are needed to decide about a step. */
export const summaryRows = (candidate: CandidateSummaryFragment): KeyValue[] => [
  ['Contact', formatPhone(candidate)],
  ['Email', candidate.email],
  ['Place', [candidate.city, candidate.state].filter(Boolean).join(', ')],
  ...candidate.experiences.map(
    (experience): KeyValue => [
      formatPeriod(experience),
      [`${experience.jobRole}, ${experience.companyName}`, experience.skills].filter(Boolean).join('\n'),
    ],
  ),
  ...candidate.educations.map(
    ({ qualification, university, yearOfCompletion, marks }): KeyValue => [
      `Completed ${yearOfCompletion}`,
      `${qualification}, ${university}\n${marks}`,
    ],
  ),
];

function Entries({ entries, none }: { entries: readonly Fact[][]; none: string }) {
  if (entries.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ol className={classes.entries}>
      {entries.map((facts, index) => (
        <li key={index}>
          <DescriptionList facts={facts} />
        </li>
      ))}
    </ol>
  );
}
