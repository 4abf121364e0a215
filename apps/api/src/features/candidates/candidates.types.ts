import type { Gender } from '@job-alert/domain/candidates/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { StoredFile } from '../files/files.types.js';
import { NoticePeriodEnum, OpenToEnum, WorkModeEnum } from './job-preferences.types.js';

export const GenderEnum = graphqlEnum<Gender>('Gender', 'How candidates describe their gender.', {
  MALE: 'Male.',
  FEMALE: 'Female.',
  OTHER: 'Other.',
});

export const ExperienceLevelEnum = graphqlEnum<ExperienceLevel>(
  'ExperienceLevel',
  'The experience level of a candidate.',
  { FRESHER: 'Has not worked yet.', EXPERIENCED: 'Has worked before.' },
);

@ObjectType({ description: 'A previous job of a candidate.', simpleResolvers: true })
export class CandidateExperience {
  @Field(() => ID, { description: 'The id: a decimal number as text. Send it back to keep the entry.' })
  id!: string;
  @Field(() => String, { description: 'The employer; empty if it was not given.' }) companyName!: string;
  @Field(() => DateScalar, { description: 'The first day.' }) fromDate!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The last day; null for a current job.' })
  toDate!: string | null;
  @Field(() => String, { description: "The candidate's role; empty if it was not given." }) jobRole!: string;
  @Field(() => String, { nullable: true, description: 'The last designation.' }) lastDesignation!: string | null;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills!: string | null;
  @Field(() => StoredFile, { nullable: true, description: 'The experience letter.' })
  experienceLetter!: StoredFile | null;
}

@ObjectType({ description: 'A qualification of a candidate.', simpleResolvers: true })
export class CandidateEducation {
  @Field(() => ID, { description: 'The id: a decimal number as text. Send it back to keep the entry.' })
  id!: string;
  @Field(() => String, { description: 'The degree or certificate.' }) qualification!: string;
  @Field(() => String, { description: 'The university or school.' }) university!: string;
  @Field(() => Int, { description: 'The year of completion: four digits.' }) yearOfCompletion!: number;
  @Field(() => String, { description: 'CGPA or percentage as entered: at most 100, at most two decimals.' })
  marks!: string;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills!: string | null;
  @Field(() => StoredFile, { nullable: true, description: 'The certificate.' }) certificate!: StoredFile | null;
}

@ObjectType({
  description:
    'A candidate with their profile. Candidates see all of their own profile. Administrators see the last four characters of identity numbers. Identity numbers and documents are null for employers.',
  simpleResolvers: true,
})
export class Candidate {
  @Field(() => ID, { description: "The id: a decimal number as text, the same as the candidate's user id." })
  id!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { nullable: true, description: 'The middle name.' }) middleName!: string | null;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => GenderEnum, { nullable: true, description: 'The gender.' }) gender!: Gender | null;
  @Field(() => String, { description: 'The email address that the candidate logs in with.' }) email!: string;
  @Field(() => String, { description: 'The phone number: ten digits, without +91.' }) contact!: string;
  @Field(() => String, { nullable: true, description: 'The first address line.' }) addressLine1!: string | null;
  @Field(() => String, { nullable: true, description: 'The second address line.' }) addressLine2!: string | null;
  @Field(() => String, { nullable: true, description: 'The city.' }) city!: string | null;
  @Field(() => String, { nullable: true, description: 'The Indian state or union territory.' }) state!: string | null;
  @Field(() => String, { nullable: true, description: 'Always India.' }) country!: string | null;
  @Field(() => ExperienceLevelEnum, { description: 'The experience level.' })
  experienceLevel!: ExperienceLevel;
  @Field(() => String, {
    nullable: true,
    description: 'The masked Aadhaar number, such as XXXX-XXXX-1234. Only its last four digits are stored.',
  })
  aadhaarMasked!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The PAN: complete for its owner, otherwise the last four characters.',
  })
  panNumber!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The driving licence number: complete for its owner, otherwise the last four characters.',
  })
  drivingLicenseNumber!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The passport number: complete for its owner, otherwise the last four characters.',
  })
  passportNumber!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the candidate agreed to the storage of identity numbers and documents. Null before that, and for employers.',
  })
  identityConsentAt!: Date | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The expected salary in whole rupees a year. Null for employers, who see what an application shares.',
  })
  expectedSalary!: number | null;
  @Field(() => NoticePeriodEnum, {
    nullable: true,
    description: 'The notice period. Null for employers, who see what an application shares.',
  })
  noticePeriod!: NoticePeriod | null;
  @Field(() => [String], { nullable: true, description: 'The preferred cities, at most 5. Null for employers.' })
  preferredCities!: string[] | null;
  @Field(() => [WorkModeEnum], { nullable: true, description: 'The preferred work modes. Null for employers.' })
  workModes!: WorkMode[] | null;
  @Field(() => OpenToEnum, { nullable: true, description: 'The interest in a new job. Null for employers.' })
  openTo!: OpenTo | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The stated years of experience. They count only without a job history. Null for employers.',
  })
  statedExperienceYears!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The designation that an import states. It counts only without a job history. Null for employers.',
  })
  statedDesignation!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The company that an import states. It counts only without a job history. Null for employers.',
  })
  statedCompany!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the candidate last saved or confirmed the preferences for the next job. Null for employers.',
  })
  preferencesConfirmedAt!: Date | null;
  @Field(() => Boolean, {
    description:
      'True if the required personal fields, the experience level, a resume and one qualification are present. Until then, jobs and applications are locked.',
  })
  isProfileComplete!: boolean;
  @Field(() => Boolean, { description: 'True if the account is active.' }) isActive!: boolean;
  @Field(() => DateTimeScalar, { description: 'When the candidate signed up.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the account last changed.' }) changedAt!: Date;
  @Field(() => Int, { description: 'The version. Send it back with a change; changes to an older version fail.' })
  version!: number;
}

export const CandidateConnection = createConnection(Candidate, 'Candidate', matchCount('candidates'));
