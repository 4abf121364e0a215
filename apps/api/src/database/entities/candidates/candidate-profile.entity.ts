import { GENDERS, type Gender } from '@job-alert/domain/candidates/candidate-profile';
import { EXPERIENCE_LEVELS, type ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import { NOTICE_PERIODS, type NoticePeriod, OPEN_TO, type OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  FlagColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
  VersionNumberColumn,
} from '../../columns.js';
import { StoredFileEntity } from '../accounts/stored-file.entity.js';
import { UserEntity } from '../accounts/user.entity.js';

/** Personal data of a candidate. Its id is the candidate's user id (decision 0005). */
@Entity('candidate_profile')
@ChoiceCheck('candidate_profile_gender_check', 'gender', GENDERS)
@ChoiceCheck('candidate_profile_experience_check', 'experience_level', EXPERIENCE_LEVELS)
@Check('candidate_profile_aadhaar_check', 'CHAR_LENGTH(aadhaar_last_four) = 4')
@ChoiceCheck('candidate_profile_notice_check', 'notice_period', NOTICE_PERIODS)
@ChoiceCheck('candidate_profile_open_to_check', 'open_to', OPEN_TO)
@Check('candidate_profile_cities_check', 'JSON_VALID(preferred_cities)')
@Check('candidate_profile_modes_check', 'JSON_VALID(work_modes)')
@Check('candidate_profile_consent_check', '(identity_consent_version IS NULL) = (identity_consent_at IS NULL)')
export class CandidateProfileEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) id!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'candidate_profile_user_fk' })
  user?: Relation<UserEntity>;
  @TextColumn(100, { nullable: true }) middleName!: string | null;
  @ChoiceColumn({ nullable: true }) gender!: Gender | null;
  @TextColumn(200, { nullable: true }) addressLine1!: string | null;
  @TextColumn(200, { nullable: true }) addressLine2!: string | null;
  @TextColumn(100, { nullable: true }) city!: string | null;
  @TextColumn(60, { nullable: true }) state!: string | null;
  @TextColumn(60, { nullable: true }) country!: string | null;
  @ChoiceColumn() experienceLevel!: ExperienceLevel;
  /** The only digits of an Aadhaar number that are stored. */
  @TextColumn(4, { nullable: true }) aadhaarLastFour!: string | null;
  /** The three sealed values are AES-256-GCM with a key id (platform/crypto). */
  @TextColumn(255, { nullable: true }) panNumberSealed!: string | null;
  @TextColumn(255, { nullable: true }) drivingLicenseNumberSealed!: string | null;
  @TextColumn(255, { nullable: true }) passportNumberSealed!: string | null;
  /** The accepted version of the notice on identity documents; null if no number was ever stored. */
  @TextColumn(20, { nullable: true }) identityConsentVersion!: string | null;
  @InstantColumn({ nullable: true }) identityConsentAt!: Date | null;
  @ReferenceColumn({ nullable: true }) resumeId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'resume_id', foreignKeyConstraintName: 'candidate_profile_resume_fk' })
  resume?: Relation<StoredFileEntity>;
  @ReferenceColumn({ nullable: true }) aadhaarCardId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'aadhaar_card_id', foreignKeyConstraintName: 'candidate_profile_aadhaar_card_fk' })
  aadhaarCard?: Relation<StoredFileEntity>;
  @ReferenceColumn({ nullable: true }) panCardId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'pan_card_id', foreignKeyConstraintName: 'candidate_profile_pan_card_fk' })
  panCard?: Relation<StoredFileEntity>;
  @ReferenceColumn({ nullable: true }) drivingLicenseId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'driving_license_id', foreignKeyConstraintName: 'candidate_profile_driving_license_fk' })
  drivingLicense?: Relation<StoredFileEntity>;
  @ReferenceColumn({ nullable: true }) passportId!: string | null;
  @ManyToOne(() => StoredFileEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'passport_id', foreignKeyConstraintName: 'candidate_profile_passport_fk' })
  passport?: Relation<StoredFileEntity>;
  /** Rupees a year. */
  @Column({ type: 'int', unsigned: true, nullable: true }) expectedSalary!: number | null;
  @ChoiceColumn({ nullable: true }) noticePeriod!: NoticePeriod | null;
  @Column({ type: 'simple-json', nullable: true }) preferredCities!: string[] | null;
  @Column({ type: 'simple-json', nullable: true }) workModes!: WorkMode[] | null;
  @ChoiceColumn({ nullable: true }) openTo!: OpenTo | null;
  @Column({ type: 'smallint', unsigned: true, nullable: true }) statedExperienceYears!: number | null;
  /** The job that an import states. It counts only without a job history. */
  @TextColumn(150, { nullable: true }) statedDesignation!: string | null;
  @TextColumn(150, { nullable: true }) statedCompany!: string | null;
  /** The time of an import that states the consent of the candidate; null without one (decision 0153). */
  @InstantColumn({ nullable: true }) importConsentAt!: Date | null;
  /** When the candidate last saved or confirmed the preferences. */
  @InstantColumn({ nullable: true }) preferencesConfirmedAt!: Date | null;
  /** The time of the last email that asked whether the preferences are still right. */
  @InstantColumn({ nullable: true }) confirmationAskedAt!: Date | null;
  /** Computed by the domain's rule and written by the service (specification 4 §6). */
  @FlagColumn({ default: false }) isComplete!: boolean;
  /** True if the candidate does not want to be found by administrators and suggested for jobs. */
  @FlagColumn({ default: false }) isHiddenFromSearch!: boolean;
  @VersionNumberColumn() version!: number;
}
