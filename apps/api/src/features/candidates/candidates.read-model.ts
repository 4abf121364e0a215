import { CANDIDATE_SORTS, type CandidateOrderField, type Order } from '@job-alert/domain/list-sorts';
import { searchedWays } from '@job-alert/domain/list-search';
import type { Reader } from '../../database/reader.js';
import { VISIBLE_TO_EMPLOYER } from '../../database/visible-applications.js';
import { CANDIDATE_WORDS } from '../../database/word-search.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { byText, byTime, type Condition, type ListOrder, orderedBy } from '../../platform/list-order.js';
import { readPage, withinDays } from '../../platform/list-query.js';
import { searchedList } from '../../platform/list-search.js';
import { mapPage, type Page, type PageRequest } from '../../platform/page.js';
import type { Vault } from '../../platform/secrets.js';
import type { Viewer } from '../../platform/viewer.js';
import { identityView } from './candidates.policy.js';
import type { CandidatesFilter } from './candidate-inputs.types.js';
import { type CandidateRow, type CandidateView, presentCandidate } from './candidates.presenter.js';
import { shownNumbers } from './identity-numbers.rules.js';

/** The columns by level; each level includes those before it. */
const ACCOUNT = `u.id, u.first_name AS firstName, u.last_name AS lastName, u.email, u.contact, u.is_active AS isActive,
  u.created_at AS createdAt`;
const PROFILE = `p.middle_name AS middleName, p.gender, p.address_line1 AS addressLine1, p.address_line2 AS addressLine2,
  p.city, p.state, p.country, p.experience_level AS experienceLevel, p.resume_id AS resumeId,
  p.is_complete AS isProfileComplete, p.version`;
const IDENTITY = `p.aadhaar_last_four AS aadhaarLastFour, p.pan_number_sealed AS panNumberSealed,
  p.driving_license_number_sealed AS drivingLicenseNumberSealed, p.passport_number_sealed AS passportNumberSealed,
  p.aadhaar_card_id AS aadhaarCardId, p.pan_card_id AS panCardId, p.driving_license_id AS drivingLicenseId,
  p.passport_id AS passportId, p.identity_consent_at AS identityConsentAt`;
const JOINED = 'JOIN candidate_profile p ON p.id = u.id';
const LEVELS = {
  ACCOUNT: { columns: ACCOUNT, join: '' },
  PROFILE: { columns: `${ACCOUNT}, ${PROFILE}`, join: JOINED },
  IDENTITY: { columns: `${ACCOUNT}, ${PROFILE}, ${IDENTITY}`, join: JOINED },
} as const;
type Level = keyof typeof LEVELS;

const words = (text: string): string[] => text.split(' ');

/** The fields of each level, beyond the id. */
const FIELDS: Readonly<Record<Level, readonly string[]>> = {
  ACCOUNT: words('firstName lastName email contact isActive createdAt'),
  PROFILE: [
    ...words('middleName gender addressLine1 addressLine2 city state country'),
    ...words('experienceLevel resume isProfileComplete version'),
  ],
  IDENTITY: [
    ...words('aadhaarMasked panNumber drivingLicenseNumber passportNumber identityConsentAt'),
    ...words('aadhaarCard panCard drivingLicense passport'),
  ],
};
const HAVING_APPLIED = `EXISTS (
  SELECT 1 FROM application a WHERE a.candidate_id = u.id AND a.company_id = ? AND ${VISIBLE_TO_EMPLOYER})`;

const NAME = ['u.first_name', 'u.last_name'];
/** Each order with its index: MySQL would choose another one of the same width and sort all candidates. */
const INDEXES: Readonly<Record<CandidateOrderField, string>> = {
  CREATED_AT: 'user_type_created',
  NAME: 'user_type_name',
  EMAIL: 'user_type_email',
};
const ORDERS: Readonly<Record<CandidateOrderField, ListOrder>> = {
  CREATED_AT: byTime('u.created_at', 'u.id'),
  NAME: byText('', NAME, 'u.id'),
  EMAIL: byText('', ['u.email'], 'u.id'),
};
const OF_CANDIDATES: Condition = { sql: `u.type = 'CANDIDATE'`, values: [] };

const KEPT_RESUME = `SELECT f.storage_key AS storageKey, f.media_type AS mediaType
  FROM candidate_profile p JOIN stored_file f ON f.id = p.resume_id WHERE p.id = ? AND f.scan_state <> 'INFECTED'`;

const countsSql = (
  ids: readonly string[],
): string => `SELECT candidate_id AS candidateId, COUNT(DISTINCT job_id) AS jobs
  FROM application WHERE candidate_id IN (${placeholders(ids)}) GROUP BY candidate_id`;

/** Candidates as they see themselves, as employers see applicants, and as administrators see all. */
export class CandidatesReadModel {
  private readonly jobCounts: BatchLoader<{ candidateId: string; jobs: string }>;
  private readonly loaders: Readonly<Record<Level, BatchLoader<CandidateRow>>>;

