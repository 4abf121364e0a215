import { expectsJoining } from '@job-alert/domain/applications/joining';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { canAdminister, isAdmin, isCandidate } from '../../../platform/viewer.js';
import type { PresentedApplication } from '../applications.presenter.js';
import type { OffersReadModel } from '../offers/offers.read-model.js';
import type { Joining } from './joinings.types.js';

interface JoiningRow extends Joining {
  offerId: string;
}

const JOININGS = 'SELECT offer_id AS offerId, outcome, day, reason, told_at AS recordedAt FROM joining';

/** Joining records, read with one statement for all applications of a page. */
export class JoiningsReadModel {
  private readonly loader: BatchLoader<JoiningRow>;

  constructor(
    reader: SqlReader,
    private readonly offers: OffersReadModel,
    private readonly clock: Clock,
  ) {
    this.loader = new BatchLoader(
      (ids) => reader.rows(`${JOININGS} WHERE offer_id IN (${placeholders(ids)})`, ids),
      ({ offerId }) => offerId,
    );
  }

  /** Returns the joining record of the current offer; null for candidates. The caller has checked access. */
  async findForOffer(context: RequestContext, { offerId }: PresentedApplication): Promise<Joining | null> {
    if (offerId === null || isCandidate(context.viewer)) return null;
    return (await this.loader.loadRows(context, offerId))[0] ?? null;
  }

  async canBeRecorded(context: RequestContext, application: PresentedApplication): Promise<boolean> {
    const { viewer } = context;
    if (isCandidate(viewer) || (isAdmin(viewer) && !canAdminister(viewer, 'Mutation.recordJoining'))) return false;
    const offer = await this.offers.present(context, application);
    if (offer === null || !application.isActive) return false;
    const isRecorded = (await this.findForOffer(context, application)) !== null;
    const offerAnswer = offer.reply?.answer ?? null;
    return expectsJoining({ ...application, offerAnswer, isRecorded }, todayInIndia(this.clock.now()));
  }
}
