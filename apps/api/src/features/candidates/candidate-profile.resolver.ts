import { experienceMonths } from '@job-alert/domain/candidates/experience-match';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import type { FilesReadModel } from '../files/files.read-model.js';
import { StoredFile } from '../files/files.types.js';
import { canOpenIdentityDocuments } from './candidates.policy.js';
import type { CandidateView } from './candidates.presenter.js';
import { Candidate, CandidateEducation, CandidateExperience } from './candidates.types.js';
import type { ProfileEntriesReadModel } from './profile-entries.read-model.js';

/** Profile fields that are loaded on demand. The presenter has removed the documents that the viewer must not see. */
@Resolver(() => Candidate)
export class CandidateProfileResolver {
  constructor(
    private readonly files: FilesReadModel,
    private readonly entries: ProfileEntriesReadModel,
    private readonly clock: Clock,
  ) {}

  @FieldResolver(() => StoredFile, { nullable: true, description: 'The resume.' })
  resume(@Root() { resumeId }: CandidateView, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return this.files.one(context, resumeId);
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The Aadhaar card. Null for employers, and for administrators with the role READER.',
  })
  aadhaarCard(@Root() candidate: CandidateView, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return this.identityDocument(context, candidate, 'aadhaarCardId');
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The PAN card. Null for employers, and for administrators with the role READER.',
  })
  panCard(@Root() candidate: CandidateView, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return this.identityDocument(context, candidate, 'panCardId');
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The driving licence. Null for employers, and for administrators with the role READER.',
  })
  drivingLicense(@Root() candidate: CandidateView, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return this.identityDocument(context, candidate, 'drivingLicenseId');
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The passport. Null for employers, and for administrators with the role READER.',
  })
  passport(@Root() candidate: CandidateView, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return this.identityDocument(context, candidate, 'passportId');
  }

  @FieldResolver(() => [CandidateExperience], { description: 'The job history, in the order in which it was entered.' })
  experiences(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<CandidateExperience[]> {
    return this.entries.findExperiences(context, id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The experience in whole months: that of the job history, in which overlapping jobs count once, or without one that of the stated years. Null if it is unknown.',
  })
  async experienceMonths(
    @Root() { id, experienceLevel = 'EXPERIENCED', statedExperienceYears = null }: CandidateView,
    @Ctx() context: RequestContext,
  ): Promise<number | null> {
    const experiences = await this.entries.findExperiences(context, id);
    return experienceMonths({ experienceLevel, experiences }, statedExperienceYears, todayInIndia(this.clock.now()));
  }

  @FieldResolver(() => [CandidateEducation], {
    description: 'The qualifications, in the order in which they were entered.',
  })
  educations(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<CandidateEducation[]> {
    return this.entries.findEducations(context, id);
  }

  private async identityDocument(
    context: RequestContext,
    candidate: CandidateView,
    file: 'aadhaarCardId' | 'panCardId' | 'drivingLicenseId' | 'passportId',
  ): Promise<StoredFile | null> {
    return canOpenIdentityDocuments(context.viewer, candidate.id) ? this.files.one(context, candidate[file]) : null;
  }
}
