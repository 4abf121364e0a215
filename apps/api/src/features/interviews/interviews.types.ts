import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import type { AskedChannel } from '@job-alert/domain/approvals/asked-by';
import type { InterviewMode, RoundType } from '@job-alert/domain/interviews/interview';
import type {
  CancellationReason,
  EmployerCancellationReason,
  InterviewOutcome,
} from '@job-alert/domain/interviews/interview-cancellation';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount, PageArgs } from '../../platform/lists/page.types.js';
import { Application } from '../applications/applications.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { AskedChannelEnum } from '../companies/asked-by.types.js';
import { InterviewerInput } from './interviewers/interviewer-input.types.js';
import { InterviewFeedback } from './interview-feedback.types.js';

export const RoundTypeEnum = graphqlEnum<RoundType>('RoundType', 'The type of an interview round.', {
  FIRST_ROUND: 'The first interview, or a single one.',
  NEXT_ROUND: 'A further interview after an earlier one.',
  RESCHEDULE: 'The last interview at another time, which it replaces.',
});

const InterviewModeEnum = graphqlEnum<InterviewMode>('InterviewMode', 'In person or online.', {
  ONLINE: 'Online, by video link.',
  FACE_TO_FACE: 'In person.',
});

const CancelReasonEnum = graphqlEnum<EmployerCancellationReason>(
  'CancelReason',
  'A reason for an employer to cancel an interview.',
  {
    INTERVIEWER_AWAY: 'The interviewer cannot be there.',
    CANDIDATE_ASKED: 'The candidate asked for it.',
    JOB_ON_HOLD: 'The job is on hold.',
    OTHER: 'Another reason, explained in the note.',
  },
);

const CancellationReasonEnum = graphqlEnum<CancellationReason>(
  'CancellationReason',
  'The reason why an interview was cancelled.',
  {
    INTERVIEWER_AWAY: 'The interviewer cannot be there.',
    CANDIDATE_ASKED: 'The candidate asked for it.',
    JOB_ON_HOLD: 'The job is on hold.',
    OTHER: 'The company had another reason.',
    SELECTED: 'The candidate was selected.',
    REJECTED: 'The candidate was rejected.',
    WITHDRAWN: 'The candidate has withdrawn the application.',
  },
);

const InterviewOutcomeEnum = graphqlEnum<InterviewOutcome>('InterviewOutcome', 'The outcome of an interview.', {
  HELD: 'It took place: the employer has said so or given feedback.',
  NO_SHOW: 'The candidate did not attend.',
  CANCELLED: 'It was cancelled.',
  MOVED: 'Another time was approved instead.',
});

export type InterviewWhen = 'UPCOMING' | 'PAST';

const InterviewWhenEnum = graphqlEnum<InterviewWhen>('InterviewWhen', 'Upcoming or past interviews.', {
  UPCOMING: 'From now on and not cancelled, the earliest first.',
  PAST: 'Before now or cancelled, the latest first.',
});

@ObjectType({
  description: 'A meeting for an application. It takes effect once an administrator has approved it.',
  simpleResolvers: true,
})
export class Interview {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => RoundTypeEnum, { description: 'The type of the round.' })
  roundType!: RoundType;
  @Field(() => DateTimeScalar, { description: 'When it starts.' }) startsAt!: Date;
  @Field(() => DateScalar, { description: 'The day in India on which it starts.' }) date!: string;
  @Field(() => String, { description: 'The start time in India, HH:mm.' }) time!: string;
  @Field(() => InterviewModeEnum, { description: 'In person or online.' }) mode!: InterviewMode;
  @Field(() => String, { description: 'A link if it is online, otherwise a place.' }) location!: string;
  @Field(() => String, { nullable: true, description: 'A note for the candidate.' }) notes!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The administrator who scheduled or moved it for the company; null if the company did.',
  })
  arrangedByName!: string | null;
  @Field(() => ApprovalStateEnum, {
    description: 'PENDING until an administrator approves it. Candidates see only approved interviews.',
  })
  approvalState!: ApprovalState;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it was cancelled, by the employer, by an administrator or because the application ended; null if it is not cancelled.',
  })
  cancelledAt!: Date | null;
  @Field(() => CancellationReasonEnum, {
    nullable: true,
    description: 'The reason for the cancellation; null if it is not cancelled.',
  })
  cancellationReason!: CancellationReason | null;
  @Field(() => String, { nullable: true, description: 'The note on cancelling it. Null for candidates.' })
  cancelNote!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The administrator who cancelled it for the company; null if nobody did.',
  })
  cancelledByName!: string | null;
  @Field(() => InterviewOutcomeEnum, { nullable: true, description: 'The outcome; null while it is unknown.' })
  outcome!: InterviewOutcome | null;
  @Field(() => InterviewFeedback, {
    nullable: true,
    description:
      'Your feedback, otherwise that of the colleague with the oldest account, otherwise that of a guest; `feedbacks` has all. Null while there is none, and for candidates and interviewers.',
  })
  feedback!: InterviewFeedback | null;
  @Field(() => Boolean, { description: 'True if the viewer can cancel it now.' }) viewerCanCancel!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer can give or change their own feedback on it now.' })
  viewerCanGiveFeedback!: boolean;
  @Field(() => Boolean, {
    description:
      'True if the viewer can mark it as held now, or remove that mark. False once feedback was given, which implies that it was held.',
  })
  viewerCanSetHeld!: boolean;
}

