import { beforeAll, describe, expect, test } from 'vitest';
import { ApiClientEntity } from '../src/database/entities/messages/api-client.entity.js';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { CandidateMergeEntity } from '../src/database/entities/accounts/candidate-merge.entity.js';
import { ContactMessageEntity } from '../src/database/entities/messages/contact-message.entity.js';
import { DecisionUndoEntity } from '../src/database/entities/applications/decision-undo.entity.js';
import { EmailVerificationEntity } from '../src/database/entities/accounts/email-verification.entity.js';
import { HomeVisitEntity } from '../src/database/entities/accounts/home-visit.entity.js';
import { IdentityHashEntity } from '../src/database/entities/candidates/identity-hash.entity.js';
import { RecommendationEntity } from '../src/database/entities/applications/recommendation.entity.js';
import { ImportBatchEntity } from '../src/database/entities/operations/import-batch.entity.js';
import { GuestLinkEntity } from '../src/database/entities/applications/guest-link.entity.js';
import { InterviewParticipantEntity } from '../src/database/entities/applications/interview-participant.entity.js';
import { InterviewFeedbackEntity } from '../src/database/entities/applications/interview-feedback.entity.js';
import { JobAlertEntity } from '../src/database/entities/jobs/job-alert.entity.js';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { JoiningEntity } from '../src/database/entities/applications/joining.entity.js';
import { KnownDeviceEntity } from '../src/database/entities/accounts/known-device.entity.js';
import { NoteEntity } from '../src/database/entities/applications/note.entity.js';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { OfferLinkEntity } from '../src/database/entities/applications/offer-link.entity.js';
import { OfferReplyEntity } from '../src/database/entities/applications/offer-reply.entity.js';
import { CollectedEmailEntity } from '../src/database/entities/messages/collected-email.entity.js';
import { EmailChoiceEntity } from '../src/database/entities/messages/email-choice.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { PasswordTokenEntity } from '../src/database/entities/accounts/password-token.entity.js';
import { SessionEntity } from '../src/database/entities/accounts/session.entity.js';
import { SpreadsheetLinkEntity } from '../src/database/entities/reports/spreadsheet-link.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { WebhookEntity } from '../src/database/entities/messages/webhook.entity.js';
import { loadDemoInto } from '../src/demo/load/load-demo-into.js';
import { type Portal, sharedPortal } from './harness.js';
import { databaseShape } from '../src/database/schema-shape.js';

