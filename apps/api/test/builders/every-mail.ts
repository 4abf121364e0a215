import { addDays, instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import { CompanyEntity } from '../../src/database/entities/companies/company.entity.js';
import { CompanyJoinRequestEntity } from '../../src/database/entities/companies/company-join-request.entity.js';
import type { WebhookDeliveryEntity } from '../../src/database/entities/messages/webhook-delivery.entity.js';
import type { WebhookEntity } from '../../src/database/entities/messages/webhook.entity.js';
import { CollectedEmailEntity } from '../../src/database/entities/messages/collected-email.entity.js';
import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import { loginThrottledEmail } from '../../src/features/accounts/accounts.emails.js';
import { emailUndoExpiredEmail } from '../../src/features/accounts/email-addresses/email-change.emails.js';
import { EmailVerificationsRepository } from '../../src/features/accounts/email-addresses/email-verifications.repository.js';
import { secondFactorEmail } from '../../src/features/accounts/second-factor/second-factor.emails.js';
import { WebhooksEmails } from '../../src/features/webhooks/webhooks.emails.js';
import type { Clock } from '../../src/platform/clock.js';
import type { Portal } from '../harness.js';
import { createAdmin, DECIDE, decide, decideApplication, decideCompany, setUserActive } from './admin.js';
import {
  CHANGE_ADMINISTRATOR,
  INVITE_ADMINISTRATOR,
  newAdministrator,
  REMOVE_ADMINISTRATOR,
} from './administrators.js';
import { member, TRANSFER } from './company-members.js';
import { mergeCompanies, sameGstin } from './company-merges.js';
import { apply, approvedApplication, invitedApplication, type Office, openOffice, WITHDRAW } from './applications.js';
import { registerCandidate } from './candidate.js';
import { askToJoin, DECIDE_JOIN, joinRequests } from './join-requests.js';
import { sendDecisionMails } from './decision-mails.js';
import {
  approvedEmployer,
  correctionInput,
  jobInput,
  openJob,
  postJob,
  propose,
  registerEmployer,
  schedule,
} from './employer.js';
import { createAlert, sendAlerts } from './job-alerts.js';
import { type CapturedEmail, mailTo, tokenIn } from './mails.js';
import { insertInvitee, invite } from './job-invitations.js';
import { insertOpenJobs } from './open-jobs.js';
import { type Actor, daysFromToday, insertCandidate, logIn, visitor } from './records.js';
import { givePassword, PASSWORD } from './second-factor.js';

const EDIT = 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }';
const POST_FOR_COMPANY =
  'mutation ($input: PostJobForCompanyInput!) { postJobForCompany(input: $input) { job { id } } }';
const CORRECT = 'mutation ($input: CorrectJobInput!) { correctJob(input: $input) { job { id } } }';
const REQUEST_CORRECTION =
  'mutation ($input: RequestJobCorrectionInput!) { requestJobCorrection(input: $input) { job { id } } }';
const CORRECTIONS = '{ approvals(filter: { state: PENDING, kinds: [JOB_CORRECTION] }) { nodes { id } } }';
const CONTACT = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const RESEND = 'mutation { resendVerification { user { id } } }';
const CHANGE_PASSWORD = `mutation ($password: String!) {
  changePassword(input: { password: $password, newPassword: "Spindle&Weft8" }) { user { id } }
}`;
const CHANGE_EMAIL = `mutation ($email: String!, $password: String!) {
  requestEmailChange(input: { email: $email, password: $password }) { user { id } }
}`;
const CONFIRM_EMAIL = 'mutation ($token: String!) { confirmEmail(input: { token: $token }) { outcome } }';
const SET_INTERVIEWERS =
  'mutation ($input: SetInterviewersInput!) { setInterviewers(input: $input) { interview { id } } }';
