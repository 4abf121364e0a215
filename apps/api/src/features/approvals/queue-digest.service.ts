import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { openSince } from '@job-alert/domain/approvals/working-hours';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { ACTIVE_ADMINISTRATORS, UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { Clock } from '../../platform/clock.js';
import type { MailerService } from '../mail/mailer.service.js';
import type { NotesReadModel } from '../notes/notes.read-model.js';
import { type Digest, queueDigestEmail } from './approvals.emails.js';
import type { ApprovalsReadModel } from './approvals.read-model.js';

/** The number of oldest requests, and of follow-ups, in a digest. */
const OLDEST = 5;

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
 * Emails administrators at the start of each working day about pending, late and oldest requests, and due follow-ups. Requests that a
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
    const admins = await transactions.run((manager) =>
      manager.find(UserEntity, {
        select: { id: true, email: true, emailPreference: true },
        where: notSince(opening, ACTIVE_ADMINISTRATORS),
      }),
    );
    const due = admins.filter((admin) => (admin.emailPreference ?? defaultEmailPreference) === 'DIGEST');
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
    const { affected } = await manager.update(UserEntity, notSince(opening, { id }), { digestSentAt: digest.now });
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

/** Matches administrators without a digest since then. */
const notSince = <Where extends object>(opening: Date, where: Where) => [
  { ...where, digestSentAt: IsNull() },
  { ...where, digestSentAt: LessThan(opening) },
];
