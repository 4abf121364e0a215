import type { WebhookEventType } from '@job-alert/domain/integrations/webhooks';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { ApiClientEntity } from './api-client.entity.js';

@Entity('webhook')
@Index('webhook_api_client', ['apiClientId', 'id'])
@Check('webhook_kinds_check', 'JSON_VALID(kinds)')
@Check('webhook_failed_check', 'failed_at IS NULL OR is_active = 0')
@Check('webhook_earlier_check', '(earlier_sealed IS NULL) = (earlier_until IS NULL)')
export class WebhookEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() apiClientId!: string;
  @ManyToOne(() => ApiClientEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'api_client_id', foreignKeyConstraintName: 'webhook_api_client_fk' })
  apiClient?: Relation<ApiClientEntity>;
  @TextColumn(500) url!: string;
  @Column({ name: 'kinds', type: 'simple-json' }) eventTypes!: WebhookEventType[];
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The time when the webhook was deactivated because an event could not be delivered; null otherwise. */
  @InstantColumn({ nullable: true }) failedAt!: Date | null;
  /** The signing secret, encrypted. A hash is not enough, because every event is signed with it. */
  @TextColumn(255) secretSealed!: string;
  /** The previous secret. It also signs until its end, so that the receiver can switch. */
  @TextColumn(255, { nullable: true }) earlierSealed!: string | null;
  @InstantColumn({ nullable: true }) earlierUntil!: Date | null;
  @InstantColumn() createdAt!: Date;
}
