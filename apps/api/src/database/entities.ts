import { AnnouncedJobEntity } from './entities/announced-job.entity.js';
import { ApiClientEntity } from './entities/api-client.entity.js';
import { ApplicationEntity } from './entities/application.entity.js';
import { ApplicationFactEntity } from './entities/application-fact.entity.js';
import { ApprovalEntity } from './entities/approval.entity.js';
import { ApprovalFactEntity } from './entities/approval-fact.entity.js';
import { AuditEventEntity } from './entities/audit-event.entity.js';
import { CandidateEducationEntity } from './entities/candidate-education.entity.js';
import { CandidateExperienceEntity } from './entities/candidate-experience.entity.js';
import { CandidateMergeEntity } from './entities/candidate-merge.entity.js';
import { CandidateProfileEntity } from './entities/candidate-profile.entity.js';
import { CandidateSkillEntity } from './entities/candidate-skill.entity.js';
import { CompanyEntity } from './entities/company.entity.js';
import { CompanyAddressEntity } from './entities/company-address.entity.js';
import { CompanyMarkEntity } from './entities/company-mark.entity.js';
import { ContactMessageEntity } from './entities/contact-message.entity.js';
import { DecisionNotificationEntity } from './entities/decision-notification.entity.js';
import { DecisionUndoEntity } from './entities/decision-undo.entity.js';
import { EmailVerificationEntity } from './entities/email-verification.entity.js';
import { HomeVisitEntity } from './entities/home-visit.entity.js';
import { IdentityMarkEntity } from './entities/identity-mark.entity.js';
import { InterviewEntity } from './entities/interview.entity.js';
import { InterviewFactEntity } from './entities/interview-fact.entity.js';
import { InterviewFeedbackEntity } from './entities/interview-feedback.entity.js';
import { JobEntity } from './entities/job.entity.js';
import { JobAlertEntity } from './entities/job-alert.entity.js';
import { JobChangeEntity } from './entities/job-change.entity.js';
import { JobFactEntity } from './entities/job-fact.entity.js';
import { JobFeedEntity } from './entities/job-feed.entity.js';
import { JobSkillEntity } from './entities/job-skill.entity.js';
import { JobTermEntity } from './entities/job-term.entity.js';
import { JobViewDayEntity } from './entities/job-view-day.entity.js';
import { JobWordEntity } from './entities/job-word.entity.js';
import { JoiningEntity } from './entities/joining.entity.js';
import { KnownDeviceEntity } from './entities/known-device.entity.js';
import { KnownSourceEntity } from './entities/known-source.entity.js';
import { LeaseEntity } from './entities/lease.entity.js';
import { NoteEntity } from './entities/note.entity.js';
import { NotificationEntity } from './entities/notification.entity.js';
import { OfferFactEntity } from './entities/offer-fact.entity.js';
import { OfferLinkEntity } from './entities/offer-link.entity.js';
import { OfferReplyEntity } from './entities/offer-reply.entity.js';
import { OutboxMessageEntity } from './entities/outbox-message.entity.js';
import { PasswordTokenEntity } from './entities/password-token.entity.js';
import { RateLimitEntity } from './entities/rate-limit.entity.js';
import { RecordedSinceEntity } from './entities/recorded-since.entity.js';
import { RecoveryCodeEntity } from './entities/recovery-code.entity.js';
import { SpreadsheetLinkEntity } from './entities/spreadsheet-link.entity.js';
import { MaintenanceRunEntity } from './entities/maintenance-run.entity.js';
import { ReplicationBeatEntity } from './entities/replication-beat.entity.js';
import { SavedJobEntity } from './entities/saved-job.entity.js';
import { SavedViewEntity } from './entities/saved-view.entity.js';
import { SecondFactorEntity } from './entities/second-factor.entity.js';
import { SessionEntity } from './entities/session.entity.js';
import { SignUpFactEntity } from './entities/sign-up-fact.entity.js';
import { SourceDayEntity } from './entities/source-day.entity.js';
import { StoredFileEntity } from './entities/stored-file.entity.js';
import { UserEntity } from './entities/user.entity.js';
import { UserWordEntity } from './entities/user-word.entity.js';
import { WebhookEntity } from './entities/webhook.entity.js';
import { WebhookDeliveryEntity } from './entities/webhook-delivery.entity.js';

/** Every table of the portal; one file per table. */
export const entities = [
  AnnouncedJobEntity,
  ApiClientEntity,
  ApplicationEntity,
  ApprovalEntity,
  AuditEventEntity,
  CandidateEducationEntity,
  CandidateExperienceEntity,
  CandidateMergeEntity,
  CandidateProfileEntity,
  CandidateSkillEntity,
  CompanyAddressEntity,
  CompanyEntity,
  CompanyMarkEntity,
  ContactMessageEntity,
  DecisionNotificationEntity,
  DecisionUndoEntity,
  EmailVerificationEntity,
  HomeVisitEntity,
  IdentityMarkEntity,
  InterviewEntity,
  InterviewFeedbackEntity,
  JobAlertEntity,
  JobSkillEntity,
  JobChangeEntity,
  JobFeedEntity,
  JobTermEntity,
  JobWordEntity,
  JobEntity,
  KnownDeviceEntity,
  LeaseEntity,
  NoteEntity,
  NotificationEntity,
  OfferLinkEntity,
  OfferReplyEntity,
  OutboxMessageEntity,
  PasswordTokenEntity,
  RateLimitEntity,
  RecoveryCodeEntity,
  SpreadsheetLinkEntity,
  MaintenanceRunEntity,
  ReplicationBeatEntity,
  SavedJobEntity,
  SavedViewEntity,
  SecondFactorEntity,
  SessionEntity,
  StoredFileEntity,
  UserEntity,
  UserWordEntity,
  WebhookDeliveryEntity,
  WebhookEntity,
  ApplicationFactEntity,
  ApprovalFactEntity,
  InterviewFactEntity,
  OfferFactEntity,
  JobFactEntity,
  SignUpFactEntity,
  SourceDayEntity,
  KnownSourceEntity,
  JobViewDayEntity,
  RecordedSinceEntity,
  JoiningEntity,
];
