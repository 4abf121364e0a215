import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { openSince } from '@job-alert/domain/approvals/working-hours';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { NotesReadModel } from '../notes/notes.read-model.js';
import { administratorsAllowedTo, administratorsTo } from '../notifications/administrators.read-model.js';
import { type Digest, queueDigestEmail } from './approvals.emails.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';

/** The number of oldest requests, and of follow-ups, in a digest. */
const OLDEST = 5;
const ASKS_FOR = 'Mutation.decideApproval';

interface Deps {
  transactions: TransactionRunner;
  approvals: ApprovalsReadModel;
  notes: Pick<NotesReadModel, 'due'>;
  mailer: MailerService;
  /** The default for administrators without a preference. */
  defaultEmailPreference: AdminEmailPreference;
  clock: Clock;
}

/**
 * Emails administrators who decide at the start of each working day about pending, late and oldest requests, and due follow-ups. Requests that a
 * colleague is responsible for are not among them (decision 0174).
 */
export class QueueDigestService {
  constructor(private readonly deps: Deps) {}

  /** Writes the digests due today. Safe to run on several servers: each email is written once. */
  async sendDue(): Promise<void> {
    const { transactions, approvals, notes, defaultEmailPreference, clock } = this.deps;
    const now = clock.now();
    const opening = openSince(now);
    if (opening === null) return;
    const admins = await transactions.run((manager) => administratorsTo(manager, ASKS_FOR));
    const due = admins.filter(
      ({ emailPreference, digestSentAt }) =>
        (emailPreference ?? defaultEmailPreference) === 'DIGEST' && (digestSentAt === null || digestSentAt < opening),
    );
    if (due.length === 0) return;
    const followUps = await notes.due(OLDEST);
    for (const { id, email } of due) {
      const digest = {
        now,
        counts: await approvals.waiting(id),
        oldest: await approvals.oldestWaiting(OLDEST, id),
        followUps,
      };
      await transactions.run((manager) => this.send(manager, id, email, opening, digest));
    }
  }

  private async send(manager: EntityManager, id: string, email: string, opening: Date, digest: Digest): Promise<void> {
    // An administrator who was removed or got another role in the meantime gets none.
    const allowed = { ...administratorsAllowedTo(ASKS_FOR), id };
    const notSince = [
      { ...allowed, digestSentAt: IsNull() },
      { ...allowed, digestSentAt: LessThan(opening) },
    ];
    const { affected } = await manager.update(UserEntity, notSince, { digestSentAt: digest.now });
    const { mailer } = this.deps;
    const [oldest] = digest.oldest;
    if (affected !== 1 || (!oldest && digest.followUps.first.length === 0)) return;
    await mailer.enqueue(manager, {
      key: `office-digest:${id}:${opening.toISOString()}`,
      kind: 'OFFICE_DIGEST',
      to: email,
      content: queueDigestEmail(mailer.brand, digest),
      ...(oldest && { dataSubjects: oldest.dataSubjects }),
    });
  }
}
