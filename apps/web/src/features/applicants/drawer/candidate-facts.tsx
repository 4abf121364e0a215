import { formatDate } from '@job-alert/domain/calendar';
import { EXPERIENCE_LEVEL_LABELS } from '@job-alert/domain/experience-level';
import { PHONE_PREFIX } from '@job-alert/domain/india';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Fact, Facts } from '../../../components/facts';
import { FileLink } from '../../../components/file-link';
import type { ApplicantFileFragment, ApplicantProfileFragment } from './candidate.generated';
import classes from './candidate-facts.module.css';
import { DrawerSection } from './drawer-section';

type Candidate = ApplicantProfileFragment;

const genders = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;

/** The five sections of an applicant's profile (specification 2 §2). */
export function CandidateFacts({ candidate, renew }: { candidate: Candidate; renew: Renew }) {
  const { firstName, middleName, lastName, gender, email, contact, skills } = candidate;
  return (
    <>
      <DrawerSection title="Basic Information">
        <Facts
          facts={[
            ['Name', [firstName, middleName, lastName].filter(Boolean).join(' ')],
            ['Gender', gender ? genders[gender] : null],
            [
              'Email',
              <Anchor key="email" href={`mailto:${email}`}>
                {email}
              </Anchor>,
            ],
            [
              'Contact',
              <Anchor key="contact" href={`tel:${PHONE_PREFIX}${contact}`}>{`${PHONE_PREFIX} ${contact}`}</Anchor>,
            ],
            ['Experience', EXPERIENCE_LEVEL_LABELS[candidate.experienceLevel]],
            ['Skills', skills.join(', ') || null],
          ]}
        />
      </DrawerSection>
      <DrawerSection title="Documents">
        <Facts facts={[['Resume', fileLink(candidate.resume, renew)]]} />
      </DrawerSection>
      <DrawerSection title="Professional Experience">
        <Entries
          none="No professional experience."
          entries={candidate.experiences.map((experience) => experienceFacts(experience, renew))}
        />
      </DrawerSection>
      <DrawerSection title="Educational Background">
        <Entries
          none="No educational background."
          entries={candidate.educations.map((education) => educationFacts(education, renew))}
        />
      </DrawerSection>
      <DrawerSection title="Address Information">
        <Facts
          facts={[
            ['Address Line-1', candidate.addressLine1],
            ['Address Line-2', candidate.addressLine2],
            ['City', candidate.city],
            ['State', candidate.state],
            ['Country', candidate.country],
          ]}
        />
      </DrawerSection>
    </>
  );
}

/** Asks for the newest link of a file. */
type Renew = (fileId: string) => Promise<string | null>;

function experienceFacts(experience: Candidate['experiences'][number], renew: Renew): Fact[] {
  const { companyName, fromDate, toDate, jobRole, lastDesignation, skills, experienceLetter } = experience;
  return [
    ['Company', companyName],
    ['Period', `${formatDate(fromDate)} to ${toDate ? formatDate(toDate) : 'today'}`],
    ['Job Role', jobRole],
    ['Last Designation', lastDesignation],
    ['Skills', skills],
    ['Experience Letter', fileLink(experienceLetter, renew)],
  ];
}

function educationFacts(education: Candidate['educations'][number], renew: Renew): Fact[] {
  const { qualification, university, yearOfCompletion, marks, skills, certificate } = education;
  return [
    ['Qualification', qualification],
    ['University/School', university],
    ['Year of Completion', yearOfCompletion],
    ['CGPA/Percentage', marks],
    ['Skills', skills],
    ['Certificate', fileLink(certificate, renew)],
  ];
}

function fileLink(file: ApplicantFileFragment | null | undefined, renew: Renew): ReactNode {
  return file ? <FileLink file={file} renew={renew} /> : null;
}

function Entries({ entries, none }: { entries: readonly Fact[][]; none: string }) {
  if (entries.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <ol className={classes.entries}>
      {entries.map((facts, index) => (
        <li key={index}>
          <Facts facts={facts} />
        </li>
      ))}
    </ol>
  );
}
