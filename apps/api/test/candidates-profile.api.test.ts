import { beforeAll, describe, expect, test } from 'vitest';
import {
  educationInput,
  experienceInput,
  myProfile,
  personalInput,
  profileInput,
  profileError,
  registerCandidate,
  SAVE_SKILLS,
  saveProfile,
} from './builders/candidate.js';
import { docx, filesIn, pdf, png, program } from './builders/files.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

describe("a candidate's profile", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  const storedFileCount = async (): Promise<number> => (await filesIn(portal.filesFolder)).length;

  test('is read back as it was saved, with all its documents', async () => {
    const candidate = await registerCandidate(portal);
    const saved = await saveProfile(
      candidate,
      profileInput({ middleName: 'R', addressLine2: 'Near the river', state: 'gujarat' }),
      {
        aadhaarCard: png('aadhaar.png'),
        panCard: pdf('pan.pdf'),
        'experiences.0.experienceLetter': docx('letter.docx'),
        'educations.0.certificate': pdf('certificate.pdf'),
      },
    );
    expect(saved).toMatchObject({
      middleName: 'R',
      addressLine2: 'Near the river',
      state: 'Gujarat',
      gender: 'FEMALE',
      isProfileComplete: true,
      version: 2,
      email: candidate.email,
      resume: { name: 'resume.pdf' },
      aadhaarCard: { name: 'aadhaar.png', mediaType: 'image/png' },
      panCard: { name: 'pan.pdf' },
      drivingLicense: null,
      passport: null,
      experiences: [{ companyName: 'Tapi Prints', toDate: '2023-03-31', experienceLetter: { name: 'letter.docx' } }],
      educations: [{ qualification: 'B.Des.', marks: '78.50', certificate: { name: 'certificate.pdf' } }],
    });
    const read = await myProfile(candidate);
    expect(withoutLinks(read)).toEqual(withoutLinks(saved));
  });

  test('is complete once the personal fields, a resume and a qualification are there', async () => {
    const candidate = await registerCandidate(portal);
    expect((await saveProfile(candidate, personalInput())).isProfileComplete).toBe(false);
    const saved = await saveProfile(candidate, personalInput({ educations: [educationInput()] }));
    expect(saved.isProfileComplete).toBe(true);
    const emptied = await saveProfile(candidate, personalInput({ educations: [] }));
    expect(emptied.isProfileComplete).toBe(false);
  });

  test('keeps the tabs, documents and optional fields that a save omits', async () => {
    const candidate = await registerCandidate(portal);
    const before = await saveProfile(candidate, profileInput({ middleName: 'R' }), {
      'experiences.0.experienceLetter': pdf('letter.pdf'),
    });
    const after = await saveProfile(candidate, personalInput({ city: 'Vapi' }));
    expect(after).toMatchObject({ city: 'Vapi', middleName: 'R', experienceLevel: 'EXPERIENCED' });
    expect(withoutLinks(after).experiences).toEqual(withoutLinks(before).experiences);
    expect(withoutLinks(after).educations).toEqual(withoutLinks(before).educations);
    expect(after.resume?.id).toBe(before.resume?.id);
    expect((await saveProfile(candidate, personalInput({ middleName: '' }))).middleName).toBeNull();
  });

  test('keeps the entries that a save names by id and deletes the others with their files', async () => {
    const candidate = await insertCandidate(portal);
    const before = await saveProfile(
      candidate,
      personalInput({ experiences: [experienceInput(), experienceInput({ companyName: 'Old Mill' })] }),
      { 'experiences.0.experienceLetter': pdf('first.pdf'), 'experiences.1.experienceLetter': pdf('second.pdf') },
    );
    const files = await storedFileCount();
    const [first] = before.experiences;
    const after = await saveProfile(
      candidate,
      personalInput({
        experiences: [
          experienceInput({ companyName: 'New Mill' }),
          experienceInput({ id: first?.id, jobRole: 'Lead' }),
        ],
      }),
    );
    expect(after.experiences).toMatchObject([
      { companyName: 'New Mill', experienceLetter: null },
      { id: first?.id, jobRole: 'Lead', experienceLetter: { id: first?.experienceLetter?.id, name: 'first.pdf' } },
    ]);
    expect(await storedFileCount()).toBe(files - 1);
  });

  test('deletes the stored file of a document that is replaced', async () => {
    const candidate = await registerCandidate(portal);
    const before = await myProfile(candidate);
    const files = await storedFileCount();
    const after = await saveProfile(candidate, personalInput(), { resume: docx('newer.docx') });
    expect(after.resume).toMatchObject({ name: 'newer.docx' });
    expect(after.resume?.id).not.toBe(before.resume?.id);
    expect(await storedFileCount()).toBe(files);
  });

  test('rejects the id of an entry of another candidate', async () => {
    const other = await insertCandidate(portal);
    const { experiences } = await saveProfile(other, profileInput());
    const candidate = await insertCandidate(portal);
    const stolen = personalInput({ experiences: [experienceInput({ id: experiences[0]?.id })] });
    expect((await profileError(candidate, stolen)).code).toBe('STALE_VERSION');
    expect((await myProfile(other)).experiences).toMatchObject([{ companyName: 'Tapi Prints' }]);
  });

  test('is saved by only one of three tabs with the same version', async () => {
    const candidate = await insertCandidate(portal);
    const { version } = await myProfile(candidate);
    const tabs = ['Surat', 'Vapi', 'Anand'].map((city) =>
      saveProfile(candidate, personalInput({ city, version }), { resume: pdf(`${city}.pdf`) }),
    );
    const outcomes = await Promise.allSettled(tabs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('STALE_VERSION');
    }
    expect((await myProfile(candidate)).version).toBe(version + 1);
  });

  test('rejects a wrong file under the name of its field and stores no other file of the save', async () => {
    const candidate = await insertCandidate(portal);
    const files = await storedFileCount();
    const error = await profileError(candidate, profileInput(), {
      aadhaarCard: png(),
      'educations.0.certificate': program('certificate.pdf'),
    });
    expect(error).toMatchObject({
      code: 'FILE_TYPE_NOT_ALLOWED',
      fields: { 'educations.0.certificate': ['Only PDF or DOCX files are allowed.'] },
    });
    expect(await storedFileCount()).toBe(files);
    expect((await myProfile(candidate)).educations).toEqual([]);
  });

  test('stores each skill once, as it was written, and does not change the profile version', async () => {
    const candidate = await insertCandidate(portal);
    const save = (skills: string[]) =>
      candidate.client.ask<{ saveCandidateSkills: { candidate: { skills: string[] } } }>(SAVE_SKILLS, { skills });
    const { version } = await myProfile(candidate);
    const { saveCandidateSkills } = await save([' Tally  Prime', 'GST, tally prime', 'கணக்கு']);
    expect(saveCandidateSkills.candidate.skills).toEqual(['Tally Prime', 'GST', 'கணக்கு']);
    expect((await myProfile(candidate)).version).toBe(version);
    await Promise.all([save(['GST', 'Excel']), save(['Excel', 'GST'])]);
    const own = await candidate.client.ask<{ viewer: { candidate: { skills: string[] } } }>(
      '{ viewer { candidate { skills } } }',
    );
    expect(own.viewer.candidate.skills.toSorted()).toEqual(['Excel', 'GST']);
    const tooLong = await candidate.client.errorOf(SAVE_SKILLS, { skills: ['x'.repeat(61)] });
    expect(tooLong).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { skills: ['Each skill must be at most 60 characters.'] },
    });
    expect((await save([])).saveCandidateSkills.candidate.skills).toEqual([]);
  });
});

/** Removes links, which differ in every response. */
function withoutLinks<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'url' ? undefined : inner))) as Value;
}
