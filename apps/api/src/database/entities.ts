import { AnnouncedJobEntity } from './entities/jobs/announced-job.entity.js';
import { ApiClientEntity } from './entities/messages/api-client.entity.js';
import { ApplicationEntity } from './entities/applications/application.entity.js';
import { ApplicationFactEntity } from './entities/reports/application-fact.entity.js';
import { ApprovalEntity } from './entities/applications/approval.entity.js';
import { ApprovalFactEntity } from './entities/reports/approval-fact.entity.js';
import { AuditEventEntity } from './entities/operations/audit-event.entity.js';
import { CandidateEducationEntity } from './entities/candidates/candidate-education.entity.js';
import { CandidateExperienceEntity } from './entities/candidates/candidate-experience.entity.js';
import { CandidateMergeEntity } from './entities/accounts/candidate-merge.entity.js';
import { CandidateProfileEntity } from './entities/candidates/candidate-profile.entity.js';
import { CandidateSearchEntity } from './entities/candidates/candidate-search.entity.js';
import { CandidateSkillEntity } from './entities/candidates/candidate-skill.entity.js';
import { CandidatePostingEntity } from './entities/candidates/candidate-posting.entity.js';
import { IndexedCandidateEntity } from './entities/candidates/indexed-candidate.entity.js';
import { TalentPoolEntity } from './entities/candidates/talent-pool.entity.js';
import { TalentPoolMemberEntity } from './entities/candidates/talent-pool-member.entity.js';
import { CompanyEntity } from './entities/companies/company.entity.js';
import { CompanyAddressEntity } from './entities/companies/company-address.entity.js';
import { CompanyJoinRequestEntity } from './entities/companies/company-join-request.entity.js';
import { CompanyMemberEntity } from './entities/companies/company-member.entity.js';
import { CompanyMergeEntity } from './entities/companies/company-merge.entity.js';
import { CompanyMatchKeyEntity } from './entities/companies/company-match-key.entity.js';
import { ContactMessageEntity } from './entities/messages/contact-message.entity.js';
import { ApplicationReadEntity } from './entities/applications/application-read.entity.js';
import { DecisionNotificationEntity } from './entities/applications/decision-notification.entity.js';
import { DecisionUndoEntity } from './entities/applications/decision-undo.entity.js';
import { EmailVerificationEntity } from './entities/accounts/email-verification.entity.js';
import { HomeVisitEntity } from './entities/accounts/home-visit.entity.js';
import { IdempotencyKeyEntity } from './entities/operations/idempotency-key.entity.js';
import { IdentityHashEntity } from './entities/candidates/identity-hash.entity.js';
import { ImportBatchEntity } from './entities/operations/import-batch.entity.js';
import { ImportedAccountEntity } from './entities/accounts/imported-account.entity.js';
import { GuestLinkEntity } from './entities/applications/guest-link.entity.js';
import { InterviewEntity } from './entities/applications/interview.entity.js';
import { InterviewFactEntity } from './entities/reports/interview-fact.entity.js';
import { RecommendationEntity } from './entities/applications/recommendation.entity.js';
import { InterviewParticipantEntity } from './entities/applications/interview-participant.entity.js';
import { InterviewFeedbackEntity } from './entities/applications/interview-feedback.entity.js';
import { JobEntity } from './entities/jobs/job.entity.js';
import { JobAlertEntity } from './entities/jobs/job-alert.entity.js';
import { JobChangeEntity } from './entities/jobs/job-change.entity.js';
import { InvitationFactEntity } from './entities/reports/invitation-fact.entity.js';
import { JobFactEntity } from './entities/reports/job-fact.entity.js';
import { JobFeedEntity } from './entities/jobs/job-feed.entity.js';
import { JobMemberEntity } from './entities/jobs/job-member.entity.js';
import { JobInvitationEntity } from './entities/applications/job-invitation.entity.js';
import { JobSkillEntity } from './entities/jobs/job-skill.entity.js';
import { JobTermEntity } from './entities/jobs/job-term.entity.js';
import { JobViewDayEntity } from './entities/reports/job-view-day.entity.js';
import { JobWordEntity } from './entities/jobs/job-word.entity.js';
import { JoiningEntity } from './entities/applications/joining.entity.js';
import { KnownDeviceEntity } from './entities/accounts/known-device.entity.js';
import { KnownSourceEntity } from './entities/reports/known-source.entity.js';
import { LeaseEntity } from './entities/operations/lease.entity.js';
import { NoteEntity } from './entities/applications/note.entity.js';
import { NoteWordEntity } from './entities/applications/note-word.entity.js';
import { NotificationEntity } from './entities/messages/notification.entity.js';
import { OfferFactEntity } from './entities/reports/offer-fact.entity.js';
import { OfferLinkEntity } from './entities/applications/offer-link.entity.js';
import { OfferReplyEntity } from './entities/applications/offer-reply.entity.js';
import { CollectedEmailEntity } from './entities/messages/collected-email.entity.js';
import { EmailChoiceEntity } from './entities/messages/email-choice.entity.js';
import { OutboxMessageEntity } from './entities/messages/outbox-message.entity.js';
import { PasswordTokenEntity } from './entities/accounts/password-token.entity.js';
import { RateLimitEntity } from './entities/operations/rate-limit.entity.js';
import { RecordedSinceEntity } from './entities/reports/recorded-since.entity.js';
import { RecoveryCodeEntity } from './entities/accounts/recovery-code.entity.js';
import { SpreadsheetLinkEntity } from './entities/reports/spreadsheet-link.entity.js';
import { MaintenanceRunEntity } from './entities/operations/maintenance-run.entity.js';
import { ReplicationHeartbeatEntity } from './entities/operations/replication-heartbeat.entity.js';
import { SavedJobEntity } from './entities/jobs/saved-job.entity.js';
import { SavedViewEntity } from './entities/accounts/saved-view.entity.js';
import { SecondFactorEntity } from './entities/accounts/second-factor.entity.js';
import { SessionEntity } from './entities/accounts/session.entity.js';
import { SignUpFactEntity } from './entities/reports/sign-up-fact.entity.js';
import { SourceDayEntity } from './entities/reports/source-day.entity.js';
import { StoredFileEntity } from './entities/accounts/stored-file.entity.js';
import { UserEntity } from './entities/accounts/user.entity.js';
import { UserWordEntity } from './entities/accounts/user-word.entity.js';
import { WebhookEntity } from './entities/messages/webhook.entity.js';
import { WebhookDeliveryEntity } from './entities/messages/webhook-delivery.entity.js';

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
  CandidateSearchEntity,
  CandidateSkillEntity,
  CandidatePostingEntity,
  IndexedCandidateEntity,
  TalentPoolEntity,
  TalentPoolMemberEntity,
  CompanyAddressEntity,
  CompanyEntity,
  CompanyMatchKeyEntity,
  CompanyJoinRequestEntity,
  CompanyMemberEntity,
  CompanyMergeEntity,
  ContactMessageEntity,
  ApplicationReadEntity,
  DecisionNotificationEntity,
  DecisionUndoEntity,
  EmailVerificationEntity,
  HomeVisitEntity,
  IdempotencyKeyEntity,
  IdentityHashEntity,
  ImportBatchEntity,
  ImportedAccountEntity,
  InterviewEntity,
  InterviewFeedbackEntity,
  InterviewParticipantEntity,
  GuestLinkEntity,
  JobAlertEntity,
  JobInvitationEntity,
  JobSkillEntity,
  JobChangeEntity,
  JobFeedEntity,
  JobMemberEntity,
  JobTermEntity,
  JobWordEntity,
  JobEntity,
  KnownDeviceEntity,
  LeaseEntity,
  NoteEntity,
  NoteWordEntity,
  NotificationEntity,
  OfferLinkEntity,
  OfferReplyEntity,
  CollectedEmailEntity,
  EmailChoiceEntity,
  OutboxMessageEntity,
  PasswordTokenEntity,
  RateLimitEntity,
  RecommendationEntity,
  RecoveryCodeEntity,
  SpreadsheetLinkEntity,
  MaintenanceRunEntity,
  ReplicationHeartbeatEntity,
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
  InvitationFactEntity,
  JobFactEntity,
  SignUpFactEntity,
  SourceDayEntity,
  KnownSourceEntity,
  JobViewDayEntity,
  RecordedSinceEntity,
  JoiningEntity,
];
