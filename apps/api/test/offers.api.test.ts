import { beforeAll, describe, expect, test } from 'vitest';
import { auditedDetails, DECIDE, decideApplication, decisionOn } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { openJob, propose } from './builders/employer.js';
import { mailsTo, mailTo } from './builders/mails.js';
import { type Actor, daysFromToday, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const ANSWER = `mutation ($input: AnswerOfferInput!) {
  answerOffer(input: $input) { application { status offer { viewerCanAnswer reply { answer reason note wishedDate } } } }
}`;
const BY_LINK = `mutation ($input: AnswerOfferByLinkInput!) {
  answerOfferByLink(input: $input) { offer { jobTitle companyName isOpen reply { answer } } }
}`;
const LINKED =
  'query ($token: String!) { linkedOffer(token: $token) { firstName jobTitle dateOfJoining isOpen reply { answer } } }';
const JOINED = 'mutation ($input: RecordJoiningInput!) { recordJoining(input: $input) { application { id } } }';
const JOINING = `query ($id: ID!) {
  application(id: $id) { viewerCanRecordJoining joining { outcome day reason recordedAt } }
}`;
const OFFER = `query ($id: ID!) {
  application(id: $id) { status offer { id viewerCanAnswer reply { answer reason } } offerReplies { answer } }
}`;
interface Seen {
  application: {
    offer: { id: string; viewerCanAnswer: boolean; reply: object | null } | null;
    offerReplies: { answer: string }[];
  };
}

interface Home {
  viewer: { dashboard: { offers: { id: string }[] } };
}

describe('an offer', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const seen = async ({ client }: Actor, id: string) => (await client.ask<Seen>(OFFER, { id })).application;
  const joining = daysFromToday(20);
  const whoReplied = async (reply: string) => {
    const { applications } = await office.admin.client.ask<{ applications: { nodes: { id: string }[] } }>(
      'query ($reply: CandidateReply!) { applications(filter: { candidateReply: $reply }) { nodes { id } } }',
      { reply },
    );
    return applications.nodes.map(({ id }) => id);
  };

  /** A selected candidate, with the id of the offer and the token of the emailed link. */
  async function selected() {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: joining });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const offerId = (await seen(candidate, applicationId)).offer?.id ?? '';
    const { text } = (await mailsTo(portal, candidate.email)).findLast((mail) =>
      mail.text.includes('/offer?token='),
    ) ?? {
      text: '',
    };
    const token = /offer\?token=([\w-]+)/.exec(text)?.[1] ?? '';
    const answer = (input: object) => candidate.client.outcome(ANSWER, { input: { applicationId, offerId, ...input } });
    return { candidate, applicationId, offerId, token, answer };
  }

  test('is declined with a reason that the employer and administrators see and are notified of', async () => {
    const { candidate, applicationId: id, offerId } = await selected();
    const input = { applicationId: id, offerId, answer: 'DECLINED', reason: 'PAY', note: 'Rent in Surat is high.' };
    const { offer } = (
      await candidate.client.ask<{ answerOffer: { application: { offer: object } } }>(ANSWER, { input })
    ).answerOffer.application;
    const reply = { answer: 'DECLINED', reason: 'PAY', note: 'Rent in Surat is high.', wishedDate: null };
    expect(offer).toEqual({ viewerCanAnswer: false, reply });
    for (const reader of [office.employer, office.admin]) {
      expect(await seen(reader, id)).toMatchObject({
        offer: { viewerCanAnswer: false, reply: { answer: 'DECLINED', reason: 'PAY' } },
      });
    }
    const { subject, text } = await mailTo(portal, office.employer.email, 'OFFER_ANSWERED');
    expect(subject).toMatch(/^Offer declined: /);
    expect(text).toContain('Rent in Surat is high.');
    const [news] = await portal.dataSource.query("SELECT text FROM notification WHERE kind = 'OFFER_ANSWERED'");
    expect(news.text).toMatch(/ has declined the offer of /);
    expect(await auditedDetails(portal, 'ANSWER_OFFER', id)).toEqual({ answer: 'DECLINED', reason: 'PAY' });
  });

  test('is to be answered again when a changed offer is approved after its acceptance, and the history has both', async () => {
    const { candidate, applicationId: id, answer } = await selected();
    const later = daysFromToday(40);
    await propose(office.employer, id, 'SELECTED', { dateOfJoining: later, feedback: 'Bring your certificates.' });
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OK');
    await decideApplication(office.admin, id, 'APPROVE');
    const { offer, offerReplies } = await seen(candidate, id);
    expect(offer).toMatchObject({ viewerCanAnswer: true, reply: null });
    expect(offerReplies).toEqual([{ answer: 'ACCEPTED' }]);
    const text = (await mailsTo(portal, candidate.email)).map((mail) => mail.text).join('\n');
    expect(text).toContain('You accepted the offer before this change.');
    expect(text).toMatch(/ writes:\n\n> Bring your certificates\./);
    const input = { applicationId: id, offerId: offer?.id, answer: 'ACCEPTED' };
    expect(await candidate.client.outcome(ANSWER, { input })).toBe('OK');
    const history = 'query ($id: ID!) { application(id: $id) { history { kind } } }';
    const { application } = await candidate.client.ask<{ application: { history: { kind: string }[] } }>(history, {
      id,
    });
    expect(application.history.map(({ kind }) => kind).filter((kind) => kind === 'OFFER_ACCEPTED')).toHaveLength(2);
  });

  test('is accepted instead of another one for the same day only if that one is declined, which its employer learns', async () => {
    const { candidate, applicationId: first, answer } = await selected();
    const other = await openJob(office.employer, office.admin, { title: 'Weaver' });
    const second = await apply(candidate, other);
    await decideApplication(office.admin, second, 'APPROVE');
    await propose(office.employer, second, 'SELECTED', { dateOfJoining: joining });
    await decideApplication(office.admin, second, 'APPROVE');
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OK');
    const offerId = (await seen(candidate, second)).offer?.id;
    const accept = (more: object = {}) =>
      candidate.client.outcome(ANSWER, { input: { applicationId: second, offerId, answer: 'ACCEPTED', ...more } });
    expect(await accept()).toBe('OFFER_CLASH');
    expect((await seen(candidate, first)).offer?.reply).toMatchObject({ answer: 'ACCEPTED' });
    expect(await accept({ declinesOther: true })).toBe('OK');
    expect((await seen(candidate, second)).offer?.reply).toMatchObject({ answer: 'ACCEPTED' });
    expect((await seen(office.employer, first)).offer?.reply).toMatchObject({
      answer: 'DECLINED',
      reason: 'OTHER_OFFER',
    });
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OFFER_ANSWERED');
    const facts = await portal.dataSource.query('SELECT * FROM offer_fact WHERE application_id = ?', [first]);
    expect(facts).toHaveLength(1);
    const mails = await mailsTo(portal, office.employer.email);
    const about = mails.filter(({ text }) => text.includes(`applicant=${first}`)).map(({ subject }) => subject);
    expect(about).toContainEqual(expect.stringMatching(/^Offer declined: .* for Textile Designer$/));
  });

  test('stays on the home screen until it is accepted', async () => {
    const { candidate, applicationId, answer } = await selected();
    const home = '{ viewer { dashboard { ... on CandidateDashboard { offers { id } } } } }';
    const waiting = async () => (await candidate.client.ask<Home>(home)).viewer.dashboard.offers;
    expect(await waiting()).toEqual([{ id: applicationId }]);
    expect(await answer({ answer: 'OTHER_DATE', wishedDate: daysFromToday(30) })).toBe('OK');
    expect(await waiting()).toHaveLength(1);
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OK');
    expect(await waiting()).toEqual([]);
  });

  test('is accepted by the emailed link without a login, and not changed by reading the link', async () => {
    const { candidate, applicationId: id, token } = await selected();
    const anybody = visitor(portal);
    const open = { jobTitle: 'Textile Designer', dateOfJoining: joining, isOpen: true, reply: null };
    expect(await anybody.ask(LINKED, { token })).toMatchObject({ linkedOffer: open });
    expect((await seen(candidate, id)).offer?.reply).toBeNull();
    const [link] = await portal.dataSource.query('SELECT token_hash AS hash FROM offer_link WHERE application_id = ?', [
      id,
    ]);
    expect(link.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await anybody.ask(BY_LINK, { input: { token, answer: 'ACCEPTED' } })).toMatchObject({
      answerOfferByLink: { offer: { isOpen: false, reply: { answer: 'ACCEPTED' } } },
    });
    expect((await seen(office.employer, id)).offer?.reply).toMatchObject({ answer: 'ACCEPTED' });
    expect(await anybody.outcome(BY_LINK, { input: { token, answer: 'DECLINED', reason: 'PAY' } })).toBe(
      'OFFER_ANSWERED',
    );
  });

  test('lets the employer record a joining once accepted, and an administrator correct it', async () => {
    const { candidate, applicationId, answer } = await selected();
    const say = (who: Actor, values: object) => who.client.outcome(JOINED, { input: { applicationId, ...values } });
    const joiningFor = async ({ client }: Actor) =>
      (await client.ask<{ application: object }>(JOINING, { id: applicationId })).application;
    expect(await joiningFor(office.employer)).toEqual({ joining: null, viewerCanRecordJoining: false });
    expect(await answer({ answer: 'OTHER_DATE', wishedDate: daysFromToday(30) })).toBe('OK');
    expect(await joiningFor(office.employer)).toEqual({ joining: null, viewerCanRecordJoining: false });
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OK');
    expect(await joiningFor(office.employer)).toEqual({ joining: null, viewerCanRecordJoining: true });
    const later = { outcome: 'POSTPONED', day: daysFromToday(30), reason: null };
    expect(await say(office.employer, later)).toBe('OK');
    expect(await joiningFor(office.admin)).toEqual({
      joining: { ...later, recordedAt: expect.any(String) },
      viewerCanRecordJoining: true,
    });
    expect(await joiningFor(candidate)).toEqual({ joining: null, viewerCanRecordJoining: false });
    expect(await say(office.admin, { outcome: 'JOINED', day: daysFromToday(1) })).toBe('INVALID_INPUT');
    expect(await say(office.admin, { outcome: 'JOINED', day: daysFromToday(0) })).toBe('OK');
    const [fact] = await portal.dataSource.query(
      `SELECT f.joining, f.joined_on AS joinedOn, f.postponed_at AS postponedAt, f.accepted_at AS acceptedAt, j.hires
        FROM offer_fact f JOIN job_fact j ON j.job_id = f.job_id WHERE f.application_id = ?`,
      [applicationId],
    );
    expect(fact).toEqual({
      joining: 'JOINED',
      joinedOn: daysFromToday(0),
      postponedAt: expect.any(Date),
      acceptedAt: expect.any(Date),
      hires: expect.any(Number),
    });
    expect(await auditedDetails(portal, 'RECORD_JOINING', applicationId)).toEqual({ outcome: 'JOINED', reason: null });
  });

  test('cannot be answered once the joining is recorded, until that record is corrected', async () => {
    const { candidate, applicationId, token, answer } = await selected();
    const say = (values: object) => office.employer.client.outcome(JOINED, { input: { applicationId, ...values } });
    const open = async () => {
      const { linkedOffer } = await visitor(portal).ask<{ linkedOffer: { isOpen: boolean } }>(LINKED, { token });
      return [(await seen(candidate, applicationId)).offer?.viewerCanAnswer, linkedOffer.isOpen];
    };
    const declined = { answer: 'DECLINED', reason: 'PAY' };
    expect(await say({ outcome: 'JOINED', day: daysFromToday(0) })).toBe('OK');
    expect(await open()).toEqual([false, false]);
    expect(await answer(declined)).toBe('OFFER_ANSWERED');
    expect(await visitor(portal).errorOf(BY_LINK, { input: { token, ...declined } })).toMatchObject({
      code: 'OFFER_ANSWERED',
      message: 'The company has recorded that you joined. If you did not, please contact us.',
    });
    expect((await seen(candidate, applicationId)).offerReplies).toEqual([]);
    expect(await say({ outcome: 'POSTPONED', day: daysFromToday(9) })).toBe('OK');
    expect(await open()).toEqual([true, true]);
    expect(await answer(declined)).toBe('OK');
    expect(await say({ outcome: 'DROPPED', reason: 'OTHER_JOB' })).toBe('STATUS_NOT_ALLOWED');
  });

  test('cannot be answered by a link that has expired or does not exist', async () => {
    const { applicationId: id, token } = await selected();
    await portal.dataSource.query(
      'UPDATE offer_link SET created_at = created_at - INTERVAL 15 DAY, expires_at = expires_at - INTERVAL 15 DAY WHERE application_id = ?',
      [id],
    );
    for (const bad of [token, 'made-up']) {
      expect(await visitor(portal).ask(LINKED, { token: bad })).toEqual({ linkedOffer: null });
      expect(await visitor(portal).outcome(BY_LINK, { input: { token: bad, answer: 'ACCEPTED' } })).toBe('OFFER_GONE');
    }
  });

  test('stays open when another date is requested, and a new offer needs a new answer', async () => {
    const { candidate, applicationId: id, answer, token } = await selected();
    const later = daysFromToday(40);
    expect(await answer({ answer: 'OTHER_DATE', wishedDate: later })).toBe('OK');
    expect(await answer({ answer: 'OTHER_DATE', wishedDate: later })).toBe('OFFER_ANSWERED');
    expect(await whoReplied('OTHER_DATE')).toContain(id);
    expect((await seen(candidate, id)).offer).toMatchObject({ viewerCanAnswer: true, reply: { answer: 'OTHER_DATE' } });
    await propose(office.employer, id, 'SELECTED', { dateOfJoining: later });
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OFFER_GONE');
    expect(await whoReplied('OTHER_DATE')).not.toContain(id);
    expect(await visitor(portal).ask(LINKED, { token })).toEqual({ linkedOffer: null });
    const fresh = await seen(candidate, id);
    expect(fresh).toMatchObject({
      offer: { viewerCanAnswer: true, reply: null },
      offerReplies: [{ answer: 'OTHER_DATE' }],
    });
    const input = { applicationId: id, offerId: fresh.offer?.id, answer: 'ACCEPTED' };
    expect(await candidate.client.outcome(ANSWER, { input })).toBe('OK');
    expect(await whoReplied('ACCEPTED')).toContain(id);
  });

  test('cannot be accepted after a rejection is approved, even when both happen at the same time', async () => {
    const { applicationId: id, answer } = await selected();
    await propose(office.employer, id, 'REJECTED');
    const decision = await decisionOn(office.admin.client, 'application', id, 'APPROVE');
    const [answered, decided] = await Promise.all([
      answer({ answer: 'ACCEPTED' }),
      office.admin.client.outcome(DECIDE, decision),
    ]);
    expect(decided).toBe('OK');
    expect(['OK', 'OFFER_GONE']).toContain(answered);
    expect((await seen(office.admin, id)).offerReplies).toHaveLength(answered === 'OK' ? 1 : 0);
    expect(await answer({ answer: 'ACCEPTED' })).toBe('OFFER_GONE');
  });

  test('is answered once when it is accepted and declined at the same time', async () => {
    const { answer } = await selected();
    const both = await Promise.all([answer({ answer: 'ACCEPTED' }), answer({ answer: 'DECLINED', reason: 'PAY' })]);
    expect(both.toSorted()).toEqual(['OFFER_ANSWERED', 'OK']);
  });
});