@ObjectType({ description: 'An interview for API keys: its time and outcome.', simpleResolvers: true })
export class InterviewSummary {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => RoundTypeEnum, { description: 'The type of the round.' })
  roundType!: RoundType;
  @Field(() => DateTimeScalar, { description: 'When it starts.' }) startsAt!: Date;
  @Field(() => InterviewModeEnum, { description: 'In person or online.' }) mode!: InterviewMode;
  @Field(() => ApprovalStateEnum, { description: 'PENDING until an administrator approves it.' })
  approvalState!: ApprovalState;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was cancelled; null if it is not cancelled.' })
  cancelledAt!: Date | null;
  @Field(() => InterviewOutcomeEnum, { nullable: true, description: 'The outcome; null while it is unknown.' })
  outcome!: InterviewOutcome | null;
}

export const InterviewConnection = createConnection(Interview, 'Interview', matchCount('interviews'));

@ArgsType()
export class InterviewsArgs extends PageArgs {
  @Field(() => InterviewWhenEnum, {
    nullable: true,
    description: 'Only upcoming or only past interviews. By default all, latest first.',
  })
  when?: InterviewWhen | null;
  @Field(() => DateScalar, { nullable: true, description: 'Only those on or after this day in India.' })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Only those on or before this day in India.' })
  to?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those in which you interview. Interviewers always get these.',
  })
  onlyYours?: boolean | null;
}

@ArgsType()
export class InterviewWarningsArgs {
  @Field(() => DateScalar, { description: 'The day in India.' }) date!: string;
  @Field(() => String, { description: 'The start time in India, HH:mm.' }) time!: string;
}

@InputType({ description: 'The interview to schedule.' })
export class ScheduleInterviewInput {
  @Field(() => ID, { description: "The application's id." }) applicationId!: string;
  @Field(() => RoundTypeEnum, { description: 'The type. NEXT_ROUND and RESCHEDULE need an earlier interview.' })
  roundType!: RoundType;
  @Field(() => ID, {
    nullable: true,
    description: 'With RESCHEDULE only: the interview to move. Defaults to the last interview of the application.',
  })
  movedId?: string | null;
  @Field(() => DateScalar, { description: 'The day in India.' }) date!: string;
  @Field(() => String, { description: 'The start time in India, HH:mm.' }) time!: string;
  @Field(() => InterviewModeEnum, { description: 'In person or online.' }) mode!: InterviewMode;
  @Field(() => String, {
    description: 'An http or https link if it is online, otherwise a place; at most 500 characters.',
  })
  location!: string;
  @Field(() => String, { nullable: true, description: 'A note, at most 2,000 characters.' }) notes?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The person of the company who asked an administrator for it, at most 100 characters. Required for administrators, ignored for employers.',
  })
  askedBy?: string | null;
  @Field(() => AskedChannelEnum, { nullable: true, description: 'How they asked for it.' })
  askedChannel?: AskedChannel | null;
  @Field(() => [InterviewerInput], {
    nullable: true,
    description:
      'The people who interview, one to five. Without it, a moved interview keeps its people, and an employer of a company of several people interviews alone; setInterviewers changes them.',
  })
  interviewers?: InterviewerInput[] | null;
}

@ObjectType({ description: 'The result of `scheduleInterview`.', simpleResolvers: true })
export class ScheduleInterviewPayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;

  @Field(() => Interview, { nullable: true, description: 'The new interview; null if it has been replaced since.' })
  interview!: Interview | null;
}

@InputType({ description: 'The interview to cancel and the reason.' })
export class CancelInterviewInput {
  @Field(() => ID, { description: "The interview's id." }) id!: string;
  @Field(() => CancelReasonEnum, { description: 'The reason. The candidate sees it, except for OTHER.' })
  reason!: EmployerCancellationReason;
  @Field(() => String, {
    nullable: true,
    description:
      'A note for the employer and the administrators, at most 2,000 characters. Required with OTHER. The candidate does not see it.',
  })
  note?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The person of the company who asked an administrator for it, at most 100 characters. Required for administrators unless the candidate asked for it, ignored for employers.',
  })
  askedBy?: string | null;
  @Field(() => AskedChannelEnum, { nullable: true, description: 'How they asked for it.' })
  askedChannel?: AskedChannel | null;
}

@ObjectType({ description: 'The result of `cancelInterview`.', simpleResolvers: true })
export class CancelInterviewPayload {
  @Field(() => Interview, { description: 'The interview after the change.' }) interview!: Interview;
}

@InputType({ description: 'An interview that took place or did not.' })
export class SetInterviewHeldInput {
  @Field(() => ID, { description: "The interview's id." }) id!: string;
  @Field(() => Boolean, { description: 'True marks it as held; false removes that mark.' }) held!: boolean;
}

@ObjectType({ description: 'The result of `setInterviewHeld`.', simpleResolvers: true })
export class SetInterviewHeldPayload {
  @Field(() => Interview, { description: 'The interview after the change.' }) interview!: Interview;
}

@ObjectType({ description: 'The result of `giveInterviewFeedback`.', simpleResolvers: true })
export class GiveInterviewFeedbackPayload {
  @Field(() => Interview, { description: 'The interview with its feedback.' }) interview!: Interview;
}
