import type { RoundType } from '@job-alert/domain/interviews/interview';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { linkedRecord, notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { Page } from '../../platform/lists/page.js';
import { isOwn } from '../../platform/viewer.js';
import { User } from '../accounts/accounts.types.js';
import { type PresentedApplication, presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { Application } from '../applications/applications.types.js';
import type { MailerService } from '../mail/mailer.service.js';
import { calendarFile } from './calendar-file.presenter.js';
import type { InterviewCancellationsService } from './interview-cancellations.service.js';
import type { InterviewFeedbackService } from './interview-feedback.service.js';
import { GiveInterviewFeedbackInput } from './interview-feedback.types.js';
import type { InterviewsReadModel, PresentedInterview } from './interviews.read-model.js';
import type { InterviewsService } from './interviews.service.js';
import {
  CancelInterviewInput,
  CancelInterviewPayload,
  GiveInterviewFeedbackPayload,
  Interview,
  InterviewConnection,
  InterviewsArgs,
  InterviewWarningsArgs,
  RoundTypeEnum,
  ScheduleInterviewInput,
  ScheduleInterviewPayload,
  SetInterviewHeldInput,
  SetInterviewHeldPayload,
} from './interviews.types.js';

interface EdgeDeps {
  readModel: InterviewsReadModel;
  applications: ApplicationsReadModel;
  mailer: Pick<MailerService, 'brand'>;
  clock: Clock;
}

interface Deps {
  service: InterviewsService;
  cancellations: InterviewCancellationsService;
  feedback: InterviewFeedbackService;
  readModel: InterviewsReadModel;
  applications: ApplicationsReadModel;
}

@Resolver(() => Application)
export class InterviewsResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => ScheduleInterviewPayload, {
    description:
      "Schedules or moves an interview and proposes INTERVIEW_SCHEDULED with it; an administrator decides. An administrator's own interview takes effect at once: the company and the candidate get an email that names the administrator. Errors: PROFILE_INCOMPLETE, COMPANY_NOT_APPROVED, NOT_FOUND, INVALID_INPUT, INTERVIEW_CLASH (startsAt), INTERVIEW_NOT_OPEN, STALE_VERSION, and those of proposeApplicationStatus.",
  })
  async scheduleInterview(
    @Ctx() context: RequestContext,
    @Arg('input', () => ScheduleInterviewInput, { description: 'The application and the meeting.' })
    input: ScheduleInterviewInput,
  ): Promise<ScheduleInterviewPayload> {
    return this.written(context, input.applicationId, await this.deps.service.schedule(context, input));
  }

  @Requires('EMPLOYER', 'ADMIN')
  @Mutation(() => CancelInterviewPayload, {
    description:
      'Cancels an upcoming interview immediately. The candidate and the company get an email with a file that removes it from the calendar; it names an administrator who cancels for the company. The application keeps its status. Errors: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, INTERVIEW_NOT_OPEN.',
  })
  async cancelInterview(
    @Ctx() context: RequestContext,
    @Arg('input', () => CancelInterviewInput, { description: 'The interview and the reason.' })
    input: CancelInterviewInput,
  ): Promise<CancelInterviewPayload> {
    const applicationId = await this.deps.cancellations.cancelOne(context, input);
    return this.changed(context, applicationId, input.id);
  }

  @Requires('EMPLOYER')
  @Mutation(() => GiveInterviewFeedbackPayload, {
    description:
      'Gives or changes feedback on an interview that has started. Administrators see it during review; candidates do not. Errors: PROFILE_INCOMPLETE, NOT_FOUND, INVALID_INPUT, INTERVIEW_NOT_OPEN, STALE_VERSION.',
  })
  async giveInterviewFeedback(
    @Ctx() context: RequestContext,
    @Arg('input', () => GiveInterviewFeedbackInput, { description: 'The interview and the feedback.' })
    input: GiveInterviewFeedbackInput,
  ): Promise<GiveInterviewFeedbackPayload> {
    return this.changed(context, await this.deps.feedback.give(context, input), input.id);
  }

  @Requires('EMPLOYER')
  @Mutation(() => SetInterviewHeldPayload, {
    description:
      'Marks an interview that has started as held without giving feedback, or removes that mark. Feedback can follow later. Errors: PROFILE_INCOMPLETE, NOT_FOUND, INTERVIEW_NOT_OPEN.',
  })
  async setInterviewHeld(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetInterviewHeldInput, { description: 'The interview and whether it took place.' })
    input: SetInterviewHeldInput,
  ): Promise<SetInterviewHeldPayload> {
    return this.changed(context, await this.deps.feedback.setHeld(context, input), input.id);
  }

  @FieldResolver(() => [Interview], {
    description: 'All interviews, including cancelled ones, earliest first. Candidates see only approved interviews.',
  })
  interviews(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<Interview[]> {
    return this.deps.readModel.ofApplication(context, application);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if it has an approved interview, planned or held. Cancelled and replaced interviews do not count.',
  })
  hasInterview(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<boolean> {
    return this.deps.readModel.hasPlanned(context, application);
  }

  @FieldResolver(() => [String], {
    description:
      'Sentences about a time for an interview: an interview of another application to the company within 30 minutes, a Sunday, or a time before 07:00 or after 21:00. Warnings only: the interview can be scheduled. Empty for candidates, and for an invalid time.',
  })
  interviewWarnings(
    @Ctx() context: RequestContext,
    @Root() application: PresentedApplication,
    @Args(() => InterviewWarningsArgs) args: InterviewWarningsArgs,
  ): Promise<string[]> {
    return this.deps.readModel.warnings(context, application, args);
  }

  private async changed(
    context: RequestContext,
    applicationId: string,
    interviewId: string,
  ): Promise<{ interview: Interview }> {
    const { interview } = await this.written(context, applicationId, interviewId);
    if (!interview) throw notFound('Interview');
    return { interview };
  }

  private async written(
    context: RequestContext,
    applicationId: string,
    interviewId: string,
  ): Promise<ScheduleInterviewPayload> {
    const { readModel, applications } = this.deps;
    const application = presentApplication(await applications.one(context, applicationId), context.viewer);
    const interviews = await readModel.ofApplication(context, application);
    return { application, interview: interviews.find(({ id }) => id === interviewId) ?? null };
  }
}

