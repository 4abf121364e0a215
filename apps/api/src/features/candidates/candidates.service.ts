import { missingProfileParts, type ProfilePart } from '@job-alert/domain/candidates/profile-parts';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { JOB_PREFERENCE_FIELDS, type SavedProfile, savedProfileSchema } from '@job-alert/domain/jobs/job-preferences';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { CandidateEducationEntity } from '../../database/entities/candidates/candidate-education.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { markCandidatesChanged } from '../../database/search/candidate-index.js';
import { indexUsers } from '../../database/search/search-words.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, staleVersion } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { requireCandidate } from '../../platform/viewer.js';
import type { FileChangesRepository } from '../files/file-changes.repository.js';
import type { FilesService } from '../files/files.service.js';
import type { SaveCandidateProfileInput } from './candidate-inputs.types.js';
import { includesIdentityData, recordIdentityConsent } from './identity/identity-consent.rules.js';
import type { IdentityHashesService } from './identity/identity-hashes.service.js';
import { sealNumbers } from './identity/identity-numbers.rules.js';
import type { ProfileEntriesRepository } from './profile-entries.repository.js';
import { PROFILE_FILES, profileUploads } from './profile-input.rules.js';

interface Deps extends Pick<CoreServices, 'fieldEncryption' | 'audit' | 'clock'> {
  files: FilesService;
  entries: ProfileEntriesRepository;
  identityHashes: IdentityHashesService;
}

/** Returns the fields that the input contains. The others keep their values. */
const sentFields = <Fields extends object>(fields: Fields, input: object): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => Reflect.get(input, name) !== undefined),
  ) as Partial<Fields>;

/** Work that follows a save of a complete profile. */
type CompleteWork = (manager: EntityManager, context: RequestContext, candidateId: string) => Promise<void>;

export class CandidatesService {
  private whenComplete: CompleteWork = async () => undefined;

  constructor(private readonly deps: Deps) {}

  /** Saves the profile and returns its id. Omitted fields and the email address do not change. */
  async saveProfile(context: RequestContext, input: SaveCandidateProfileInput): Promise<string> {
    const candidate = requireCandidate(context.viewer);
    const { id } = candidate;
    const profile = parseInput(savedProfileSchema(todayInIndia(this.deps.clock.now())), input);
    await this.deps.files.transaction(profileUploads(input), async (manager, files) => {
      await lockAccount(manager, candidate, 'UPDATE');
      await this.savePersonal(manager, id, input, profile);
      if (profile.experiences) {
        await this.deps.entries.replaceExperiences(manager, files, id, profile.experiences);
      }
      if (profile.educations) {
        await this.deps.entries.replaceEducations(manager, files, id, profile.educations, input.educations ?? []);
      }
      await this.saveFiles(manager, context, files, id);
      await this.deps.audit.record(manager, context, {
        action: 'SAVE_PROFILE',
        subjectType: 'CANDIDATE',
        subjectId: id,
      });
    });
    return id;
  }

  /** A concurrent save of the same profile waits for the lock of the account, and then has an old version. */
  private async savePersonal(
    manager: EntityManager,
    id: string,
    input: SaveCandidateProfileInput,
    { experienceLevel, experiences: _experiences, educations: _educations, ...personal }: SavedProfile,
  ): Promise<void> {
    const { firstName, lastName, contact, aadhaarNumber, panNumber, drivingLicenseNumber, passportNumber, ...fields } =
      personal;
    const numbers = { aadhaarNumber, panNumber, drivingLicenseNumber, passportNumber };
    const changed = await manager.update(
      CandidateProfileEntity,
      input.version == null ? { id } : { id, version: input.version },
      {
        ...sentFields(fields, input),
        ...(experienceLevel && { experienceLevel }),
        ...(JOB_PREFERENCE_FIELDS.some((name) => input[name] !== undefined) && {
          preferencesConfirmedAt: this.deps.clock.now(),
        }),
        ...sealNumbers(numbers, this.deps.fieldEncryption),
        version: () => 'version + 1',
      },
    );
    if (changed.affected !== 1) throw await whyUnchanged(manager, id);
    await this.deps.identityHashes.save(manager, id, numbers);
    if (includesIdentityData(input, numbers)) {
      await recordIdentityConsent(manager, id, input.identityConsent === true, this.deps.clock.now());
    }
    await manager.update(UserEntity, { id }, { firstName, lastName, contact, version: () => 'version + 1' });
    await indexUsers(manager, [id]);
  }

  /** Saves the uploaded files of the profile and whether it is complete. */
  async saveFiles(
    manager: EntityManager,
    context: RequestContext,
    files: FileChangesRepository,
    id: string,
  ): Promise<void> {
    const profile = await manager.findOneByOrFail(CandidateProfileEntity, { id });
    const changes: Partial<CandidateProfileEntity> = {};
    for (const { column, field } of PROFILE_FILES) changes[column] = await files.replace(field, id, profile[column]);
    await manager.update(CandidateProfileEntity, { id }, changes);
    await this.refreshCompleteness(manager, context, id);
  }

  /** Call it after other code has changed the data of a profile. */
  async refreshCompleteness(manager: EntityManager, context: RequestContext, id: string): Promise<void> {
    const isComplete = (await this.missingParts(manager, id)).length === 0;
    await manager.update(CandidateProfileEntity, { id }, { isComplete });
    await markCandidatesChanged(manager, [id]);
    if (isComplete) await this.whenComplete(manager, context, id);
  }

  /** Returns the parts that the profile still needs. */
  async missingParts(manager: EntityManager, id: string): Promise<ProfilePart[]> {
    return findMissingParts(manager, await manager.findOneByOrFail(CandidateProfileEntity, { id }));
  }

  /** Sets the work of a later layer for each save of a complete profile, in the transaction of the save. */
  onComplete(work: CompleteWork): void {
    this.whenComplete = work;
  }
}

async function findMissingParts(manager: EntityManager, profile: CandidateProfileEntity): Promise<ProfilePart[]> {
  const { firstName, lastName, contact } = await manager.findOneByOrFail(UserEntity, { id: profile.id });
  return missingProfileParts({
    ...profile,
    firstName,
    lastName,
    contact,
    hasResume: profile.resumeId !== null,
    educations: await manager.findBy(CandidateEducationEntity, { candidateId: profile.id }),
  });
}

async function whyUnchanged(manager: EntityManager, id: string): Promise<Error> {
  return (await manager.existsBy(CandidateProfileEntity, { id })) ? staleVersion() : notFound('Candidate');
}
