import type { EntityManager } from 'typeorm';
import { RecoveryCodeEntity } from '../../database/entities/recovery-code.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Clock } from '../../platform/clock.js';
import { newToken } from '../../platform/secrets.js';
import type { MailRoomService } from './mail-room.service.js';
import { type SecondFactorEvent, secondFactorMail } from './second-factor-mails.js';

/** Tells an administrator what has happened to the own second factor, in the transaction in which it happens. */
export class SecondFactorNews {
  constructor(
    private readonly mailRoom: MailRoomService,
    private readonly clock: Clock,
  ) {}

  async tell(manager: EntityManager, event: SecondFactorEvent, userId: string): Promise<void> {
    const { email, firstName } = await manager.findOneByOrFail(UserEntity, { id: userId });
    const codesLeft =
      event === 'RECOVERY_CODE_USED' ? await manager.countBy(RecoveryCodeEntity, { userId }) : undefined;
    await this.mailRoom.post(manager, {
      // Each happens anew, so that no name of an earlier one may hold it back.
      key: `second-factor:${newToken()}`,
      kind: `SECOND_FACTOR_${event}`,
      to: email,
      content: secondFactorMail(this.mailRoom.brand, event, { firstName, at: this.clock.now(), codesLeft }),
    });
  }
}