/** The application and the calendar file of an interview. */
@Resolver(() => Interview)
export class InterviewEdgesResolver {
  constructor(private readonly deps: EdgeDeps) {}

  @FieldResolver(() => Application, {
    nullable: true,
    description: 'The application that it belongs to. Null with a RECORD_MISSING error if the record is missing.',
  })
  application(@Ctx() context: RequestContext, @Root() interview: PresentedInterview): Promise<Application> {
    return this.loadApplication(context, interview);
  }

  @FieldResolver(() => RoundTypeEnum, {
    description:
      'The round. A moved interview keeps the round of the interview that it replaced; RESCHEDULE only if that is unknown.',
  })
  round(@Ctx() context: RequestContext, @Root() interview: PresentedInterview): Promise<RoundType> {
    return this.deps.readModel.round(context, interview);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'An iCalendar file with the interview, the same event as in the invitation email. Null until it is approved, and once it is cancelled.',
  })
  async calendarFile(@Ctx() context: RequestContext, @Root() interview: PresentedInterview): Promise<string | null> {
    if (interview.approvalState !== 'APPROVED' || interview.cancelledAt !== null) return null;
    const { readModel, mailer, clock } = this.deps;
    const { jobOfRow } = await this.loadApplication(context, interview);
    return calendarFile(mailer.brand, {
      ...interview,
      ...(await readModel.rescheduleChain(context, interview)),
      state: 'CONFIRMED',
      writtenAt: clock.now(),
      title: `Interview: ${jobOfRow.title} at ${jobOfRow.companyName}`,
    });
  }

  private async loadApplication(
    context: RequestContext,
    { application, applicationId }: PresentedInterview,
  ): Promise<PresentedApplication> {
    if (application) return application;
    const row = linkedRecord(await this.deps.applications.find(context, applicationId), 'application');
    return presentApplication(row, context.viewer);
  }
}

/** The interviews of the viewer's own account. */
@Resolver(() => User)
export class UserInterviewsResolver {
  constructor(private readonly readModel: InterviewsReadModel) {}

  @FieldResolver(() => InterviewConnection, {
    nullable: true,
    description:
      "An employer's interviews, or a candidate's approved ones, including cancelled ones. Null for accounts that are not yours, and for administrators. Errors: PROFILE_INCOMPLETE for employers.",
  })
  async interviews(
    @Root() { id, type }: Pick<User, 'id' | 'type'>,
    @Ctx() context: RequestContext,
    @Args(() => InterviewsArgs) args: InterviewsArgs,
  ): Promise<Page<Interview> | null> {
    if (type === 'ADMIN' || !isOwn(context.viewer, id)) return null;
    return type === 'CANDIDATE' ? this.readModel.ofCandidate(context, args) : this.readModel.ofEmployer(context, args);
  }
}
