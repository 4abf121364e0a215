import type { ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { describeFileLimits } from '@job-alert/domain/files/files';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import {
  INVITATION_MESSAGE_LENGTH,
  INVITATIONS_PER_DAY,
  type InvitationDeclineReason,
  type InvitationProblem,
  type InvitationState,
} from '@job-alert/domain/sourcing/job-invitation';
import { INVITATION_NOTE_LENGTH } from '@job-alert/domain/sourcing/job-invitation-input';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../../platform/files/uploads.types.js';
import { ErrorCodeEnum } from '../../../platform/graphql/error-code.types.js';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../../platform/lists/page.types.js';
import { WorkModeEnum } from '../../candidates/job-preferences.types.js';
import { ProfilePartEnum } from '../../candidates/profile-part.types.js';
import { Job } from '../../jobs/jobs.types.js';
import { ScreeningQuestion } from '../../jobs/screening.types.js';
import { ApplicationFields } from '../applications.types.js';

const InvitationStateEnum = graphqlEnum<InvitationState>('JobInvitationState', 'The state of an invitation to a job.', {
  OPEN: 'Waits for the answer of the candidate.',
  ACCEPTED: 'The candidate said yes and has applied.',
  ACCEPTED_INCOMPLETE: 'The candidate said yes. The application is made when the profile is complete.',
  DECLINED: 'The candidate said no.',
  EXPIRED: 'Not answered in time.',
  ENDED: 'The job is not open any more.',
});

const DeclineReasonEnum = graphqlEnum<InvitationDeclineReason>(
  'JobInvitationDeclineReason',
  'A reason for declining an invitation to a job.',
  {
    NOT_LOOKING: 'The candidate is not looking for a job now.',
    PAY: 'The pay is too low.',
    PLACE_OR_HOURS: 'The place or the hours do not fit.',
    WORK: 'The work is not the right one.',
    COMPANY: 'The candidate does not want to work for this company.',
    OTHER: 'Another reason, explained in the note.',
  },
);

const InvitationProblemEnum = graphqlEnum<InvitationProblem>(
  'JobInvitationProblem',
  'The reason why a candidate cannot be invited to a job.',
  {
    INACTIVE: 'The account is inactive.',
    NOT_ASKED: 'The candidate has not accepted the privacy notice that says that candidates are searched and invited.',
    OPTED_OUT: 'The candidate does not want to be suggested or invited.',
    EMAIL_UNCONFIRMED: 'The candidate has not confirmed the email address.',
    EMAIL_UNDELIVERED: 'The last email to the candidate could not be delivered.',
    INVITED: 'The candidate has been invited to this job before.',
    APPLIED: 'The candidate has applied for this job.',
    APPLIED_TO_COMPANY: 'The candidate has applied to the company within 30 days.',
    REJECTED: 'The company has rejected the candidate within 6 months.',
    OPEN_INVITATIONS: 'The candidate has three invitations to answer.',
    DAILY_LIMIT: 'You have sent all invitations of today.',
  },
);

@ObjectType({
  description: 'An invitation of a candidate to apply for a job. Employers cannot see it.',
  simpleResolvers: true,
})
export class JobInvitation {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => InvitationStateEnum, { description: 'The state.' }) state!: InvitationState;
  @Field(() => String, { nullable: true, description: "The inviter's message to the candidate: plain text." })
  message!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the candidate was invited.' }) invitedAt!: Date;
  @Field(() => DateTimeScalar, {
    description: "The end of the invitation: after the job's deadline, at most 14 days after it was sent.",
  })
  expiresAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was answered; null without an answer.' })
  answeredAt!: Date | null;
  @Field(() => DeclineReasonEnum, { nullable: true, description: 'The reason, with DECLINED.' })
  declineReason!: InvitationDeclineReason | null;
  @Field(() => String, { nullable: true, description: "The candidate's message, with DECLINED." })
  declineNote!: string | null;
}

export const JobInvitationConnection = createConnection(JobInvitation, 'JobInvitation', matchCount('invitations'));

@ObjectType({ description: 'The number of invitations in a state.', simpleResolvers: true })
export class JobInvitationCount {
  @Field(() => InvitationStateEnum, { description: 'The state.' }) state!: InvitationState;
  @Field(() => Int, { description: 'The number of invitations, at least 1.' }) count!: number;
}

@ObjectType({
  description: 'A candidate whom you could invite to a job, and the reason if you cannot.',
  simpleResolvers: true,
})
class InvitationCandidate {
  @Field(() => ID, { description: "The candidate's id." }) candidateId!: string;
  @Field(() => InvitationProblemEnum, { nullable: true, description: 'Null if you can invite the candidate.' })
  problem!: InvitationProblem | null;
  @Field(() => String, { nullable: true, description: 'The problem as a sentence.' }) message!: string | null;
}

@ObjectType({ description: 'The result of inviting candidates to a job, before it is done.', simpleResolvers: true })
export class InvitationCheck {
  @Field(() => [InvitationCandidate], {
    description:
      'The candidates in the order of the arguments, without unknown ones. Those beyond your daily limit have DAILY_LIMIT.',
  })
  candidates!: InvitationCandidate[];
  @Field(() => Int, {
    description: `The invitations that you can still send today in India, of ${INVITATIONS_PER_DAY}.`,
  })
  remainingToday!: number;
  @Field(() => DateTimeScalar, { description: 'The end of the invitations if you send them now.' }) expiresAt!: Date;
}

@InputType({ description: 'The candidates to invite to a job.' })
export class InviteToJobInput {
  @Field(() => ID, { description: 'The id of an open job.' }) jobId!: string;
  @Field(() => [ID], { description: `The ids of the candidates, at most ${MAX_BULK_SIZE}.` }) candidateIds!: string[];
  @Field(() => String, {
    nullable: true,
    description: `A message to the candidates: plain text, at most ${INVITATION_MESSAGE_LENGTH} characters.`,
  })
  message?: string | null;
}

