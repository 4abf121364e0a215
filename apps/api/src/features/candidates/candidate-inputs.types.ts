import type { Gender } from '@job-alert/domain/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/experience-level';
import { CANDIDATE_SORTS, type CandidateOrderField, type Order } from '@job-alert/domain/list-sorts';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PHONE_DESCRIPTION, User } from '../accounts/accounts.types.js';
import { orderInput } from '../../platform/order.types.js';
import { PageArgs } from '../../platform/page.types.js';
import { DateScalar } from '../../platform/scalars.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import type { CandidateView } from './candidates.presenter.js';
import { Candidate, ExperienceLevelEnum, GenderEnum } from './candidates.types.js';

/** A file of an input; absent and null both leave what is kept. */
type Upload = Promise<IncomingFile> | null;

const DOCUMENT = 'PDF or DOCX, at most 5 MB; left out: unchanged.';
const PAPER = 'PDF, JPEG or PNG, at most 5 MB; left out: unchanged.';
const NUMBER = 'Left out: unchanged; empty: removed.';

@InputType({ description: 'The sign-up of a candidate.' })
export class RegisterCandidateInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The e-mail to log in with.' }) email!: string;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => ExperienceLevelEnum, { description: 'Has the candidate worked before?' })
  experienceLevel!: ExperienceLevel;
  @Field(() => String, {
    description: 'At least 8 characters with an upper-case and a lower-case letter, a number and a special character.',
  })
  password!: string;
  @Field(() => Boolean, { description: 'The person has agreed to the privacy notice; it must be true.' })
  consent!: boolean;
  @Field(() => UploadScalar, { description: 'The resume: PDF or DOCX, at most 5 MB.' }) resume!: Promise<IncomingFile>;
}

@ObjectType({ description: 'The outcome of registerCandidate.', simpleResolvers: true })
export class RegisterCandidatePayload {
  @Field(() => User, { description: 'The new account.' }) user!: User;
}

@InputType({ description: 'One job of the past.' })
export class CandidateExperienceInput {
  @Field(() => ID, { nullable: true, description: 'The entry that is kept; left out: a new one.' }) id?: string | null;
  @Field(() => String, { description: 'The employer.' }) companyName!: string;
  @Field(() => DateScalar, { description: 'The first day, in the past.' }) fromDate!: string;
  @Field(() => DateScalar, { nullable: true, description: 'The last day, in the past; left out while it goes on.' })
  toDate?: string | null;
  @Field(() => String, { description: 'What the candidate did.' }) jobRole!: string;
  @Field(() => String, { nullable: true, description: 'The last designation.' }) lastDesignation?: string | null;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The experience letter: ${DOCUMENT}` })
  experienceLetter?: Upload;
}

@InputType({ description: 'One qualification.' })
export class CandidateEducationInput {
  @Field(() => ID, { nullable: true, description: 'The entry that is kept; left out: a new one.' }) id?: string | null;
  @Field(() => String, { description: 'The degree or certificate.' }) qualification!: string;
  @Field(() => String, { description: 'The university or school.' }) university!: string;
  @Field(() => Int, { description: 'A year of four digits, from 60 years ago to 6 years ahead.' })
  yearOfCompletion!: number;
  @Field(() => String, { description: 'CGPA or percentage: at most 100, at most two decimals.' }) marks!: string;
  @Field(() => String, { nullable: true, description: 'Skills, separated by commas.' }) skills?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The certificate: ${DOCUMENT}` }) certificate?: Upload;
}

@InputType({
  description: 'The three tabs of the profile. What may be left out stays as it is, so that a tab can be saved alone.',
})
export class SaveCandidateProfileInput {
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { nullable: true, description: 'The middle name; empty: removed.' }) middleName?: string | null;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => GenderEnum, { description: 'The gender.' }) gender!: Gender;
  @Field(() => String, { description: PHONE_DESCRIPTION }) contact!: string;
  @Field(() => String, { description: 'Address Line-1.' }) addressLine1!: string;
  @Field(() => String, { nullable: true, description: 'Address Line-2; empty: removed.' }) addressLine2?: string | null;
  @Field(() => String, { description: 'The city.' }) city!: string;
  @Field(() => String, { description: 'A state or union territory of India, in any case.' }) state!: string;
  @Field(() => String, { description: 'India.' }) country!: string;
  @Field(() => String, {
    nullable: true,
    description: `Twelve digits, of which the last four are kept; the mask sent back means unchanged. ${NUMBER}`,
  })
  aadhaarNumber?: string | null;
  @Field(() => String, { nullable: true, description: `Five letters, four digits, one letter. ${NUMBER}` })
  panNumber?: string | null;
  @Field(() => String, { nullable: true, description: `Two letters and thirteen digits. ${NUMBER}` })
  drivingLicenseNumber?: string | null;
  @Field(() => String, { nullable: true, description: `One letter and seven digits. ${NUMBER}` })
  passportNumber?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: `The Aadhaar card: ${PAPER}` }) aadhaarCard?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The PAN card: ${PAPER}` }) panCard?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The driving licence: ${PAPER}` }) drivingLicense?: Upload;
  @Field(() => UploadScalar, { nullable: true, description: `The passport: ${PAPER}` }) passport?: Upload;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'The person has agreed to the notice on identity papers; it must be true with the first number or paper, and is kept with its time.',
  })
  identityConsent?: boolean | null;
  @Field(() => UploadScalar, { nullable: true, description: `The resume: ${DOCUMENT}` }) resume?: Upload;
  @Field(() => ExperienceLevelEnum, { nullable: true, description: 'Has the candidate worked before?' })
  experienceLevel?: ExperienceLevel | null;
  @Field(() => [CandidateExperienceInput], {
    nullable: true,
    description: 'The whole job history, at most 20 entries; an entry that is not in it is removed with its letter.',
  })
  experiences?: CandidateExperienceInput[] | null;
  @Field(() => [CandidateEducationInput], {
    nullable: true,
    description: 'All qualifications, at most 20; an entry that is not in it is removed with its certificate.',
  })
  educations?: CandidateEducationInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a profile changed since then gives STALE_VERSION.',
  })
  version?: number | null;
}

@ObjectType({ description: 'The outcome of saveCandidateProfile.', simpleResolvers: true })
export class SaveCandidateProfilePayload {
  @Field(() => Candidate, { nullable: true, description: 'The candidate with the profile as it is now.' })
  candidate!: CandidateView | null;
}

@InputType({ description: 'Which candidates an administrator lists; every part narrows the list.' })
export class CandidatesFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Starts of words of the name or the e-mail, in any order, or of the contact number.',
  })
  search?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Only active or only inactive accounts.' })
  isActive?: boolean | null;
  @Field(() => DateScalar, { nullable: true, description: 'Signed up on this day in India or later.' }) from?:
    | string
    | null;
  @Field(() => DateScalar, { nullable: true, description: 'Signed up through this day in India.' }) to?: string | null;
}

const CandidateOrder = orderInput<CandidateOrderField>('Candidate', 'candidates', {
  CREATED_AT: 'When they signed up.',
  NAME: 'Their first and last names.',
  EMAIL: 'Their email addresses.',
});

@ArgsType()
export class CandidatesArgs extends PageArgs {
  @Field(() => CandidatesFilter, { nullable: true, description: 'Which candidates.' })
  filter?: CandidatesFilter | null;
  @Field(() => CandidateOrder, { defaultValue: CANDIDATE_SORTS.LATEST.orderBy, description: 'In which order.' })
  orderBy!: Order<CandidateOrderField>;
}
