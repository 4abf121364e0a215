import type { CandidateSort } from '@job-alert/domain/list-sorts';
import type { Reader, SqlValue } from '../../database/reader.js';
import { VISIBLE_TO_EMPLOYER } from '../../platform/application-visibility.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { byText, byTime, type Condition, type ListOrder } from '../../platform/list-order.js';
import { readPage, withinDays } from '../../platform/list-query.js';
import { havingWordsOrPhone } from '../../platform/list-words.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import type { Vault } from '../../platform/secrets.js';
import type { AdminCandidatesFilter } from './candidate-inputs.types.js';
import {
  type CandidateRow,
  type IdentityRow,
  NO_IDENTITY_FACTS,
  type PresentedCandidate,
  presentCandidate,
} from './candidates.presenter.js';
import type { CandidateListItem } from './candidates.types.js';
import { maskedNumbers, NO_NUMBERS, ownNumbers } from './identity-numbers.js';

/** An employer's statement has these columns and no others, so that nothing more can slip out. */
const FOR_HIRING = `p.id, u.first_name AS firstName, p.middle_name AS middleName, u.last_name AS lastName, p.gender,
  u.email, u.contact, p.address_line1 AS addressLine1, p.address_line2 AS addressLine2, p.city, p.state, p.country,
  p.experience_level AS experienceLevel, p.resume_id AS resumeId, p.is_complete AS isComplete, u.is_active AS isActive,
  u.created_at AS createdAt, p.version`;
const IDENTITY = `p.aadhaar_last_four AS aadhaarLastFour, p.pan_number_sealed AS panNumberSealed,
  p.driving_license_number_sealed AS drivingLicenseNumberSealed, p.passport_number_sealed AS passportNumberSealed,
  p.aadhaar_card_id AS aadhaarCardId, p.pan_card_id AS panCardId, p.driving_license_id AS drivingLicenseId,
  p.passport_id AS passportId, p.identity_consent_at AS identityConsentAt`;
const TABLES = 'candidate_profile p JOIN user u ON u.id = p.id';

const WHOLE = `SELECT ${FOR_HIRING}, ${IDENTITY} FROM ${TABLES} WHERE p.id = ?`;
const OF_EMPLOYER = `SELECT ${FOR_HIRING} FROM ${TABLES} WHERE p.id = ? AND EXISTS (
    SELECT 1 FROM application a WHERE a.candidate_id = p.id AND a.company_id = ? AND ${VISIBLE_TO_EMPLOYER})`;

const LISTED = `u.id, u.first_name AS firstName, u.last_name AS lastName, u.email, u.contact, u.is_active AS isActive,
  u.created_at AS createdAt`;
const NAME = ['u.first_name', 'u.last_name'];
/** An order with its index: MySQL would take another one of the same width and sort everybody. */
const indexed = (index: string, order: ListOrder) => ({ from: `user u FORCE INDEX (${index})`, order });
const ORDERS: Readonly<Record<CandidateSort, ReturnType<typeof indexed>>> = {
  LATEST: indexed('user_type_created', byTime('u.created_at', 'u.id', 'DESC')),
  OLDEST: indexed('user_type_created', byTime('u.created_at', 'u.id', 'ASC')),
  NAME: indexed('user_type_name', byText('NAME', NAME, 'u.id')),
  NAME_DESC: indexed('user_type_name', byText('NAME_DESC', NAME, 'u.id')),
  EMAIL: indexed('user_type_email', byText('EMAIL', ['u.email'], 'u.id')),
  EMAIL_DESC: indexed('user_type_email', byText('EMAIL_DESC', ['u.email'], 'u.id')),
};
const SEARCHED = ["CONCAT(u.first_name, ' ', u.last_name)", 'u.email'];

const countsSql = (
  ids: readonly string[],
): string => `SELECT candidate_id AS candidateId, COUNT(DISTINCT job_id) AS jobs
  FROM application WHERE candidate_id IN (${placeholders(ids)}) GROUP BY candidate_id`;

/** A candidate of the list, with what its export shows besides. */
interface ListedCandidate extends CandidateListItem {
  contact: string;
}

interface ListRow extends Omit<ListedCandidate, 'isActive'> {
  isActive: number;
}

/** Candidates as they see themselves, as employers see applicants, and as administrators see all. */
export class CandidatesReadModel {
  private readonly jobCounts: BatchLoader<{ candidateId: string; jobs: string }>;

  constructor(
    private readonly reader: Reader,
    private readonly vault: Vault,
  ) {
    this.jobCounts = new BatchLoader(
      (ids) => reader.rows(countsSql(ids), ids),
      ({ candidateId }) => candidateId,
    );
  }

  /** The candidate's own profile. */
  async forOwner(id: string): Promise<PresentedCandidate> {
    const row = await this.row<CandidateRow & IdentityRow>(WHOLE, [id]);
    return presentCandidate(row, ownNumbers(row, this.vault), row);
  }

  /** A candidate for an administrator. */
  async forAdmin(id: string): Promise<PresentedCandidate> {
    const row = await this.row<CandidateRow & IdentityRow>(WHOLE, [id]);
    return presentCandidate(row, maskedNumbers(row, this.vault), row);
  }

  /** A candidate with an application that the employer sees; anybody else is not there. */
  async forEmployer(id: string, companyId: string): Promise<PresentedCandidate> {
    return presentCandidate(await this.row<CandidateRow>(OF_EMPLOYER, [id, companyId]), NO_NUMBERS, NO_IDENTITY_FACTS);
  }

  /** A page of all candidates. */
  async list(
    filter: AdminCandidatesFilter,
    request: PageRequest,
    maxPageSize: number,
    sort: CandidateSort = 'LATEST',
  ): Promise<Page<ListedCandidate>> {
    const conditions: Condition[] = [
      { sql: `u.type = 'CANDIDATE'`, values: [] },
      ...havingWordsOrPhone(SEARCHED, 'u.contact', filter.search),
      ...withinDays('u.created_at', filter.from, filter.to),
    ];
    if (filter.isActive != null) conditions.push({ sql: 'u.is_active = ?', values: [filter.isActive] });
    const page = await readPage<ListRow>(
      this.reader,
      {
        columns: LISTED,
        ...ORDERS[sort],
        rest: 'STRAIGHT_JOIN user u ON u.id = page.id',
        conditions,
      },
      request,
      maxPageSize,
    );
    return mapPage(page, ({ isActive, ...row }) => ({ ...row, isActive: isActive === 1 }));
  }

  /** For how many jobs a candidate has applied; one statement for a whole page. */
  async appliedJobsCount(context: RequestContext, id: string): Promise<number> {
    const [count] = await this.jobCounts.rowsOf(context, id);
    return Number(count?.jobs ?? 0);
  }

  private async row<Row>(sql: string, values: readonly SqlValue[]): Promise<Row> {
    const row = await this.reader.row<Row>(sql, values);
    if (!row) throw notFound('Candidate');
    return row;
  }
}
