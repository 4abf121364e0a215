import { todayInIndia } from '@job-alert/domain/india/calendar';
import { GUEST_FEEDBACK_MESSAGES } from '@job-alert/domain/interviews/guest-feedback';
import { interviewFeedbackSchema, validateInterviewFeedback } from '@job-alert/domain/interviews/interview-feedback';
import type { EntityManager } from 'typeorm';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { lockCompany } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { PortalError } from '../../../platform/errors.js';
import { parseInput } from '../../../platform/input.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import { applicationNames } from '../../applications/application-names.read-model.js';
import type { InterviewsRepository } from '../interviews.repository.js';
import type { GiveInterviewFeedbackByLinkInput, LinkedInterview } from './guest-feedback.types.js';
import type { GuestLinksRepository, LinkedGuest } from './guest-links.repository.js';

/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'guest-link', points: 120, seconds: 3_600 };

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'limiter' | 'audit' | 'clock'> {
  interviews: InterviewsRepository;
  guestLinks: GuestLinksRepository;
}

/** Guests give feedback with the link from their email. */
export class GuestFeedbackService {
  constructor(private readonly deps: Deps) {}

  /** Returns the interview of a link; null once the link has ended. Read-only. */
  async linked(context: RequestContext, token: string): Promise<LinkedInterview | null> {
    const { limiter, dataSource } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    const guest = await this.find(dataSource.manager, token);
    return guest && this.present(dataSource.manager, guest);
  }

  /** Saves the guest's own feedback and marks the interview as held. */
  async give(
    context: RequestContext,
    { token, version, ...input }: GiveInterviewFeedbackByLinkInput,
  ): Promise<LinkedInterview> {
    const { limiter, dataSource, transactions } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    const feedback = parseInput(interviewFeedbackSchema, input);
    const found = await this.find(dataSource.manager, token);
    if (!found) throw linkEnded();
    return transactions.run(async (manager) => {
      const guest = await this.lock(manager, found, token);
      const { interviews, guestLinks, audit, clock } = this.deps;
      const { interviewId, applicationId } = guest;
      const problem = await this.problemOf(manager, guest);
      if (problem !== null) throw new PortalError('INTERVIEW_NOT_OPEN', problem);
      const change = { version: version ?? 0, givenAt: clock.now() };
      await interviews.saveFeedback(manager, await guestLinks.giver(manager, guest), feedback, change);
      await updateFacts(manager, 'APPLICATION', [applicationId]);
      await audit.record(manager, context, {
        action: 'GIVE_FEEDBACK',
        subjectType: 'APPLICATION',
        subjectId: applicationId,
        details: { interviewId, guest: guest.name },
      });
      return this.present(manager, guest);
    });
  }

  /** Locks the company and the application, as every end of a link does, and then reads the link again. */
  private async lock(manager: EntityManager, found: LinkedGuest, token: string): Promise<LinkedGuest> {
    const isThere =
      (await lockCompany(manager, found.companyId)) && (await this.deps.interviews.lockApplication(manager, found));
    const guest = isThere ? await this.find(manager, token) : null;
    if (!guest) throw linkEnded();
    return guest;
  }

  private find(manager: EntityManager, token: string): Promise<LinkedGuest | null> {
    return this.deps.guestLinks.linked(manager, token, this.deps.clock.now());
  }

  private async problemOf(manager: EntityManager, { interviewId }: LinkedGuest): Promise<string | null> {
    const state = await this.deps.interviews.findState(manager, interviewId);
    return state ? validateInterviewFeedback(state, this.deps.clock.now()) : GUEST_FEEDBACK_MESSAGES.linkEnded;
  }

  private async present(manager: EntityManager, guest: LinkedGuest): Promise<LinkedInterview> {
    const { interviewId: id, name: guestName, applicationId, startsAt } = guest;
    const { candidateName, jobTitle, companyName } = await applicationNames(manager, applicationId);
    const feedback = await this.deps.guestLinks.feedback(manager, guest);
    return {
      id,
      guestName,
      candidateName,
      jobTitle,
      companyName,
      date: todayInIndia(startsAt),
      feedback: feedback && { ...feedback, isYours: true },
      problem: await this.problemOf(manager, guest),
    };
  }
}

const linkEnded = (): PortalError => new PortalError('INTERVIEW_NOT_OPEN', GUEST_FEEDBACK_MESSAGES.linkEnded);
