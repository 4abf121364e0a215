import { describeFileLimits } from '@job-alert/domain/files/files';
import type { Gender } from '@job-alert/domain/candidates/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../platform/files/uploads.types.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import { PHONE_DESCRIPTION, User } from '../accounts/accounts.types.js';
import { VisitSourceInput } from '../visits/visits.types.js';
import type { CandidateView } from './candidates.presenter.js';
import { Candidate, ExperienceLevelEnum, GenderEnum } from './candidates.types.js';
import { NoticePeriodEnum, OpenToEnum, WorkModeEnum } from './job-preferences.types.js';

/** An optional file. Null and undefined both leave the stored file unchanged. */
type Upload = Promise<IncomingFile> | null;

const DOCUMENT = `${describeFileLimits('RESUME')}. Omit it to keep the current one.`;
const PAPER = `${describeFileLimits('PASSPORT')}. Omit it to keep the current one.`;
const NUMBER = 'Omit it to keep the current one; send an empty text to remove it.';

@InputType({ description: 'The sign-up of a candidate.' })
export class RegisterCandidateInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The email address to log in with.' }) email!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => ExperienceLevelEnum, { description: 'The experience level.' })
  experienceLevel!: ExperienceLevel;
  @Field(() => String, {
    description:
      'The password: at least 8 characters with an upper-case and a lower-case letter, a number and a special character.',
  })
  password!: string;
  @Field(() => Boolean, { description: 'Agreement to the privacy notice. It must be true.' })
  consent!: boolean;
  @Field(() => UploadScalar, { description: `The resume: ${describeFileLimits('RESUME')}.` })
  resume!: Promise<IncomingFile>;
  @Field(() => VisitSourceInput, { nullable: true, description: 'The traffic source that first brought the person.' })
  source?: VisitSourceInput | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'The open job that the person wants to apply for. The email that confirms the address names it. A job that is not open is ignored.',
  })
  jobId?: string | null;
}

@ObjectType({ description: 'The result of `registerCandidate`.', simpleResolvers: true })
export class RegisterCandidatePayload {
  @Field(() => User, { description: 'The new account.' }) user!: User;
}

@InputType({ description: 'A previous job.' })
class CandidateExperienceInput {
  @Field(() => ID, { nullable: true, description: 'The id of the entry to keep. Omit it for a new entry.' })
  id?: string | null;
  @Field(() => String, { description: 'The employer.' }) companyName!: string;
  @Field(() => DateScalar, { description: 'The first day, in the past.' }) fromDate!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The last day, in the past. Omit it for a current job.' })
  toDate?: string | null;
  @Field(() => String, { description: "The candidate's role." }) jobRole!: string;
  @Field(() => String, { nullable: true, description: 'The last designation.' }) lastDesignation?: string | null;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The experience letter: ${DOCUMENT}` })
  experienceLetter?: Upload;
}

@InputType({ description: 'A qualification.' })
export class CandidateEducationInput {
  @Field(() => ID, { nullable: true, description: 'The id of the entry to keep. Omit it for a new entry.' })
  id?: string | null;
  @Field(() => String, { description: 'The degree or certificate.' }) qualification!: string;
  @Field(() => String, { description: 'The university or school.' }) university!: string;
  @Field(() => Int, { description: 'The year of completion, from 60 years ago to 6 years ahead.' })
  yearOfCompletion!: number;
  @Field(() => String, { description: 'CGPA or percentage: at most 100, at most two decimals.' }) marks!: string;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The certificate: ${DOCUMENT}` }) certificate?: Upload;
}

@InputType({
  description: 'The three tabs of the profile. Omitted fields keep their values, so that a tab can be saved alone.',
})
export class SaveCandidateProfileInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { nullable: true, description: 'The middle name. Send an empty text to remove it.' })
  middleName?: string | null;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => GenderEnum, { description: 'The gender.' }) gender!: Gender;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => String, { description: 'The first address line.' }) addressLine1!: string;
  @Field(() => String, { nullable: true, description: 'The second address line. Send an empty text to remove it.' })
  addressLine2?: string | null;
  @Field(() => String, { description: 'The city.' }) city!: string;
  @Field(() => String, { description: 'The Indian state or union territory; case-insensitive.' }) state!: string;
  @Field(() => String, { description: 'Always India.' }) country!: string;
  @Field(() => String, {
    nullable: true,
    description: `The Aadhaar number: 12 digits, of which only the last four are stored. Sending the masked number changes nothing. ${NUMBER}`,
  })
  aadhaarNumber?: string | null;
  @Field(() => String, { nullable: true, description: `The PAN: five letters, four digits, one letter. ${NUMBER}` })
  panNumber?: string | null;
  @Field(() => String, { nullable: true, description: `The licence number: two letters and 13 digits. ${NUMBER}` })
  drivingLicenseNumber?: string | null;
  @Field(() => String, { nullable: true, description: `The passport number: one letter and seven digits. ${NUMBER}` })
  passportNumber?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The Aadhaar card: ${PAPER}` }) aadhaarCard?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The PAN card: ${PAPER}` }) panCard?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The driving licence: ${PAPER}` }) drivingLicense?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The passport: ${PAPER}` }) passport?: Upload;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Agreement to the notice on identity documents. It must be true with the first number or document; the time is recorded.',
  })
  identityConsent?: boolean | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The expected salary in whole rupees a year, from 1 to 1,000,000,000. Null removes it.',
  })
  expectedSalary?: number | null;
  @Field(() => NoticePeriodEnum, { nullable: true, description: 'The notice period. Null removes it.' })
  noticePeriod?: NoticePeriod | null;
  @Field(() => [String], {
    nullable: true,
    description: 'The preferred cities: at most 5 of at most 100 characters. Null or an empty list removes them.',
  })
  preferredCities?: string[] | null;
  @Field(() => [WorkModeEnum], {
    nullable: true,
    description: 'The preferred work modes. Null or an empty list removes them.',
  })
  workModes?: WorkMode[] | null;
  @Field(() => OpenToEnum, { nullable: true, description: 'Your interest in a new job. Null removes it.' })
  openTo?: OpenTo | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Your years of experience, from 0 to 50. They count only without a job history. Null removes them.',
  })
  statedExperienceYears?: number | null;
  @Field(() => UploadScalar, { nullable: true, description: `The resume: ${DOCUMENT}` }) resume?: Upload;
  @Field(() => ExperienceLevelEnum, { nullable: true, description: 'The experience level.' })
  experienceLevel?: ExperienceLevel | null;
  @Field(() => [CandidateExperienceInput], {
    nullable: true,
    description: 'The whole job history, at most 20 entries. An entry that is missing here is removed with its letter.',
  })
  experiences?: CandidateExperienceInput[] | null;
  @Field(() => [CandidateEducationInput], {
    nullable: true,
    description: 'All qualifications, at most 20. An entry that is missing here is removed with its certificate.',
  })
  educations?: CandidateEducationInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that you read. If the profile has changed since, the call fails with STALE_VERSION.',
  })
  version?: number | null;
}

@ObjectType({ description: 'The result of `saveCandidateProfile`.', simpleResolvers: true })
export class SaveCandidateProfilePayload {
  @Field(() => Candidate, { nullable: true, description: 'The candidate, with the profile as it is now.' })
  candidate!: CandidateView | null;
}
