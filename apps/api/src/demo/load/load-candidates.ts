import { searchableResume } from '@job-alert/domain/search/candidate-search';
import { lastFour } from '@job-alert/domain/candidates/identity-numbers';
import { isCandidateProfileComplete } from '@job-alert/domain/candidates/profile-parts';
import { parseSkills, skillSpelling } from '@job-alert/domain/candidates/skills';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { CandidateEducationEntity } from '../../database/entities/candidates/candidate-education.entity.js';
import { CandidateExperienceEntity } from '../../database/entities/candidates/candidate-experience.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { CandidateSearchEntity } from '../../database/entities/candidates/candidate-search.entity.js';
import { CandidateSkillEntity } from '../../database/entities/candidates/candidate-skill.entity.js';
import { CandidateIndexRepository } from '../../features/sourcing/candidate-index.repository.js';
import { CandidatePostingsRepository } from '../../features/sourcing/candidate-postings.repository.js';
import { IDENTITY_CONSENT_VERSION } from '../../features/candidates/identity/identity-consent.rules.js';
import { demoInstant } from '../demo-clock.js';
import { resumeText } from '../documents.js';
import type { DemoCandidate, DemoIdentity } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';
import { resumeKey } from './demo-uploads.js';
import { newUser } from './load-accounts.js';

/** A candidate record with its id, which is also the user id. */
export interface LoadedCandidate {
  id: string;
  candidate: DemoCandidate;
}

/** Inserts candidates with profiles and resumes, each table in one statement. Returns them by key. */
export async function loadCandidates(
  context: DemoContext,
  candidates: readonly DemoCandidate[],
): Promise<Map<string, LoadedCandidate>> {
  const { manager } = context;
  const users = candidates.map((candidate) => newUser(context, 'CANDIDATE', candidate));
  await manager.insert(UserEntity, users);
  const loaded = candidates.map((candidate, index) => ({ id: users[index]?.id ?? '', candidate }));
  const resumes = await context.files.recordAll(
    loaded.map(({ id, candidate }) => ({ field: resumeKey(candidate.key), ownerId: id })),
  );
  await manager.insert(
    CandidateProfileEntity,
    loaded.map((one, index) => profileOf(context, one, resumes[index] ?? null)),
  );
  const ofAll = <Entry extends object>(entriesOf: (candidate: DemoCandidate) => readonly Entry[]) =>
    loaded.flatMap(({ id, candidate }) =>
      entriesOf(candidate).map((entry, position) => ({ ...entry, candidateId: id, position })),
    );
  await manager.insert(
    CandidateExperienceEntity,
    ofAll(({ experiences }) => experiences),
  );
  await manager.insert(
    CandidateEducationEntity,
    ofAll(({ educations }) => educations),
  );
  await manager.insert(CandidateSkillEntity, ofAll(skillsOf));
  await manager.insert(
    CandidateSearchEntity,
    loaded.map(({ id, candidate }, index) => ({
      candidateId: id,
      dueAt: new Date(),
      // Reading the files again takes longer than everything else together.
      resumeText: searchableResume(resumeText(candidate)),
      resumeFileId: resumes[index] ?? null,
    })),
  );
  await new CandidateIndexRepository(new CandidatePostingsRepository()).indexDue(manager, loaded.length, context.today);
  return new Map(loaded.map((one) => [one.candidate.key, one]));
}

function skillsOf({ experiences, educations }: DemoCandidate) {
  const text = [...experiences, ...educations].map(({ skills }) => skills ?? '').join(',');
  return parseSkills(text).map((name) => ({ name, skill: skillSpelling(name) }));
}

function profileOf(context: DemoContext, { id, candidate }: LoadedCandidate, resumeId: string | null) {
  const { personal, identity, preferences, experienceLevel, registeredDaysAgo, email } = candidate;
  const createdAt = demoInstant(context.today, registeredDaysAgo, email);
  return {
    id,
    ...personal,
    experienceLevel,
    resumeId,
    version: 1,
    ...identityColumns(context, identity ?? {}),
    ...(identity && { identityConsentVersion: IDENTITY_CONSENT_VERSION, identityConsentAt: createdAt }),
    ...(preferences && { ...preferences, preferencesConfirmedAt: createdAt }),
    statedExperienceYears: candidate.statedExperienceYears ?? null,
    isHiddenFromSearch: candidate.isHiddenFromSearch ?? false,
    isComplete: isCandidateProfileComplete({ ...NOTHING_PERSONAL, ...candidate, ...personal, hasResume: true }),
  };
}

const NOTHING_PERSONAL = { gender: null, addressLine1: null, city: null, state: null, country: null };

/** Returns the stored form of identity numbers: four digits of Aadhaar, the others encrypted. */
function identityColumns({ fieldEncryption }: DemoContext, identity: DemoIdentity) {
  const { aadhaarNumber, panNumber, drivingLicenseNumber, passportNumber } = identity;
  const sealed = (number: string | undefined) => (number === undefined ? null : fieldEncryption.seal(number));
  return {
    aadhaarLastFour: aadhaarNumber === undefined ? null : lastFour(aadhaarNumber),
    panNumberSealed: sealed(panNumber),
    drivingLicenseNumberSealed: sealed(drivingLicenseNumber),
    passportNumberSealed: sealed(passportNumber),
  };
}