  constructor(
    private readonly reader: Reader,
    private readonly vault: Vault,
  ) {
    this.jobCounts = new BatchLoader(
      (ids) => reader.rows(countsSql(ids), ids),
      ({ candidateId }) => candidateId,
    );
    const loader = (level: Level) =>
      new BatchLoader<CandidateRow>(
        (ids) => reader.rows(`${selectSql(level)} WHERE u.type = 'CANDIDATE' AND u.id IN (${placeholders(ids)})`, ids),
        ({ id }) => id,
      );
    this.loaders = { ACCOUNT: loader('ACCOUNT'), PROFILE: loader('PROFILE'), IDENTITY: loader('IDENTITY') };
  }

  /**
   * A candidate whose id stands in another record, as far as `fields` ask for it: nothing is read for the id alone, and one
   * statement for all candidates of a page. The caller has decided that the viewer may see the record.
   */
  async of(
    context: RequestContext,
    id: string,
    fields: ReadonlySet<string>,
  ): Promise<CandidateView | { id: string } | null> {
    return levelOf(fields) ? this.find(context, id, fields) : { id };
  }

  /** As much of a candidate as `fields` need; null when there is none. The caller has decided that the viewer may see it. */
  async find(context: RequestContext, id: string, fields: ReadonlySet<string>): Promise<CandidateView | null> {
    const [row] = await this.loaders[levelFor(context.viewer, fields, id)].rowsOf(context, id);
    return row ? this.present(row, context.viewer) : null;
  }

  /** The same for an employer: null for everyone without an application that the company can see. */
  async findApplicant(
    { viewer }: RequestContext,
    id: string,
    companyId: string,
    fields: ReadonlySet<string>,
  ): Promise<CandidateView | null> {
    const sql = `${selectSql(levelFor(viewer, fields, id))} WHERE u.id = ? AND ${HAVING_APPLIED}`;
    const row = await this.reader.row<CandidateRow>(sql, [id, companyId]);
    return row ? this.present(row, viewer) : null;
  }

  /** The viewer's whole profile. */
  whole(context: RequestContext, id: string): Promise<CandidateView | null> {
    return this.find(context, id, new Set(FIELDS.IDENTITY));
  }

  /** Where the bytes of the candidate's resume are; undefined without one. */
  keptResume(id: string): Promise<{ storageKey: string; mediaType: string } | undefined> {
    return this.reader.row(KEPT_RESUME, [id]);
  }

  /** A page of all candidates. */
  async list(
    { viewer, maxPageSize }: RequestContext,
    request: PageRequest,
    filter: CandidatesFilter,
    orderBy: Order<CandidateOrderField> = CANDIDATE_SORTS.LATEST.orderBy,
    fields: ReadonlySet<string> = new Set(),
  ): Promise<Page<CandidateView>> {
    const conditions = withinDays('u.created_at', filter.from, filter.to);
    if (filter.isActive != null) conditions.push({ sql: 'u.is_active = ?', values: [filter.isActive] });
    const { columns, join } = LEVELS[levelFor(viewer, fields)];
    const rest = `STRAIGHT_JOIN user u ON u.id = page.id ${join}`;
    const where = await searchedList(this.reader, {
      source: CANDIDATE_WORDS,
      text: filter.search,
      ways: searchedWays,
      always: [OF_CANDIDATES],
      conditions,
      from: `user u FORCE INDEX (${INDEXES[orderBy.field]})`,
      id: 'u.id',
      joined: 'user u ON u.id = found.id',
      short: true,
    });
    const query = { columns, order: orderedBy(ORDERS, orderBy), rest, ...where };
    return mapPage(await readPage<CandidateRow>(this.reader, query, request, maxPageSize), (row) =>
      this.present(row, viewer),
    );
  }

  /** How many jobs a candidate has applied for: one statement for a whole page. */
  async appliedJobsCount(context: RequestContext, id: string): Promise<number> {
    const [count] = await this.jobCounts.rowsOf(context, id);
    return Number(count?.jobs ?? 0);
  }

  private present(row: CandidateRow, viewer: Viewer): CandidateView {
    return presentCandidate(row, shownNumbers(row, viewer, this.vault));
  }
}

const selectSql = (level: Level): string => `SELECT ${LEVELS[level].columns} FROM user u ${LEVELS[level].join}`;

/** The level that has all of the fields; undefined when the id is enough. */
function levelOf(fields: ReadonlySet<string>): Level | undefined {
  return (['IDENTITY', 'PROFILE', 'ACCOUNT'] as const).find((level) =>
    FIELDS[level].some((field) => fields.has(field)),
  );
}

/** Identity columns are read only for their owner and for administrators, so that they cannot leak elsewhere. */
function levelFor(viewer: Viewer, fields: ReadonlySet<string>, id?: string): Level {
  const level = levelOf(fields) ?? 'ACCOUNT';
  return level === 'IDENTITY' && identityView(viewer, id) === 'none' ? 'PROFILE' : level;
}