/** A change of an existing row that each CHECK must reject. */
const REFUSED: Readonly<Record<string, string>> = {
  user_type_check: "user SET type = 'admin' WHERE type = 'ADMIN'",
  user_admin_role_check: "user SET admin_role = 'reader' WHERE type = 'ADMIN'",
  user_office_mail_check: "user SET office_mail = 'each' WHERE type = 'ADMIN'",
  user_word_type_check: "user_word SET user_type = 'admin'",
  user_merged_check: "user SET type = 'MERGED' WHERE type = 'ADMIN'",
  candidate_merge_moved_check: "candidate_merge SET moved = 'all'",
  user_email_check: "user SET email = 'Capital@people.example' WHERE type = 'ADMIN'",
  user_contact_check: "user SET contact = '98765' WHERE type = 'CANDIDATE'",
  user_consent_check: "user SET consent_version = NULL WHERE type = 'CANDIDATE'",
  session_time_check: 'session SET expires_at = created_at',
  session_used_check: "session SET last_used_at = '2000-01-01'",
  home_visit_time_check: 'home_visit SET earlier_at = looked_at',
  known_device_time_check: 'known_device SET expires_at = created_at',
  password_token_purpose_check: "password_token SET purpose = 'reset'",
  password_token_time_check: 'password_token SET expires_at = created_at',
  decision_undo_before_check: "decision_undo SET before_state = 'none'",
  email_verification_email_check: "email_verification SET email = 'Capital@people.example'",
  email_verification_purpose_check: "email_verification SET purpose = 'OTHER'",
  email_verification_time_check: 'email_verification SET expires_at = created_at',
  company_approval_check: "company SET approval_state = 'approved'",
  interview_participant_email_check: "interview_participant SET name = 'Asha', email = 'Capital@people.example'",
  interview_feedback_guest_email_check:
    "interview_feedback SET guest_name = 'Asha', guest_email = 'Capital@people.example'",
  interview_feedback_guest_check: "interview_feedback SET guest_name = 'Asha', guest_email = NULL",
  guest_link_time_check: 'guest_link SET expires_at = created_at',
  interview_participant_guest_check: "interview_participant SET name = 'Asha', email = NULL",
  email_choice_topic_check: "email_choice SET topic = 'JOBS'",
  email_choice_choice_check: "email_choice SET choice = 'OFTEN'",
  collected_email_kind_check: "collected_email SET kind = 'OTHER'",
  collected_email_events_check: 'collected_email SET events = 0',
  company_member_role_check: "company_member SET role = 'owner'",
  stored_file_purpose_check: "stored_file SET purpose = 'PHOTO'",
  stored_file_scan_state_check: "stored_file SET scan_state = 'DIRTY'",
  candidate_profile_gender_check: "candidate_profile SET gender = 'male'",
  candidate_profile_experience_check: "candidate_profile SET experience_level = 'SOME'",
  candidate_profile_aadhaar_check: "candidate_profile SET aadhaar_last_four = '12'",
  candidate_search_qualification_check: "candidate_search SET qualification = 'PHD'",
  candidate_profile_notice_check: "candidate_profile SET notice_period = 'DAYS_45'",
  candidate_profile_open_to_check: "candidate_profile SET open_to = 'MAYBE'",
  candidate_profile_cities_check: "candidate_profile SET preferred_cities = 'Surat'",
  candidate_profile_modes_check: "candidate_profile SET work_modes = 'ONSITE'",
  candidate_profile_consent_check:
    'candidate_profile SET identity_consent_version = NULL WHERE identity_consent_at IS NOT NULL',
  candidate_skill_check: "candidate_skill SET skill = ''",
  candidate_experience_dates_check: "candidate_experience SET to_date = '1990-01-01'",
  job_type_check: "job SET job_type = 'full_time'",
  job_work_mode_check: "job SET work_mode = 'MOON'",
  job_approval_check: "job SET approval_state = 'OPEN'",
  job_skills_check: "job SET preferred_skills = 'Tally, Excel'",
  job_approved_terms_check: "job SET approved_terms = 'none'",
  job_questions_check: "job SET questions = 'none'",
  job_salary_check: 'job SET salary_min = salary_max',
  job_experience_check: 'job SET min_experience = max_experience',
  job_openings_check: 'job SET openings = 0',
  job_listed_check: 'job SET listed_at = posted_at + INTERVAL 1 DAY',
  job_in_feed_check: 'job SET in_feed = 1, changed_at = NULL',
  job_feed_check: 'job_feed SET forgotten = latest + 1',
  job_change_kind_check: "job_change SET kind = 'MOVED'",
  job_taken_off_check: 'job SET taken_off_at = posted_at WHERE is_active = 1',
  job_taken_off_note_check: "job SET taken_off_note = 'Fees.' WHERE taken_off_at IS NULL",
  application_status_check: "application SET status = 'applied'",
  application_proposed_check: "application SET proposed_status = 'HIRED'",
  application_approved_check: "application SET approved_status = 'HIRED'",
  application_approval_check: "application SET approval_state = 'SELECTED'",
  application_attempt_check: 'application SET attempt = 0',
  application_withdrawal_reason_check: "application SET withdrawn_at = applied_at, withdrawal_reason = 'MOOD'",
  application_withdrawal_check: 'application SET withdrawn_at = applied_at',
  application_withdrawal_note_check: "application SET withdrawal_note = 'Bye.'",
  application_withdrawn_check:
    "application SET withdrawn_at = applied_at, withdrawal_reason = 'PAY', approved_status = 'SELECTED'",
  application_offer_answer_check: "application SET offer_id = 1, offer_answer = 'MAYBE'",
  application_answered_check: "application SET offer_id = NULL, offer_answer = 'ACCEPTED'",
  application_notice_check: "application SET notice_period = 'DAYS_45'",
  application_answers_check: "application SET answers = 'none'",
  application_standing_check: "application SET approved_status = NULL WHERE approval_state = 'APPROVED'",
  application_source_check: "application SET source = 'MARS', source_name = ''",
  application_source_name_check: 'application SET source_name = NULL',
  joining_outcome_check: "joining SET outcome = 'LEFT', day = '2026-11-22', reason = NULL",
  joining_day_check: "joining SET day = '2026-11-22'",
  joining_reason_check: "joining SET reason = 'MOOD'",
  joining_dropped_check: 'joining SET reason = NULL',
  approval_fact_outcome_check: "approval_fact SET outcome = 'LOST' WHERE outcome = 'APPROVED'",
  approval_fact_decided_check: 'approval_fact SET decided_at = NULL',
  interview_fact_outcome_check: "interview_fact SET outcome = 'LATE'",
  offer_fact_joining_check: "offer_fact SET joining = 'LEFT'",
  job_fact_stopped_by_check: "job_fact SET stopped_at = posted_at, stopped_by = 'NOBODY'",
  job_fact_stopped_check: "job_fact SET stopped_by = 'EMPLOYER', stopped_at = NULL",
  sign_up_fact_type_check: "sign_up_fact SET user_type = 'ADMIN'",
  sign_up_fact_source_check: "sign_up_fact SET source = 'MARS'",
  source_day_source_check: "source_day SET source = 'MARS'",
  known_source_check: "known_source SET source = 'MARS'",
  offer_reply_answer_check: "offer_reply SET answer = 'MAYBE'",
  offer_reply_reason_check: "offer_reply SET reason = 'MOOD' WHERE answer = 'DECLINED'",
  offer_reply_declined_check: 'offer_reply SET reason = NULL',
  offer_reply_date_check: 'offer_reply SET wished_date = answered_at',
  job_invitation_time_check: 'job_invitation SET expires_at = invited_at',
  job_invitation_answer_check: "job_invitation SET answer = 'MAYBE', answered_at = invited_at",
  job_invitation_answered_check: 'job_invitation SET answered_at = invited_at',
  job_invitation_reason_check:
    "job_invitation SET answer = 'DECLINED', answered_at = invited_at, decline_reason = 'MOOD'",
  job_invitation_declined_check: "job_invitation SET decline_reason = 'PAY'",
  job_invitation_answers_check: "job_invitation SET answers = 'yes'",
  offer_link_time_check: 'offer_link SET expires_at = created_at',
  approval_state_check: "approval SET state = 'approved' WHERE state = 'APPROVED'",
  approval_reason_check: "approval SET reason = 'MOOD' WHERE state = 'REJECTED'",
  approval_previous_check: "approval SET previous_value = 'HIRED' WHERE application_id IS NOT NULL",
  approval_proposed_check: "approval SET proposed_value = 'HIRED' WHERE application_id IS NOT NULL",
  approval_subject_check: 'approval SET company_id = (SELECT MIN(id) FROM company) WHERE job_id IS NOT NULL',
  approval_proposal_check: "approval SET proposed_value = 'SELECTED' WHERE job_id IS NOT NULL",
  approval_correction_check: "approval SET correction = '{}' WHERE proposed_value = 'APPROVED'",
  approval_asked_check: "approval SET asked_by = 'Ravi Shah'",
  approval_channel_check: "approval SET asked_by = 'Ravi Shah', asked_channel = 'FAX'",
  approval_details_check: "approval SET feedback = 'Fine.' WHERE job_id IS NOT NULL",
  approval_decided_check: 'approval SET decided_at = NULL WHERE decided_at IS NOT NULL',
  approval_rejected_check: "approval SET reason = 'OTHER' WHERE state = 'APPROVED'",
  company_mark_kind_check: "company_mark SET kind = 'PHONE' WHERE kind = 'NAME'",
  identity_mark_kind_check: "identity_mark SET kind = 'AADHAAR'",
  import_batch_kind_check: "import_batch SET kind = 'JOBS'",
  import_batch_channel_check: "import_batch SET consent_channel = 'LETTER', consent_on = '2026-11-22'",
  import_batch_consent_check: "import_batch SET consent_channel = 'FORM', consent_on = NULL",
  note_subject_check: 'note SET company_id = (SELECT MIN(id) FROM company)',
  note_kind_check: "note SET kind = 'LETTER'",
  note_outcome_check: "note SET kind = 'CALL', outcome = 'MAYBE'",
  note_call_check: "note SET kind = NULL, outcome = 'REACHED'",
  note_done_check: "note SET done_at = created_at, done_by_name = 'Asha'",
  interview_round_check: "interview SET round_type = 'LAST_ROUND'",
  interview_mode_check: "interview SET mode = 'BY_LETTER'",
  interview_cancelled_for_check: "interview SET cancelled_at = created_at, outcome = NULL, cancelled_for = 'RAIN'",
  interview_outcome_check:
    "interview SET cancelled_at = NULL, cancelled_for = NULL, cancel_note = NULL, outcome = 'MOVED'",
  interview_cancelled_check: "interview SET cancelled_at = NULL, cancelled_for = 'OTHER'",
  interview_cancelled_by_check: "interview SET cancelled_by_name = 'Nisha Rao' WHERE cancelled_at IS NULL",
  interview_cancel_asked_check:
    "interview SET cancelled_at = created_at, outcome = NULL, cancel_asked_by = 'Ravi Shah', cancel_asked_channel = 'PHONE'",
  interview_cancel_channel_check:
    "interview SET cancelled_at = created_at, outcome = NULL, cancelled_by_name = 'Nisha Rao', cancel_asked_by = 'Ravi Shah', cancel_asked_channel = 'FAX'",
  interview_held_check: "interview SET cancelled_at = created_at, outcome = 'HELD'",
  interview_feedback_recommendation_check: "interview_feedback SET recommendation = 'MAYBE'",
  interview_feedback_marks_check: 'interview_feedback SET attitude = 6',
  recommendation_content_check: 'recommendation SET text = NULL, rating = NULL',
  recommendation_rating_check: 'recommendation SET rating = 6',
  outbox_message_state_check: "outbox_message SET state = 'waiting'",
  outbox_message_recipient_check: "outbox_message SET recipient = 'Capital@people.example'",
  outbox_message_sent_check: 'outbox_message SET sent_at = created_at',
  outbox_message_claimed_check: "outbox_message SET claimed_by = 'somebody'",
  contact_message_type_check: "contact_message SET user_type = 'ADMIN'",
  contact_message_email_check: "contact_message SET email = 'Capital@people.example'",
  job_alert_filter_check: "job_alert SET filter = 'weaver'",
  job_alert_frequency_check: "job_alert SET frequency = 'HOURLY'",
  notification_events_check: 'notification SET events = 0',
  api_client_scopes_check: "api_client SET scopes = 'jobs:read'",
  spreadsheet_link_time_check: 'spreadsheet_link SET expires_at = created_at',
  api_client_networks_check: "api_client SET networks = '10.0.0.0/8'",
  webhook_kinds_check: "webhook SET kinds = 'all'",
  webhook_failed_check: 'webhook SET failed_at = created_at',
  webhook_earlier_check: 'webhook SET earlier_until = created_at',
  webhook_delivery_kind_check: "webhook_delivery SET kind = 'JOB'",
  webhook_delivery_state_check: "webhook_delivery SET state = 'waiting'",
  webhook_delivery_claimed_check: "webhook_delivery SET claimed_by = 'somebody'",
  webhook_delivery_payload_check: "webhook_delivery SET payload = 'text'",
  audit_event_details_check: "audit_event SET details = 'changed'",
};