const CANCEL = 'mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) { interview { id } } }';
const OFFER = 'query ($id: ID!) { application(id: $id) { offer { id } } }';
const ANSWER = 'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }';
const DELETE = 'mutation ($ids: [ID!]!) { deleteApplications(input: { ids: $ids }) { deleted { applications } } }';
const ERASE = 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }';
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(input: { token: $token, password: $password }) { email }
}`;
const DIGEST = 'mutation { setAdminEmailPreference(input: { adminEmailPreference: DIGEST }) { user { id } } }';
const NOTE = 'Please correct the address, and send us a copy of the certificate.\nThank you.';

/** A clock that runs on from the real time and can be set to Monday at ten, when digests are due. */
export class MondayClock implements Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  toMonday(): void {
    const today = todayInIndia(this.now());
    const monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
    this.ahead = instantInIndia(monday, '10:00').getTime() - Date.now();
  }
}

/** Triggers every kind of email. Returns one email for each appearance. */
export async function everyMail(portal: Portal, clock: MondayClock): Promise<CapturedEmail[]> {
  await aboutAccounts(portal);
  await aboutJoinRequests(portal);
  await aboutCompanyMerges(portal);
  await aboutEmails(portal);
  await aboutWork(portal);
  await aboutCorrections(portal);
  await aboutInterviewsForCompanies(portal);
  await aboutInterviewers(portal);
  await aboutNewJobs(portal);
  await aboutPreferences(portal);
  await aboutEnds(portal);
  await aboutDays(portal);
  const watcher = await createAdmin(portal);
  await watcher.client.ask(DIGEST);
  clock.toMonday();
  await portal.container.digests.sendDue();
  await portal.container.companyDigests.sendDue();
  await portal.container.decisionNotifications.sendDue();
  const sql =
    'SELECT recipient AS `to`, kind, subject, text, html, calendar, unsubscribe_url AS unsubscribeUrl FROM outbox_message ORDER BY id';
  const looks = new Map<string, CapturedEmail>();
  for (const mail of await portal.dataSource.query<CapturedEmail[]>(sql)) {
    const [heading = ''] = mail.text.split('\n');
    const look = `${mail.kind} ${/^NEW_(?!APPLICANTS)/.test(mail.kind) ? '' : heading}`;
    if (!looks.has(look)) looks.set(look, mail);
  }
  return [...looks.values()];
}

async function aboutDays(portal: Portal): Promise<void> {
  const { employer } = await openOffice(portal);
  const { id: userId } = employer;
  const collected = { userId, events: 3, dueAt: new Date() };
  await portal.dataSource.manager.insert(CollectedEmailEntity, [
    { ...collected, messageKey: 'a', kind: 'NEW_APPLICANTS' },
    { ...collected, messageKey: 'b', kind: 'JOB_DECIDED' },
  ]);
}

async function aboutAccounts(portal: Portal): Promise<void> {
  const { manager } = portal.dataSource;
  const { invitations, mailer, clock } = portal.container;
  const candidate = await registerCandidate(portal);
  const [admin, other] = [await createAdmin(portal), await createAdmin(portal, { passwordHash: 'x' })];
  const employer = await approvedEmployer(portal, admin);
  await candidate.client.ask(RESEND);
  await visitor(portal).ask(FORGOT, { email: employer.email });
  await givePassword(portal, employer.id);
  await employer.client.ask(TRANSFER, { id: (await member(portal, employer)).id, password: PASSWORD });
  await employer.client.ask(CHANGE_PASSWORD, { password: PASSWORD });
  await invitations.invite(manager, [await manager.findOneByOrFail(UserEntity, { id: candidate.id })]);
  await admin.client.ask(INVITE_ADMINISTRATOR, { input: newAdministrator() });
  const change = { id: other.id, role: 'READER', secondFactorRequired: true };
  await admin.client.ask(CHANGE_ADMINISTRATOR, { input: change });
  await admin.client.ask(REMOVE_ADMINISTRATOR, { id: other.id });
  const loginLimit = { key: 'brake', kind: 'LOGIN_BRAKE', to: candidate.email };
  await mailer.enqueue(manager, { ...loginLimit, content: loginThrottledEmail(mailer.brand, 'Asha') });
  for (const event of ['SWITCHED_ON', 'SWITCHED_OFF', 'RESET', 'RECOVERY_CODE_USED'] as const) {
    const content = secondFactorEmail(mailer.brand, event, { firstName: 'Asha', at: clock.now(), codesLeft: 7 });
    await mailer.enqueue(manager, { key: event, kind: `SECOND_FACTOR_${event}`, to: candidate.email, content });
  }
  const input = { name: 'Asha Patel', email: 'asha@visitor.example', phone: '9876543210', message: NOTE };
  await visitor(portal).ask(CONTACT, { input: { ...input, userType: 'CANDIDATE' } });
}

/** People ask to join a company: the owner accepts one and refuses one, an administrator accepts one, and one waits until the request expires. */
async function aboutJoinRequests(portal: Portal): Promise<void> {
  const { manager } = portal.dataSource;
  const admin = await createAdmin(portal);
  const owner = await approvedEmployer(portal, admin);
  const { gstin } = await manager.findOneByOrFail(CompanyEntity, { id: owner.id });
  for (let count = 0; count < 4; count += 1) await askToJoin(portal, gstin);
  const [accepted, refused, late, waiting] = await joinRequests(owner, owner.id);
  await owner.client.ask(DECIDE_JOIN, { id: accepted?.id, decision: 'ACCEPT' });
  await owner.client.ask(DECIDE_JOIN, { id: refused?.id, decision: 'REFUSE' });
  const requestedAgo = (id: string | undefined, days: number) =>
    manager.update(
      CompanyJoinRequestEntity,
      { id },
      { requestedAt: new Date(portal.container.clock.now().getTime() - days * 86_400_000) },
    );
  await requestedAgo(late?.id, 3);
  await admin.client.ask(DECIDE_JOIN, { id: late?.id, decision: 'ACCEPT' });
  for (const days of [3, 31]) {
    await requestedAgo(waiting?.id, days);
    await portal.container.joinRequests.sweep();
  }
}

/** Merges two companies of different names, and two of the same name. */
async function aboutCompanyMerges(portal: Portal): Promise<void> {
  const admin = await createAdmin(portal);
  for (const organizationName of ['Tapi Silk', 'Surat Silk Mills']) {
    const { keep, removed } = await sameGstin(portal, admin, { organizationName });
    await mergeCompanies(admin, keep.id, removed.id);
  }
}

async function aboutEmails(portal: Portal): Promise<void> {
  const { manager } = portal.dataSource;
  const [person, owner] = [await insertCandidate(portal), await insertCandidate(portal)];
  await givePassword(portal, person.id);
  const ask = (email: string) => person.client.ask(CHANGE_EMAIL, { email, password: PASSWORD });
  await ask(owner.email);
  await ask('asha.with.a.rather.long.name@moved-to-another-provider.example');
  const links = new EmailVerificationsRepository(portal.container.reader);
  const at = { userId: person.id, days: 1 };
  const use = async (email: string, purpose: 'CHANGE' | 'UNDO') => {
    const token = await links.make(manager, { ...at, email, purpose }, portal.container.clock.now());
    await visitor(portal).ask(CONFIRM_EMAIL, { token });
  };
  await use('asha@moved.example', 'CHANGE');
  await use(person.email, 'UNDO');
  const { mailer } = portal.container;
  const ended = { key: 'undo-ended', kind: 'EMAIL_UNDO_ENDED', to: person.email };
  const content = emailUndoExpiredEmail(mailer.brand, { firstName: 'Asha', email: 'asha@moved.example' });
  await mailer.enqueue(manager, { ...ended, content });
}

async function aboutWork(portal: Portal): Promise<void> {
  const office = await openOffice(portal);
  const { admin, employer } = office;
  const rejected = await registerEmployer(portal);
  await decideCompany(admin, rejected.id, 'REJECT', NOTE);
  const job = await postJob(employer, {
    title: 'Senior Textile Designer for Sarees, Dress Materials and Home Furnishing',
  });
  await decide(admin, 'job', job, 'REJECT', { reason: 'INCOMPLETE', note: NOTE });
  const edited = await openJob(employer, admin);
  const edit = {
    id: edited,
    description: 'Male only. Registration fee Rs 500.',
    deadline: daysFromToday(30),
    openings: 2,
  };
  await employer.client.ask(EDIT, { input: edit });
  const refused = await apply(await insertCandidate(portal), office.jobId);
  await decideApplication(admin, refused, 'REJECT');
  const first = await approvedApplication(portal, office);
  await invite(portal, admin, office.jobId, await insertInvitee(portal), NOTE);
  await sendDecisionMails(portal);
  await interviewed(portal, office);
  await sendDecisionMails(portal);
  await propose(employer, first.applicationId, 'SHORTLISTED');
  await decide(admin, 'application', first.applicationId, 'REJECT', { reason: 'MORE_FACTS_NEEDED', note: NOTE });
  await sendDecisionMails(portal);
  for (const status of ['SHORTLISTED', 'SELECTED', 'REJECTED', 'REJECTED']) {
    const { applicationId } = await approvedApplication(portal, office);
    await propose(employer, applicationId, status, status === 'REJECTED' ? { feedback: NOTE } : {});
    await decideApplication(admin, applicationId, 'APPROVE');
  }
  await sendDecisionMails(portal);
  await propose(employer, first.applicationId, 'SHORTLISTED');
  await decideApplication(admin, first.applicationId, 'APPROVE');
}

/** Answers an offer, withdraws, deletes an application and an account, deactivates a company and turns a webhook off. */
async function aboutEnds(portal: Portal): Promise<void> {
  const office = await openOffice(portal);
  const { admin, employer } = office;
  const { applicationId, candidate } = await approvedApplication(portal, office);
  await propose(employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(20) });
  await decideApplication(admin, applicationId, 'APPROVE');
  const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(OFFER, {
    id: applicationId,
  });
  const answers = [
    { answer: 'OTHER_DATE', wishedDate: daysFromToday(27) },
    { answer: 'DECLINED', reason: 'OTHER', note: NOTE },
  ];
  for (const answer of answers) {
    await candidate.client.ask(ANSWER, { input: { applicationId, offerId: application.offer.id, ...answer } });
  }
  const withdrawn = await invitedApplication(portal, office);
  await withdrawn.candidate.client.ask(WITHDRAW, { id: withdrawn.applicationId, reason: 'OTHER', note: NOTE });
  const removed = await invitedApplication(portal, office, { date: daysFromToday(8) });
  await admin.client.ask(DELETE, { ids: [removed.applicationId] });
  await withNewPassword(portal);
  const leaving = await withNewPassword(portal);
  await leaving.client.ask(ERASE, { password: PASSWORD });
  await invitedApplication(portal, office, { date: daysFromToday(9) });
  await setUserActive(admin, employer.id, false);
  const emails = new WebhooksEmails(portal.container.mailer, { note: async () => undefined });
  const webhook = { url: 'https://ats.example/hooks' } as WebhookEntity;
  const delivery = { id: '1', webhook } as WebhookDeliveryEntity;
  await emails.switchedOff(portal.dataSource.manager, delivery, portal.container.clock.now());
}

/** Signs up a candidate who sets a new password with an emailed link, which confirms the address. */
async function withNewPassword(portal: Portal): Promise<Actor> {
  const { id, email } = await registerCandidate(portal);
  await visitor(portal).ask(FORGOT, { email });
  const token = tokenIn(await mailTo(portal, email, 'PASSWORD_RESET'));
  await visitor(portal).ask(RESET, { token, password: PASSWORD });
  return logIn(portal, id);
}

/** Opens more jobs for a search than one email lists. */
async function aboutCorrections(portal: Portal): Promise<void> {
  const office = await openOffice(portal);
  const { admin, employer, jobId } = office;
  const asked = { askedBy: 'Ravi Shah', askedChannel: 'WHATSAPP' };
  await admin.client.ask(POST_FOR_COMPANY, { input: { ...jobInput(), ...asked, companyId: employer.id } });
  await approvedApplication(portal, office);
  const request = (city: string, version: number) =>
    employer.client.ask(REQUEST_CORRECTION, { input: { ...correctionInput({ city }), id: jobId, version } });
  const decideNewest = async (decision: 'APPROVE' | 'REJECT') => {
    const { approvals } = await admin.client.ask<{ approvals: { nodes: { id: string }[] } }>(CORRECTIONS);
    await admin.client.ask(DECIDE, { approvalId: approvals.nodes[0]?.id, decision });
  };
  await request('Navsari', 1);
  await decideNewest('REJECT');
  await request('Bharuch', 1);
  const input = { ...jobInput({ salaryMax: 600_000, workMode: 'HYBRID' }), ...asked, id: jobId, version: 1 };
  await admin.client.ask(CORRECT, { input });
  await request('Udhna', 2);
  await decideNewest('APPROVE');
}

/** An administrator arranges, moves and cancels an interview for a company. */
async function aboutInterviewsForCompanies(portal: Portal): Promise<void> {
  const office = await openOffice(portal);
  const { applicationId } = await approvedApplication(portal, office);
  const asked = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
  await schedule(office.admin, applicationId, { ...asked, notes: NOTE });
  const moved = { ...asked, roundType: 'RESCHEDULE', date: daysFromToday(5) };
  const { interviews } = await schedule(office.admin, applicationId, moved);
  const id = interviews.at(-1)?.id;
  await office.admin.client.ask(CANCEL, { input: { id, reason: 'OTHER', note: NOTE, ...asked } });
}

async function aboutNewJobs(portal: Portal): Promise<void> {
  const candidate = await insertCandidate(portal, { emailVerifiedAt: portal.container.clock.now() });
  await createAlert(candidate, { query: 'fabric' }, { name: 'Fabric and garments near Surat' });
  const title = 'Senior Merchandiser for Woven Fabrics, Sarees and Home Furnishing';
  await insertOpenJobs(
    portal,
    Array.from({ length: 12 }, (_, index) => ({ title: index === 11 ? title : `Fabric Checker ${index + 1}` })),
  );
  await sendAlerts(portal);
}

async function aboutPreferences(portal: Portal): Promise<void> {
  const { clock, confirmationEmails } = portal.container;
  await insertCandidate(
    portal,
    { emailVerifiedAt: clock.now() },
    {
      preferencesConfirmedAt: new Date(clock.now().getTime() - 340 * 86_400_000),
      expectedSalary: 420_000,
      noticePeriod: 'DAYS_15',
      openTo: 'OPEN',
      preferredCities: ['Surat', 'Navsari'],
      workModes: ['ONSITE', 'HYBRID'],
    },
  );
  await confirmationEmails.sendDue();
}

/** Invites, moves, replaces, cancels and reminds interviewers. */
async function aboutInterviewers(portal: Portal): Promise<void> {
  const office = await openOffice(portal);
  const { admin, employer } = office;
  const { id: userId } = await member(portal, employer, { role: 'INTERVIEWER' });
  const interviewers = [{ userId }, { name: 'Asha Mehta', email: 'asha.mehta@mills.example' }];
  const { applicationId } = await invitedApplication(portal, office, { interviewers });
  await schedule(employer, applicationId, { roundType: 'RESCHEDULE', date: daysFromToday(6) });
  await decideApplication(admin, applicationId, 'APPROVE');
  const [{ id } = { id: '' }] = await portal.dataSource.query<{ id: string }[]>(
    'SELECT MAX(id) AS id FROM interview WHERE application_id = ?',
    [applicationId],
  );
  await employer.client.ask(SET_INTERVIEWERS, { input: { id, interviewers: [{ userId }] } });
  await employer.client.ask(CANCEL, { input: { id, reason: 'INTERVIEWER_AWAY' } });
  const { interviewId } = await invitedApplication(portal, office, { interviewers, date: daysFromToday(7) });
  const startsAt = new Date(portal.container.clock.now().getTime() - 3 * 3_600_000);
  await portal.dataSource.query('UPDATE interview SET starts_at = ? WHERE id = ?', [startsAt, interviewId]);
  await portal.container.feedbackReminders.sendDue();
}

/** Runs one interview that is moved and cancelled, and another that is followed by a selection and a later joining date. */
async function interviewed(portal: Portal, office: Office): Promise<void> {
  const { employer, admin } = office;
  const invited = await invitedApplication(portal, office);
  const moved = { roundType: 'RESCHEDULE', movedId: invited.interviewId, date: daysFromToday(6) };
  const { interviews } = await schedule(employer, invited.applicationId, moved);
  await decideApplication(admin, invited.applicationId, 'APPROVE');
  await employer.client.ask(CANCEL, { input: { id: interviews.at(-1)?.id, reason: 'INTERVIEWER_AWAY' } });
  const selected = await invitedApplication(portal, office);
  for (const days of [20, 30]) {
    await propose(employer, selected.applicationId, 'SELECTED', { dateOfJoining: daysFromToday(days) });
    await decideApplication(admin, selected.applicationId, 'APPROVE');
  }
}
