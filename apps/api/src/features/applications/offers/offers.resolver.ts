import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { PortalError } from '../../../platform/errors.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { type PresentedApplication, presentApplication } from '../applications.presenter.js';
import type { ApplicationsReadModel } from '../applications.read-model.js';
import { Application } from '../applications.types.js';
import type { OffersReadModel } from './offers.read-model.js';
import type { OffersService } from './offers.service.js';
import {
  AnswerOfferByLinkInput,
  AnswerOfferByLinkPayload,
  AnswerOfferInput,
  AnswerOfferPayload,
  LinkedOffer,
  Offer,
  OfferReply,
} from './offers.types.js';

interface Deps {
  offers: OffersService;
  readModel: OffersReadModel;
  applications: ApplicationsReadModel;
}

@Resolver(() => Application)
export class OffersResolver {
  constructor(private readonly deps: Deps) {}

  @Query(() => LinkedOffer, {
    nullable: true,
    description:
      'The offer of the link from an email. Reading it changes nothing. Null once the link has expired or the offer was withdrawn or changed. Errors: RATE_LIMITED.',
  })
  linkedOffer(
    @Ctx() context: RequestContext,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<LinkedOffer | null> {
    return this.deps.offers.linked(context, token);
  }

  @Requires('CANDIDATE')
  @Mutation(() => AnswerOfferPayload, {
    description:
      'Answers an offer that was made to you. Errors: NOT_FOUND, INVALID_INPUT, OFFER_GONE, OFFER_ANSWERED, OFFER_CLASH.',
  })
  async answerOffer(
    @Ctx() context: RequestContext,
    @Arg('input', () => AnswerOfferInput, { description: 'The offer and the answer.' }) input: AnswerOfferInput,
  ): Promise<AnswerOfferPayload> {
    await this.deps.offers.answer(context, input);
    const row = await this.deps.applications.one(context, input.applicationId);
    return { application: presentApplication(row, context.viewer) };
  }

  @Mutation(() => AnswerOfferByLinkPayload, {
    description:
      'Answers an offer with the link from an email, without login. The link is valid for 14 days. Errors: INVALID_INPUT, OFFER_GONE, OFFER_ANSWERED, OFFER_CLASH, RATE_LIMITED.',
  })
  async answerOfferByLink(
    @Ctx() context: RequestContext,
    @Arg('input', () => AnswerOfferByLinkInput, { description: 'The link and the answer.' })
    input: AnswerOfferByLinkInput,
  ): Promise<AnswerOfferByLinkPayload> {
    await this.deps.offers.answerByLink(context, input);
    const offer = await this.deps.offers.linked(context, input.token);
    if (!offer) throw new PortalError('OFFER_GONE', APPLICATION_MESSAGES.offerGone);
    return { offer };
  }

  @FieldResolver(() => Offer, {
    nullable: true,
    description: 'The current offer: an approved selection. Null unless the candidate is selected.',
  })
  offer(@Ctx() context: RequestContext, @Root() application: PresentedApplication): Promise<Offer | null> {
    return this.deps.readModel.present(context, application);
  }

  @FieldResolver(() => [OfferReply], {
    description: 'All answers of the candidate to offers, including earlier offers, oldest first.',
  })
  offerReplies(@Ctx() context: RequestContext, @Root() { id }: PresentedApplication): Promise<OfferReply[]> {
    return this.deps.readModel.replies(context, id);
  }
}
