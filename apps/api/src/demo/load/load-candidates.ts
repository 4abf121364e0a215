import { markCandidatesChanged } from '../../database/search/candidate-index.js';
import { lastFour } from '@job-alert/domain/candidates/identity-numbers';
import { isCandidateProfileComplete } from '@job-alert/domain/candidates/profile-parts';
import { parseSkills, skillSpelling } from '@job-alert/domain/candidates/skills';
import { CandidateEducationEntity } from '../../database/entities/candidates/candidate-education.entity.js';
import { CandidateExperienceEntity } from '../../database/entities/candidates/candidate-experience.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { CandidateSkillEntity } from '../../database/entities/candidates/candidate-skill.entity.js';
import { IDENTITY_CONSENT_VERSION } from '../../features/candidates/identity/identity-consent.rules.js';
import { demoCandidates } from '../demo-records.js';
import type { DemoCandidate, DemoIdentity } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';
import { resumeKey } from './demo-uploads.js';
import { loadUser } from './load-accounts.js';

/** A candidate record with its id, which is also the user id. */
export interface LoadedCandidate {
  id: string;
  candidate: DemoCandidate;
}

/** Inserts the candidates with profiles and resumes. Returns them by key. */
export async function loadCandidates(context: DemoContext): Promise<Map<string, LoadedCandidate>> {
  const loaded = new Map<string, LoadedCandidate>();
  for (const candidate of demoCandidates) {
    loaded.set(candidate.key, { id: await loadCandidate(context, candidate), candidate });
  }
  await markCandidatesChanged(
    context.manager,
    [...loaded.values()].map(({ id }) => id),
  );
  return loaded;
}

async function loadCandidate(context: DemoContext, candidate: DemoCandidate): Promise<string> {
  const { manager } = context;
  const { id, createdAt } = await loadUser(context, 'CANDIDATE', candidate);
  const { personal, experiences, educations, experienceLevel } = candidate;
  const resumeId = await context.files.record(resumeKey(candidate.key), id);
  await manager.insert(CandidateProfileEntity, {
    id,
    ...personal,
    experienceLevel,
    resumeId: resumeId ?? null,
    version: 1,
    ...identityColumns(context, candidate.identity ?? {}),
    ...(candidate.identity && { identityConsentVersion: IDENTITY_CONSENT_VERSION, identityConsentAt: createdAt }),
    isComplete: isCandidateProfileComplete({
      ...NOTHING_PERSONAL,
      ...candidate,
      ...personal,
      hasResume: true,
    }),
  });
  const owned = { candidateId: id };
  const placed = <Entry extends object>(entries: readonly Entry[]) =>
    entries.map((entry, position) => ({ ...entry, ...owned, position }));
  if (experiences.length > 0) await manager.insert(CandidateExperienceEntity, placed(experiences));
  if (educations.length > 0) await manager.insert(CandidateEducationEntity, placed(educations));
  const skillsText = [...experiences, ...educations].map(({ skills }) => skills ?? '').join(',');
  const skills = parseSkills(skillsText).map((name) => ({ name, skill: skillSpelling(name) }));
  if (skills.length > 0) await manager.insert(CandidateSkillEntity, placed(skills));
  return id;
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