let portal: Portal;
beforeAll(async () => {
  portal = await sharedPortal();
  await loadDemoInto(portal.container);
  const { manager } = portal.dataSource;
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const { id: userId, email } = await manager.findOneByOrFail(UserEntity, { type: 'CANDIDATE' });
  await manager.insert(SessionEntity, { tokenHash: 'a', userId, createdAt, lastUsedAt: createdAt, expiresAt });
  await manager.insert(HomeVisitEntity, { userId, lookedAt: createdAt });
  await manager.insert(KnownDeviceEntity, { tokenHash: 'a', userId, createdAt, expiresAt });
  const [{ id: approvalId }] = await manager.query('SELECT id FROM approval LIMIT 1');
  const columns = { approvalId, approvalState: 'PENDING' } as const;
  const undo = { approvalId, decidedAt: createdAt, beforeState: { kind: 'COMPANY', columns } as const, mailKeys: [] };
  await manager.insert(DecisionUndoEntity, undo);
  const { id: applicationId, jobId } = await manager.findOneByOrFail(ApplicationEntity, {});
  const invitation = { jobId, candidateId: userId, invitedByName: 'Admin', invitedAt: createdAt, expiresAt };
  await manager.insert(JobInvitationEntity, invitation);
  const offer = { applicationId, offerId: approvalId };
  await manager.insert(OfferLinkEntity, { ...offer, tokenHash: 'a', createdAt, expiresAt });
  await manager.insert(OfferReplyEntity, { ...offer, answer: 'DECLINED', reason: 'PAY', answeredAt: createdAt });
  await manager.insert(JoiningEntity, { ...offer, outcome: 'DROPPED', reason: 'NO_WORD', toldAt: createdAt });
  await manager.insert(EmailVerificationEntity, { tokenHash: 'a', userId, email, createdAt, expiresAt });
  await manager.insert(PasswordTokenEntity, { tokenHash: 'a', userId, purpose: 'RESET', createdAt, expiresAt });
  const mail = { kind: 'WELCOME', subject: 'Welcome', text: '', html: '', createdAt, dueAt: createdAt };
  await manager.insert(OutboxMessageEntity, { ...mail, messageKey: 'a', state: 'WAITING', recipient: email });
  await manager.insert(EmailChoiceEntity, { userId, topic: 'DECISIONS', choice: 'NONE' });
  await manager.insert(CollectedEmailEntity, { userId, messageKey: 'a', kind: 'JOB_DECIDED', dueAt: createdAt });
  await manager.insert(IdentityHashEntity, { candidateId: userId, kind: 'PAN', hash: 'a', keyId: 'a' });
  const [keep, removed] = await manager.findBy(UserEntity, { type: 'CANDIDATE' });
  const merge = { keepId: keep?.id ?? '', removedId: removed?.id ?? '', mergedAt: createdAt, mergedByName: 'Asha' };
  await manager.insert(CandidateMergeEntity, { ...merge, moved: null });
  const note = { candidateId: userId, text: 'Calls back.', authorId: userId, authorName: 'Asha', createdAt };
  await manager.insert(NoteEntity, note);
  await manager.insert(ImportBatchEntity, {
    kind: 'CANDIDATES',
    fileName: 'people.csv',
    authorId: userId,
    authorName: 'Asha',
    importedAt: createdAt,
    invites: true,
  });
  const [{ id: interviewId }] = await manager.query('SELECT id FROM interview LIMIT 1');
  const marks = { recommendation: 'YES', skills: 4, communication: 4, attitude: 5 } as const;
  const { identifiers } = await manager.insert(InterviewParticipantEntity, { interviewId, name: 'Asha', email });
  const participantId = identifiers[0]?.['id'];
  await manager.insert(GuestLinkEntity, { tokenHash: 'a', participantId, createdAt, expiresAt });
  await manager.insert(InterviewFeedbackEntity, {
    interviewId,
    giverId: userId,
    ...marks,
    note: null,
    givenAt: createdAt,
  });
  const written = { writtenById: userId, writtenByName: 'Asha', writtenAt: createdAt };
  await manager.insert(RecommendationEntity, { applicationId, text: 'Knows Tally.', rating: 4, ...written });
  const person = { name: 'Asha', email, phone: '9876543210', message: 'Hello', userType: 'CANDIDATE' } as const;
  await manager.insert(ContactMessageEntity, { ...person, createdAt });
  const alert = {
    candidateId: userId,
    name: 'Looms',
    filter: { query: 'weaver' },
    frequency: 'DAILY',
    seenRound: 0,
  } as const;
  await manager.insert(JobAlertEntity, { ...alert, dueAt: createdAt, createdAt, resumedAt: createdAt });
  await manager.insert(NotificationEntity, { userId, kind: 'NEW_JOB', text: 'A job', path: '/', createdAt });
  const event = { actorType: 'SYSTEM', action: 'REGISTER', subjectType: 'USER', subjectId: userId } as const;
  await manager.insert(AuditEventEntity, { ...event, at: createdAt, details: { changed: ['name'] } });
  const key = { name: 'Site', keyHash: 'a', scopes: ['WEBHOOKS'], createdAt };
  const { id: apiClientId } = await manager.save(manager.create(ApiClientEntity, key));
  await manager.insert(SpreadsheetLinkEntity, {
    name: 'Sheet',
    report: 'time-to-fill',
    query: '',
    tokenHash: 'a'.repeat(64),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 1),
  });
  const webhook = { apiClientId, url: 'https://a.example', eventTypes: ['OFFER_ANSWERED' as const], secretSealed: 'a' };
  await manager.insert(WebhookEntity, { ...webhook, createdAt });
  await portal.container.webhookEvents.write(manager, 'OFFER_ANSWERED', { applicationId });
}, 120_000);

describe('the CHECK constraints of the database', () => {
  test.each(Object.entries(REFUSED))('%s rejects an invalid change', async (name, change) => {
    await expect(portal.dataSource.query(`UPDATE ${change}`)).rejects.toThrow(new RegExp(`\\W${name}\\W`));
  });

  test('are all tested in this file', async () => {
    const lines = Object.values(await databaseShape(portal.dataSource)).flat();
    const names = lines.flatMap((line) => /^check (\S+)/.exec(line)?.[1] ?? []);
    expect(names.toSorted()).toEqual(Object.keys(REFUSED).toSorted());
  });
});

describe('lower-casing in the database', () => {
  test('leaves every letter unchanged that is lower case for the portal', async () => {
    const small: string[] = [];
    for (let code = 33; code < 0x1_10_00; code += 1) {
      const letter = String.fromCodePoint(code);
      if (/\p{L}/u.test(letter) && letter.normalize('NFKC').toLowerCase() === letter) small.push(letter);
    }
    const text = small.join('');
    const [row] = await portal.dataSource.query<{ lower: string }[]>(
      'SELECT LOWER(CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin) AS lower',
      [text],
    );
    expect(row?.lower).toBe(text);
  });
});
