import { formatWeekdayAndTime } from '@job-alert/domain/india/calendar';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from '../../../database/entities/accounts/recovery-code.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { Clock } from '../../../platform/clock.js';
import { newToken } from '../../../platform/crypto.js';
import type { Brand, EmailContent } from '../../mail/email-layout.presenter.js';
import type { MailerService } from '../../mail/mailer.service.js';

/** Notifies administrators about changes to their two-step login, in the transaction of the change. */
export class SecondFactorEmails {
  constructor(
    private readonly mailer: MailerService,
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, event: SecondFactorEvent, userId: string): Promise<void> {
    const { email, firstName } = await manager.findOneByOrFail(UserEntity, { id: userId });
    const codesLeft =
      event === 'RECOVERY_CODE_USED' ? await manager.countBy(RecoveryCodeEntity, { userId }) : undefined;
    await this.mailer.enqueue(manager, {
      // Unique, so that an earlier email does not suppress this one.
      key: `second-factor:${newToken()}`,
      kind: `SECOND_FACTOR_${event}`,
      to: email,
      content: secondFactorEmail(this.mailer.brand, event, { firstName, at: this.clock.now(), codesLeft }),
    });
  }
}

type SecondFactorEvent = 'SWITCHED_ON' | 'SWITCHED_OFF' | 'RESET' | 'RECOVERY_CODE_USED';

interface Words {
  subject: string;
  sentences: readonly string[];
}

const WORDS: Readonly<Record<SecondFactorEvent, Words>> = {
  SWITCHED_ON: {
    subject: 'Two-step login was switched on',
    sentences: [
      'From now on, logging in requires your password and a code from your authenticator app. All other devices have been logged out.',
      'Keep your recovery codes where you can find them without your phone. Each code works once.',
    ],
  },
  SWITCHED_OFF: {
    subject: 'Two-step login was switched off',
    sentences: ['You now log in with your password only, and the recovery codes no longer work.'],
  },
  RESET: {
    subject: 'Two-step login was reset',
    sentences: [
      'The operator of the portal has switched off two-step login for your account. You now log in with your password only. All devices have been logged out.',
      'Log in and switch it on again.',
    ],
  },
  RECOVERY_CODE_USED: {
    subject: 'A recovery code was used',
    sentences: [
      'Somebody logged in to your account with a recovery code instead of a code from the authenticator app. That recovery code no longer works.',
    ],
  },
};

/** The administrator, the time of the event, and the number of remaining recovery codes where it matters. */
interface Circumstances {
  firstName: string;
  at: Date;
  codesLeft?: number;
}

export const secondFactorEmail = (
  brand: Brand,
  event: SecondFactorEvent,
  { firstName, at, codesLeft }: Circumstances,
): EmailContent => ({
  subject: `${WORDS[event].subject} at ${brand.name}`,
  preview: 'If this was you, you don’t need to do anything.',
  heading: WORDS[event].subject,
  paragraphs: [`Hello ${firstName},`, ...WORDS[event].sentences],
  facts: [
    ['When', formatWeekdayAndTime(at)],
    ['Recovery codes left', codesLeft?.toString()],
  ],
  button: { label: 'Open Security', url: brand.url + DEEP_LINKS.adminSecurity },
  note: `If this wasn’t you, set a new password now and write to ${brand.supportEmail}.`,
});
