import { COMPANY_DUPLICATE_REASONS, type CompanyDuplicateReason } from '@job-alert/domain/companies/company-duplicates';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import { groupBy } from '../../platform/group-by.js';
import type { PossibleCompanyDuplicate } from './company-duplicates.types.js';

/** A key that many companies share does not indicate duplicates. */
const MAX_PAIRS = 1_000;
const MAX_DUPLICATES = 20;

/** Limited for each kind of key, so that a common web host does not crowd out an equal GSTIN. */
const pairs = (keys: string): string =>
  COMPANY_DUPLICATE_REASONS.map(
    (kind) => `(SELECT s.company_id AS id, o.company_id AS otherId, s.kind AS reason
      FROM company_mark s STRAIGHT_JOIN company_mark o ON o.kind = '${kind}' AND o.mark = s.mark
        STRAIGHT_JOIN company c ON c.id = o.company_id STRAIGHT_JOIN user u ON u.id = c.id
      WHERE s.company_id IN (${keys}) AND s.kind = '${kind}' AND o.company_id <> s.company_id LIMIT ${MAX_PAIRS})`,
  ).join(' UNION ALL ');

interface Pair {
  id: string;
  otherId: string;
  reason: CompanyDuplicateReason;
}

/** Companies that may be the same. */
export class CompanyDuplicatesReadModel {
  private readonly loader: BatchLoader<Pair>;

  constructor(reader: SqlReader) {
    this.loader = new BatchLoader(
      (ids) => reader.rows(pairs(placeholders(ids)), [...ids, ...ids, ...ids]),
      ({ id }) => id,
    );
  }

  /** Returns at most 20, strongest reasons first. One statement for all companies of a page. */
  async findByCompany(context: RequestContext, id: string): Promise<PossibleCompanyDuplicate[]> {
    const rows = await this.loader.loadRows(context, id);
    const ordered = COMPANY_DUPLICATE_REASONS.flatMap((reason) => rows.filter((pair) => pair.reason === reason));
    return [...groupBy(ordered, ({ otherId }) => otherId)]
      .slice(0, MAX_DUPLICATES)
      .map(([companyId, shared]) => ({ companyId, reasons: shared.map(({ reason }) => reason) }));
  }
}