@ObjectType({ description: 'The result of inviting one candidate.', simpleResolvers: true })
class InvitedCandidate {
  @Field(() => ID, { description: "The candidate's id." }) candidateId!: string;
  @Field(() => JobInvitation, { nullable: true, description: 'The invitation; null if it failed.' })
  invitation!: JobInvitation | null;
  @Field(() => InvitationProblemEnum, { nullable: true, description: 'The reason, with INVITATION_NOT_ALLOWED.' })
  problem!: InvitationProblem | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null on success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error message; null on success.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of `inviteToJob`.', simpleResolvers: true })
export class InviteToJobPayload {
  @Field(() => [InvitedCandidate], { description: 'The result for each candidate, in the order of the input.' })
  results!: InvitedCandidate[];
  @Field(() => Job, { description: 'The job with its invitations.' }) job!: Job;
}

@ObjectType({
  description: "An invitation to a job as shown by the link in the candidate's email.",
  simpleResolvers: true,
})
export class LinkedInvitation {
  @Field(() => ID, { description: 'The id of the invitation.' }) id!: string;
  @Field(() => InvitationStateEnum, { description: 'The state. Only OPEN invitations can be answered.' })
  state!: InvitationState;
  @Field(() => DateTimeScalar, { description: 'The end of the invitation.' }) expiresAt!: Date;
  @Field(() => String, { description: "The candidate's first name." }) firstName!: string;
  @Field(() => String, { nullable: true, description: "The inviter's message: plain text." })
  message!: string | null;
  @Field(() => String, { description: 'The title of the job.' }) jobTitle!: string;
  @Field(() => String, { description: "The path of the job's own page on this site." }) jobPath!: string;
  @Field(() => String, { description: 'The company.' }) companyName!: string;
  @Field(() => String, { description: 'The city of the job.' }) city!: string;
  @Field(() => WorkModeEnum, { description: 'The work mode.' }) workMode!: WorkMode;
  @Field(() => Int, { description: 'The minimum salary in rupees per year.' }) salaryMin!: number;
  @Field(() => Int, { description: 'The maximum salary in rupees per year.' }) salaryMax!: number;
  @Field(() => [ScreeningQuestion], { description: 'The screening questions to answer with a Yes.' })
  questions!: ScreeningQuestion[];
  @Field(() => String, { nullable: true, description: 'The file name of the resume on file; null if there is none.' })
  resumeName!: string | null;
  @Field(() => Boolean, {
    description: 'True if the profile has an expected salary or a notice period that a Yes can share.',
  })
  hasPreferences!: boolean;
  @Field(() => [ProfilePartEnum], {
    description: 'The parts that the profile still needs before the application is made. Empty if it is complete.',
  })
  missingProfileParts!: ProfilePart[];
}

@InputType({ description: 'The fields of every Yes to an invitation.' })
abstract class AcceptInvitationFields extends ApplicationFields {
  @Field(() => UploadScalar, {
    nullable: true,
    description: `A resume that replaces the one on file: ${describeFileLimits('RESUME')}.`,
  })
  resume?: Promise<IncomingFile> | null;
}

@InputType({ description: 'A Yes to an invitation.' })
export class AcceptInvitationInput extends AcceptInvitationFields {
  @Field(() => ID, { description: 'The id of the invitation.' }) id!: string;
}

@InputType({ description: 'A Yes to an invitation, given with the link from an email.' })
export class AcceptInvitationByLinkInput extends AcceptInvitationFields {
  @Field(() => String, { description: 'The token of the link.' }) token!: string;
}

@InputType({ description: 'The fields of every No to an invitation.' })
abstract class DeclineInvitationFields {
  @Field(() => DeclineReasonEnum, { description: 'The reason.' }) reason!: InvitationDeclineReason;
  @Field(() => String, {
    nullable: true,
    description: `A message to the consultancy, at most ${INVITATION_NOTE_LENGTH} characters. Required with OTHER.`,
  })
  note?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to get no more suggestions and invitations: the same as `setSearchVisibility` with false.',
  })
  noMoreInvitations?: boolean | null;
}

@InputType({ description: 'A No to an invitation.' })
export class DeclineInvitationInput extends DeclineInvitationFields {
  @Field(() => ID, { description: 'The id of the invitation.' }) id!: string;
}

@InputType({ description: 'A No to an invitation, given with the link from an email.' })
export class DeclineInvitationByLinkInput extends DeclineInvitationFields {
  @Field(() => String, { description: 'The token of the link.' }) token!: string;
}

@ObjectType({ simpleResolvers: true })
abstract class AnswerFields {
  @Field(() => JobInvitation, { description: 'The invitation with the answer.' }) invitation!: JobInvitation;
}

@ObjectType({ description: 'The result of `acceptInvitation`.', simpleResolvers: true })
export class AcceptInvitationPayload extends AnswerFields {}

@ObjectType({ description: 'The result of `declineInvitation`.', simpleResolvers: true })
export class DeclineInvitationPayload extends AnswerFields {}

@ObjectType({ simpleResolvers: true })
abstract class AnswerByLinkFields {
  @Field(() => LinkedInvitation, { description: 'The invitation with the answer.' }) invitation!: LinkedInvitation;
}

@ObjectType({ description: 'The result of `acceptInvitationByLink`.', simpleResolvers: true })
export class AcceptInvitationByLinkPayload extends AnswerByLinkFields {}

@ObjectType({ description: 'The result of `declineInvitationByLink`.', simpleResolvers: true })
export class DeclineInvitationByLinkPayload extends AnswerByLinkFields {}
