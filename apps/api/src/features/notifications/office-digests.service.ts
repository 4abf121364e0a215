import { In, LessThanOrEqual } from 'typeorm';
import { NotificationEntity } from '../../database/entities/notification.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { Clock } from '../../platform/clock.js';
import type { NotificationKind } from './notification-kinds.types.js';
import type { MailRoomService } from '../mail/mail-room.service.js';
import { officeDigestMail } from './office.mails.js';
import { beginsHour, DIGEST_MINUTES } from './office-news.service.js';

/** A cluster takes no larger batches (security.md); what is over waits for the next mail. */
const BATCH = 1_000;
const GATHERED = `SELECT id, kind, unmailed FROM notification
  WHERE user_id = ? AND read_at IS NULL AND unmailed > 0 ORDER BY created_at, id LIMIT ${BATCH}`;

interface Line {
  id: string;
  kind: NotificationKind;
  unmailed: number;
}

/** Mails administrators what has come since the last mail and still waits, one mail an hour at most. */
export class OfficeDigestsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly mailRoom: MailRoomService,
    private readonly clock: Clock,
  ) {}

  /** Writes the mails that are due. Any number of servers may do it at the same time: of each mail one is written. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - DIGEST_MINUTES * 60_000);
    const due = await this.transactions.run((manager) =>
      manager.find(UserEntity, {
        select: { id: true, email: true },
        where: { type: 'ADMIN', isActive: true, officeMailedAt: LessThanOrEqual(before) },
      }),
    );
    for (const admin of due) await this.send(admin, { before, now });
  }

  private send({ id, email }: UserEntity, hour: { before: Date; now: Date }): Promise<void> {
    return this.transactions.run(async (manager) => {
      const lines = await manager.query<Line[]>(GATHERED, [id]);
      if (lines.length === 0 || !(await beginsHour(manager, id, hour))) return;
      const counts = new Map<NotificationKind, number>();
      for (const { kind, unmailed } of lines) counts.set(kind, (counts.get(kind) ?? 0) + Number(unmailed));
      await manager.update(NotificationEntity, { id: In(lines.map((line) => line.id)) }, { unmailed: 0 });
      await this.mailRoom.post(manager, {
        key: `office-digest:${id}:${hour.now.toISOString()}`,
        kind: 'OFFICE_DIGEST',
        to: email,
        content: officeDigestMail(this.mailRoom.brand, counts),
      });
    });
  }
}
