import type { EntityManager } from 'typeorm';
import type { Outbox, ToldOf } from '../../platform/outbox.js';
import { type Brand, type MailContent, renderMail } from './mail-layout.presenter.js';

/** A mail before it has its look. */
export interface Letter {
  /** Names the event and the recipient (platform/outbox). */
  key: string;
  kind: string;
  to: string;
  replyTo?: string;
  content: MailContent;
  calendar?: string;
  unsubscribeUrl?: string;
  toldOf?: ToldOf;
}

/** Gives letters the look of the brand and puts them into the outbox, in the transaction of their event. */
export class MailRoomService {
  constructor(
    private readonly outbox: Outbox,
    readonly brand: Brand,
  ) {}

  /** What is posted in this transaction waits until then; `drop` takes it back by the keys that this returns. */
  hold(manager: EntityManager, until: Date): readonly string[] {
    return this.outbox.hold(manager, until);
  }

  drop(manager: EntityManager, keys: readonly string[], since: Date): Promise<boolean> {
    return this.outbox.drop(manager, keys, since);
  }

  post(manager: EntityManager, ...letters: readonly Letter[]): Promise<void> {
    return this.outbox.put(
      manager,
      letters.map(({ content, ...envelope }) => ({ ...envelope, ...renderMail(this.brand, content) })),
    );
  }
}
