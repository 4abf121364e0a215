import { IsNull, LessThan } from 'typeorm';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import type { CoreServices } from '../../../platform/core-services.js';
import type { MailerService } from '../../mail/mailer.service.js';
import type { ConfirmationLinksService } from '../../accounts/email-addresses/confirmation-links.service.js';
import { confirmationEmail } from './confirmations.emails.js';
import type { ConfirmationsReadModel, DueConfirmation } from './confirmations.read-model.js';

const BATCH = 100;

interface Deps extends Pick<CoreServices, 'transactions' | 'clock'> {
  readModel: ConfirmationsReadModel;
  links: ConfirmationLinksService;
  mailer: MailerService;
}

/** Asks candidates once a year whether their job preferences are still right. */
export class ConfirmationEmailsService {
  constructor(private readonly deps: Deps) {}

  /** Returns the number of emails written. Stops early on shutdown; the rest is due at the next start. */
  async sendDue(signal?: AbortSignal): Promise<number> {
    const { readModel, clock } = this.deps;
    let emails = 0;
    for (;;) {
      const due = await readModel.due(clock.now(), BATCH);
      for (const one of due) {
        if (signal?.aborted) return emails;
        if (await this.ask(one)) emails += 1;
      }
      if (due.length < BATCH) return emails;
    }
  }

  /** Returns false if another server has asked meanwhile. */
  private async ask(due: DueConfirmation): Promise<boolean> {
    const { transactions, clock, mailer, links } = this.deps;
    const { id, confirmedAt } = due;
    const url = mailer.brand.url + links.create(id);
    return transactions.run(async (manager) => {
      const notAsked = [{ confirmationAskedAt: IsNull() }, { confirmationAskedAt: LessThan(confirmedAt) }];
      const { affected } = await manager
        .createQueryBuilder()
        .update(CandidateProfileEntity)
        .set({ confirmationAskedAt: clock.now() })
        .where(notAsked.map((condition) => ({ id, ...condition })))
        .execute();
      if (affected !== 1) return false;
      await mailer.enqueue(manager, {
        key: `confirm-preferences:${id}:${confirmedAt.getTime()}`,
        kind: 'PREFERENCES_CONFIRMATION',
        to: due.email,
        content: confirmationEmail(mailer.brand, due, url),
        unsubscribeUrl: url,
        dataSubjects: { candidateId: id },
      });
      return true;
    });
  }
}
