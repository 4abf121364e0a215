import { ANSWERS_NEEDED } from '@job-alert/domain/jobs/screening';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { type Office, openOffice, applyError } from './builders/applications.js';
import { openJob, postJobError } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const BIKE = { text: 'Do you have a two-wheeler?', kind: 'YES_NO', isRequired: true, ruledOutBy: ['No'] };
const NOTICE = { text: 'Notice period in days', kind: 'NUMBER', maximum: 30 };
const SHIFT = { text: 'Which shift suits you?', kind: 'ONE_OF', options: ['Day', 'Night'] };

const APPLY = `mutation ($input: ApplyToJobInput!) {
  applyToJob(input: $input) { application { id answers { question answer rulesOut } } }
}`;
const ANSWERS = 'query ($id: ID!) { application(id: $id) { status answers { question answer rulesOut } } }';
const EDIT = `mutation ($input: EditJobInput!) {
  editJob(input: $input) { job { approvalState isOpen questions { text } changesSinceApproval { field approved present } } }
}`;

interface Applied {
  applyToJob: { application: { id: string; answers: unknown } };
}

describe('screening questions', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const asking = (...questions: object[]) => openJob(office.employer, office.admin, { questions });
  const answers = (...pairs: [question: { text: string }, answer: string][]) =>
    pairs.map(([{ text }, answer]) => ({ question: text, answer }));
  const applyWith = async (candidate: Actor, jobId: string, replies: object[]) =>
    (await candidate.client.ask<Applied>(APPLY, { input: { jobId, answers: replies } })).applyToJob.application;
  const seenBy = async (actor: Actor, id: string) =>
    (await actor.client.ask<{ application: { status: string; answers: unknown } }>(ANSWERS, { id })).application;
  const edit = (id: string, values: object) =>
    office.employer.client.ask<{ editJob: { job: Record<string, unknown> } }>(EDIT, {
      input: { id, description: 'Designs prints for silk.', deadline: daysFromToday(30), openings: 2, ...values },
    });

  test('are public, while their knockout answers are shown to the employer and administrators', async () => {
    const id = await asking(BIKE, NOTICE, SHIFT);
    const open = 'query ($id: ID!) { openJob(id: $id) { questions { text kind isRequired options } } }';
    expect(await visitor(portal).ask(open, { id })).toEqual({
      openJob: {
        questions: [
          { text: BIKE.text, kind: 'YES_NO', isRequired: true, options: ['Yes', 'No'] },
          { text: NOTICE.text, kind: 'NUMBER', isRequired: false, options: [] },
          { text: SHIFT.text, kind: 'ONE_OF', isRequired: false, options: ['Day', 'Night'] },
        ],
      },
    });
    const managed = 'query ($id: ID!) { job(id: $id) { questions { text ruledOutBy minimum maximum } } }';
    for (const { client } of [office.employer, office.admin]) {
      expect(await client.ask(managed, { id })).toMatchObject({
        job: { questions: [{ ruledOutBy: ['No'] }, { minimum: null, maximum: 30 }, { ruledOutBy: [] }] },
      });
    }
  });

  test('report an invalid question by its position', async () => {
    expect(await postJobError(office.employer, { questions: [BIKE, { ...SHIFT, options: ['Day'] }] })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'questions.1.options': ['Give 2 to 10 different answers.'] },
    });
  });

  test('are answered with the application, and a knockout answer is marked but hidden from the candidate', async () => {
    const jobId = await asking(BIKE, NOTICE, SHIFT);
    const candidate = await insertCandidate(portal);
    const { id, answers: own } = await applyWith(candidate, jobId, answers([NOTICE, '45'], [BIKE, 'No']));
    expect(own).toEqual([
      { question: BIKE.text, answer: 'No', rulesOut: null },
      { question: NOTICE.text, answer: '45', rulesOut: null },
    ]);
    const marked = [
      { question: BIKE.text, answer: 'No', rulesOut: true },
      { question: NOTICE.text, answer: '45', rulesOut: true },
    ];
    expect(await seenBy(office.admin, id)).toEqual({ status: 'PENDING', answers: marked });
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await seenBy(office.employer, id)).toEqual({ status: 'APPLIED', answers: marked });

    for (const [list, { token }] of [
      ['applicants', office.employer],
      ['applications', office.admin],
    ] as const) {
      const headers = { authorization: `Token ${token}` };
      const csv = await (await fetch(`${portal.url}/exports/${list}.csv`, { headers })).text();
      const [row] = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
      expect(row).toMatchObject({
        'Screening Answers': 'Do you have a two-wheeler? No (does not fit)\nNotice period in days 45 (does not fit)',
        'Ruled Out': 'Yes',
      });
    }
  });

  test('report each missing or invalid answer by its position', async () => {
    const jobId = await asking(SHIFT, BIKE);
    const candidate = await insertCandidate(portal);
    const errorOf = (replies: object[]) => candidate.client.errorOf(APPLY, { input: { jobId, answers: replies } });
    expect(await errorOf(answers([SHIFT, 'Evening'], [BIKE, '']))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'answers.0': ['Choose one of the answers.'], 'answers.1': ['Please answer this question.'] },
    });
    expect(await errorOf(answers([NOTICE, '3']))).toMatchObject({ fields: { answers: [expect.any(String)] } });
    expect(await applyError(candidate, jobId)).toMatchObject({ code: 'INVALID_INPUT', message: ANSWERS_NEEDED });
  });

  test('block an application over REST only if one is required', async () => {
    const { token } = await insertCandidate(portal);
    const rest = new RestClient(portal.url, token);
    const required = await rest.post(`job/apply/${await asking(BIKE)}/`, {});
    expect([required.status, required.body['error']]).toEqual([422, ANSWERS_NEEDED]);
    expect((await rest.post(`job/apply/${await asking(NOTICE)}/`, {})).status).toBe(201);
  });

  test('keep the given answers unchanged when the employer edits them', async () => {
    const jobId = await asking(BIKE, NOTICE);
    const candidate = await insertCandidate(portal);
    const { id } = await applyWith(candidate, jobId, answers([BIKE, 'Yes']));
    const unchanged = await edit(jobId, { openings: 3 });
    expect(unchanged.editJob.job['questions']).toEqual([{ text: BIKE.text }, { text: NOTICE.text }]);
    const changed = await edit(jobId, { openings: 2, questions: [{ ...BIKE, text: 'Do you have a car?' }] });
    expect(changed.editJob.job).toMatchObject({
      isOpen: true,
      changesSinceApproval: [
        {
          field: 'QUESTIONS',
          approved:
            'Do you have a two-wheeler? (Yes or no, required, does not fit: No)\nNotice period in days (Number, does not fit: above 30)',
          present: 'Do you have a car? (Yes or no, required, does not fit: No)',
        },
      ],
    });
    expect((await seenBy(office.admin, id)).answers).toEqual([{ question: BIKE.text, answer: 'Yes', rulesOut: false }]);
    expect((await edit(jobId, { questions: [] })).editJob.job['questions']).toEqual([]);
  });

  test('with flagged terms return the job to pending approval', async () => {
    const jobId = await asking(BIKE);
    const { editJob } = await edit(jobId, { questions: [{ ...SHIFT, options: ['Anybody', 'Male only'] }] });
    expect(editJob.job).toMatchObject({ approvalState: 'PENDING', isOpen: false });
  });
});
