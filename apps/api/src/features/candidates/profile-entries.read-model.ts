import type { SqlReader } from '../../database/sql-reader.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { isInterviewer } from '../../platform/viewer.js';
import type { FileLinksService, StoredFileDetails } from '../files/file-links.service.js';
import type { StoredFile } from '../files/files.types.js';
import type { CandidateEducation, CandidateExperience } from './candidates.types.js';

/** The columns of an entry's file; all null without one. */
interface FileColumns {
  candidateId: string;
  fileId: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
}

type ExperienceRow = Omit<CandidateExperience, 'experienceLetter'> & FileColumns;
type EducationRow = Omit<CandidateEducation, 'certificate'> & FileColumns;

const FILE = 'f.id AS fileId, f.original_name AS fileName, f.media_type AS fileType, f.size AS fileSize';

const experiencesSql = (ids: readonly string[]): string => `SELECT e.candidate_id AS candidateId, e.id,
    e.company_name AS companyName, e.from_date AS fromDate, e.to_date AS toDate, e.job_role AS jobRole,
    e.last_designation AS lastDesignation, e.skills, ${FILE}
  FROM candidate_experience e LEFT JOIN stored_file f ON f.id = e.experience_letter_id
  WHERE e.candidate_id IN (${placeholders(ids)}) ORDER BY e.candidate_id, e.position`;

const educationsSql = (ids: readonly string[]): string => `SELECT e.candidate_id AS candidateId, e.id, e.qualification,
    e.university, e.year_of_completion AS yearOfCompletion, e.marks, e.skills, ${FILE}
  FROM candidate_education e LEFT JOIN stored_file f ON f.id = e.certificate_id
  WHERE e.candidate_id IN (${placeholders(ids)}) ORDER BY e.candidate_id, e.position`;

const skillsSql = (ids: readonly string[]): string => `SELECT candidate_id AS candidateId, name FROM candidate_skill
  WHERE candidate_id IN (${placeholders(ids)}) ORDER BY candidate_id, position`;

/** Job history, qualifications and skills, with one statement each per page. The caller has checked access. */
export class ProfileEntriesReadModel {
  private readonly experiences: BatchLoader<ExperienceRow>;
  private readonly educations: BatchLoader<EducationRow>;
  private readonly skills: BatchLoader<{ candidateId: string; name: string }>;

  constructor(
    reader: SqlReader,
    private readonly links: FileLinksService,
  ) {
    const getCandidateId = ({ candidateId }: { candidateId: string }): string => candidateId;
    this.experiences = new BatchLoader((ids) => reader.rows<ExperienceRow>(experiencesSql(ids), ids), getCandidateId);
    this.educations = new BatchLoader((ids) => reader.rows<EducationRow>(educationsSql(ids), ids), getCandidateId);
    this.skills = new BatchLoader<{ candidateId: string; name: string }>(
      (ids) => reader.rows(skillsSql(ids), ids),
      getCandidateId,
    );
  }

  async findExperiences(context: RequestContext, candidateId: string): Promise<CandidateExperience[]> {
    const rows = await this.experiences.loadRows(context, candidateId);
    return rows.map((row) => ({ ...row, experienceLetter: this.presentFile(row, context) }));
  }

  async findEducations(context: RequestContext, candidateId: string): Promise<CandidateEducation[]> {
    const rows = await this.educations.loadRows(context, candidateId);
    return rows.map((row) => ({ ...row, certificate: this.presentFile(row, context) }));
  }

  async findSkills(context: RequestContext, candidateId: string): Promise<string[]> {
    return (await this.skills.loadRows(context, candidateId)).map(({ name }) => name);
  }

  /** Interviewers get the resume alone. */
  private presentFile(row: FileColumns, { viewer }: RequestContext): StoredFile | null {
    const facts = isInterviewer(viewer) ? null : fileDetails(row);
    return facts && this.links.present(facts, viewer);
  }
}

function fileDetails({
  fileId: id,
  fileName: name,
  fileType: mediaType,
  fileSize: size,
}: FileColumns): StoredFileDetails | null {
  if (id === null || name === null || mediaType === null || size === null) return null;
  return { id, name, mediaType, size };
}
