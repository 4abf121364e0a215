import type { CandidateProfile } from '@job-alert/domain/candidates/candidate-profile';
import type { EntityManager } from 'typeorm';
import { CandidateEducationEntity } from '../../database/entities/candidates/candidate-education.entity.js';
import { CandidateExperienceEntity } from '../../database/entities/candidates/candidate-experience.entity.js';
import { staleVersion } from '../../platform/errors.js';
import type { FileChangesRepository } from '../files/file-changes.repository.js';
import type { CandidateEducationInput } from './candidate-inputs.types.js';
import { certificateField, letterField } from './profile-input.rules.js';

type Experience = NonNullable<CandidateProfile['experiences']>[number];
type Education = NonNullable<CandidateProfile['educations']>[number];

/**
 * Saves job history and qualifications as complete lists. An entry with an id updates its row and keeps its file, one
 * without an id is inserted, and missing entries are deleted with their files.
 */
export class ProfileEntriesRepository {
  async replaceExperiences(
    manager: EntityManager,
    files: FileChangesRepository,
    candidateId: string,
    experiences: readonly Experience[],
  ): Promise<void> {
    const stored = byId(await manager.findBy(CandidateExperienceEntity, { candidateId }));
    for (const [position, { id, ...rest }] of experiences.entries()) {
      const earlier = takeStored(stored, id);
      const experienceLetterId = await files.replace(
        letterField(position),
        candidateId,
        earlier?.experienceLetterId ?? null,
      );
      await manager.save(
        manager.create(CandidateExperienceEntity, {
          ...(earlier && { id: earlier.id }),
          candidateId,
          position,
          ...rest,
          experienceLetterId,
        }),
      );
    }
    for (const { id, experienceLetterId } of stored.values()) {
      await manager.delete(CandidateExperienceEntity, { id });
      await files.remove(experienceLetterId);
    }
  }

  async replaceEducations(
    manager: EntityManager,
    files: FileChangesRepository,
    candidateId: string,
    educations: readonly Education[],
    inputs: readonly CandidateEducationInput[],
  ): Promise<void> {
    const stored = byId(await manager.findBy(CandidateEducationEntity, { candidateId }));
    for (const [position, { id, marks, ...rest }] of educations.entries()) {
      const earlier = takeStored(stored, id);
      const certificateId = await files.replace(
        certificateField(position),
        candidateId,
        earlier?.certificateId ?? null,
      );
      await manager.save(
        manager.create(CandidateEducationEntity, {
          ...(earlier && { id: earlier.id }),
          candidateId,
          position,
          ...rest,
          certificateId,
          // Keeps the digits as entered: 8.50 stays 8.50.
          marks: inputs[position]?.marks.trim() ?? String(marks),
        }),
      );
    }
    for (const { id, certificateId } of stored.values()) {
      await manager.delete(CandidateEducationEntity, { id });
      await files.remove(certificateId);
    }
  }
}

const byId = <Row extends { id: string }>(rows: Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));

/** Removes the stored row of an entry from the map and returns it. An unknown id was deleted concurrently. */
function takeStored<Row>(stored: Map<string, Row>, id: string | null): Row | null {
  if (id === null) return null;
  const row = stored.get(id);
  if (!row) throw staleVersion();
  stored.delete(id);
  return row;
}
