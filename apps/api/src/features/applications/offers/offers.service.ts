import { APPLICATION_MESSAGES, offerSameDay } from '@job-alert/domain/applications/application-messages';
import { isOpenOffer, validateOfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { type OfferAnswerInput, offerAnswerSchema } from '@job-alert/domain/applications/offer-answer-input';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { EntityManager } from 'typeorm';
import { StoredFileEntity } from '../../../database/entities/accounts/stored-file.entity.js';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { hashToken } from '../../../platform/crypto.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import { requireCandidate } from '../../../platform/viewer.js';
import type { FileLinksService } from '../../files/file-links.service.js';
import type { StoredFile } from '../../files/files.types.js';
import type { WebhookEventsService } from '../../webhooks/webhook-events.service.js';
import { applicationNames } from '../application-names.read-model.js';
import type { OffersEmails } from './offers.emails.js';
import type { OfferKey, OffersRepository } from './offers.repository.js';
import type { AnswerOfferByLinkInput, AnswerOfferInput, LinkedOffer } from './offers.types.js';

/** Tokens cannot be guessed. The limit only protects the database from floods of requests. */
const LINK_PER_ADDRESS: Limit = { name: 'offer-link', points: 120, seconds: 3_600 };

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'limiter' | 'audit' | 'clock'> {
  offers: OffersRepository;
  emails: OffersEmails;
  webhookEvents: WebhookEventsService;
  fileLinks: FileLinksService;
}

/** Candidates answer offers, either logged in or with the link from the offer email. */
export class OffersService {
  constructor(private readonly deps: Deps) {}

  async answer(
    context: RequestContext,
    { applicationId, offerId, declinesOther, ...input }: AnswerOfferInput,
  ): Promise<void> {
    const candidate = requireCandidate(context.viewer);
    const reply = this.check(input);
    const key = { applicationId: checkId(applicationId, 'Application'), offerId };
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      const application = await lockApplication(manager, key.applicationId);
      if (application?.candidateId !== candidate.id) throw notFound('Application');
      await this.record(manager, context, application, key, { ...reply, declinesOther });
    });
  }

  async answerByLink(
    context: RequestContext,
    { token, declinesOther, ...input }: AnswerOfferByLinkInput,
  ): Promise<void> {
    const { limiter, transactions, offers, clock } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    const reply = this.check(input);
    await transactions.run(async (manager) => {
      const key = await offers.linked(manager, token, clock.now());
      const application = key && (await lockApplication(manager, key.applicationId));
      if (!key || !application) throw offerGoneError(APPLICATION_MESSAGES.offerLinkEnded);
      await this.record(manager, context, application, key, { ...reply, declinesOther });
    });
  }

  /** Returns the offer of a link; null once the link has expired or the offer is gone. Read-only. */
  async linked(context: RequestContext, token: string): Promise<LinkedOffer | null> {
    const { limiter, dataSource, offers, clock } = this.deps;
    await limiter.consume(LINK_PER_ADDRESS, context.network);
    const { manager } = dataSource;
    const key = await offers.linked(manager, token, clock.now());
    const application = key && (await manager.findOneBy(ApplicationEntity, { id: key.applicationId }));
    if (!key || !application || !isCurrentOffer(application, key)) return null;
    const { firstName, jobTitle, companyName } = await applicationNames(manager, key.applicationId);
    const offer = await offers.soFar(manager, key);
    const { dateOfJoining, offerLetterId } = application;
    return {
      id: key.offerId,
      firstName,
      jobTitle,
      companyName,
      dateOfJoining,
      offerLetter: offerLetterId === null ? null : await this.letter(manager, offerLetterId, token),
      reply: offer.reply,
      isOpen: isOpenOffer(offer),
    };
  }

  /** Returns the letter with a link that works as long as the offer link. */
  private async letter(manager: EntityManager, id: string, token: string): Promise<StoredFile | null> {
    const file = await manager.findOneBy(StoredFileEntity, { id });
    return file && this.deps.fileLinks.presentTo({ ...file, name: file.originalName }, hashToken(token));
  }

  private check(input: object): OfferAnswerInput {
    return parseInput(offerAnswerSchema(todayInIndia(this.deps.clock.now())), input);
  }

  /**
   * Locks the application, so that of an answer and a concurrent decision that ends the offer, the second one fails.
   */
  private async record(
    manager: EntityManager,
    context: RequestContext,
    application: ApplicationEntity,
    key: OfferKey,
    { declinesOther, ...reply }: OfferAnswerInput & Pick<AnswerOfferInput, 'declinesOther'>,
  ): Promise<void> {
    const { offers } = this.deps;
    if (!isCurrentOffer(application, key)) throw offerGoneError(APPLICATION_MESSAGES.offerGone);
    const problem = validateOfferAnswer(await offers.soFar(manager, key), reply.answer);
    if (problem !== null) throw new PortalError('OFFER_ANSWERED', problem);
    const other = reply.answer === 'ACCEPTED' ? await offers.acceptedForSameDay(manager, application) : null;
    if (other && declinesOther !== true) {
      const { jobTitle, companyName } = await applicationNames(manager, other.id);
      throw new PortalError('OFFER_CLASH', offerSameDay(jobTitle, companyName));
    }
    if (other) {
      const declined = { answer: 'DECLINED', reason: 'OTHER_OFFER', note: null, wishedDate: null } as const;
      await this.write(manager, context, other, { applicationId: other.id, offerId: other.offerId }, declined);
    }
    await this.write(manager, context, application, key, reply);
  }

  private async write(
    manager: EntityManager,
    context: RequestContext,
    application: ApplicationEntity,
    key: OfferKey,
    reply: OfferAnswerInput,
  ): Promise<void> {
    const { offers, emails, webhookEvents, audit, clock } = this.deps;
    const { id, version, jobId, companyId } = application;
    await offers.add(manager, { ...key, ...reply, answeredAt: clock.now() });
    // Bump the version so that later decisions and undos must have read the answer.
    await manager.update(ApplicationEntity, { id }, { offerAnswer: reply.answer, version: version + 1 });
    await webhookEvents.write(manager, 'OFFER_ANSWERED', { applicationId: id, offerId: key.offerId, jobId, companyId });
    await emails.answered(manager, id, reply, application.dateOfJoining);
    await updateFacts(manager, 'APPLICATION', [id]);
    const details = { answer: reply.answer, reason: reply.reason };
    await audit.record(manager, context, {
      action: 'ANSWER_OFFER',
      subjectType: 'APPLICATION',
      subjectId: id,
      details,
    });
  }
}

const lockApplication = (manager: EntityManager, id: string): Promise<ApplicationEntity | null> =>
  manager.findOne(ApplicationEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Returns true for the current offer of an active application. Employers cannot see inactive ones. */
const isCurrentOffer = ({ offerId, isActive }: ApplicationEntity, key: OfferKey): boolean =>
  isActive && offerId !== null && offerId === key.offerId;

const offerGoneError = (sentence: string) => new PortalError('OFFER_GONE', sentence);
