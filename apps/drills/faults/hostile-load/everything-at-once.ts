import { setTimeout as pause } from 'node:timers/promises';
import { MAX_PROFILE_ENTRIES } from '@job-alert/domain/candidates/candidate-profile';
import { writePdf } from '../../../api/src/demo/pdf-writer.js';
import {
  candidateInput,
  educationInput,
  experienceInput,
  profileInput,
  REGISTER_CANDIDATE,
  SAVE_PROFILE,
} from '../../../api/test/builders/candidate.js';
import { type Attack, flood, graphqlForm, type Hostile, SIGN_IN } from './attacks.js';
import type { Sent } from './visitor.js';

export const EVERYTHING = 'everything at once';

const READ_RESUME = 'mutation ($input: ParseResumeInput!) { parseResume(input: $input) { resume { firstName } } }';
const FILES = 29;
/** The time between two bytes, short enough that a limit on silence alone never ends the upload. */
const TRICKLE_MS = 20_000;
/** The wait after an upload has ended. Sending 145 MB without a pause would measure the machine and not the limits. */
const AFTER_ENDED_UPLOAD = 5_000;

/** A page with 8,000 pieces of text over 14,400 points, and one piece that is a million points away. */
const WIDE_PDF = pdfPage([
  ...Array.from(
    { length: 8_000 },
    (_, index) => `1 0 0 1 ${(index * 97) % 14_400} ${(index * 31) % 800} Tm (piece ${index}) Tj`,
  ),
  '1000000000 0 0 1 300 600 Tm (far away) Tj',
]);

/**
 * Sends logins with ten accounts, with right and wrong passwords in turn; resumes that take long to read, from accounts and from sign-ups;
 * and uploads that stop a few bytes before their end and then trickle.
 */
export const everythingAtOnce: Attack = async (hostile) => {
  await Promise.all([
    logins(hostile),
    resumes(hostile),
    signUps(hostile),
    ...hostile.loot.candidates.map(holdUploads(hostile)),
  ]);
};

let turn = 0;
const logins = flood(({ visitor, loot }) => {
  turn += 1;
  const { email, password } = loot.candidates[turn % loot.candidates.length] ?? { email: '', password: '' };
  return visitor.ask(SIGN_IN, { email, password: turn % 4 === 0 ? 'Wrong&Word1' : password });
});

const resumes = flood(({ visitor, loot }) => {
  turn += 1;
  const { token } = loot.candidates[turn % loot.candidates.length] ?? {};
  return visitor.send(
    graphqlForm({
      query: READ_RESUME,
      variables: { input: {} },
      files: [['variables.input.file', WIDE_PDF]],
      ...(token && { token }),
    }),
  );
});

const signUps = flood(({ visitor }) =>
  visitor.send(
    graphqlForm({
      query: REGISTER_CANDIDATE,
      variables: { input: candidateInput() },
      files: [['variables.input.resume', WIDE_PDF]],
    }),
  ),
);

/** Sends nearly all of a form of 145 MB, then a byte at intervals. Starts again when the server ends the request. */
const holdUploads =
  ({ visitor, goesOn, count }: Hostile) =>
  async ({ token }: { token: string }): Promise<void> => {
    const form = largeForm(token);
    const body = form.body as Buffer;
    while (goesOn()) {
      const headers = { ...form.headers, 'content-length': String(body.length) };
      const outgoing = visitor.open({ ...form, headers }, false);
      const ended = new Promise<number>((resolve) => {
        outgoing.on('response', (response) => resolve(response.resume().statusCode ?? 0));
        outgoing.on('error', () => resolve(0));
      });
      let sent = body.length - 1_000;
      outgoing.write(body.subarray(0, sent));
      const trickle = setInterval(() => {
        if (!goesOn() || outgoing.destroyed) return outgoing.destroy();
        outgoing.write(body.subarray(sent, sent + 1));
        sent += 1;
      }, TRICKLE_MS);
      const status = await Promise.race([ended, until(goesOn)]);
      clearInterval(trickle);
      outgoing.destroy();
      count(status);
      await pause(AFTER_ENDED_UPLOAD);
    }
  };

async function until(goesOn: () => boolean): Promise<number> {
  while (goesOn()) await pause(1_000);
  return -1;
}

/** A file just below the maximum size, and as many entries as a profile accepts. The operation waits for all files. */
const LARGE_FILE = Buffer.concat([writePdf('large.pdf', [{ text: 'A large file' }]), Buffer.alloc(4_990_000, ' ')]);
const EDUCATIONS = Array.from({ length: MAX_PROFILE_ENTRIES }, () => educationInput({ certificate: null }));
const EXPERIENCES = Array.from({ length: FILES - MAX_PROFILE_ENTRIES }, () =>
  experienceInput({ experienceLetter: null }),
);
const largeForm = (token: string): Sent =>
  graphqlForm({
    query: SAVE_PROFILE,
    variables: { input: profileInput({ educations: EDUCATIONS, experiences: EXPERIENCES }) },
    files: [
      ...EDUCATIONS.map((_entry, index) => `variables.input.educations.${index}.certificate`),
      ...EXPERIENCES.map((_entry, index) => `variables.input.experiences.${index}.experienceLetter`),
    ].map((place) => [place, LARGE_FILE]),
    token,
  });

/** Returns a PDF of one page with these text operators. */
function pdfPage(operators: readonly string[]): Buffer {
  const stream = `BT /F1 10 Tf\n${operators.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${parts.join('')}trailer << /Size 6 /Root 1 0 R >>\n%%EOF\n`);
}
