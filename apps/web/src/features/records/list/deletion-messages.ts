import { deletedSuccessfully } from '@job-alert/domain/portal/admin-messages';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import type { BannerMessage } from '../../../components/use-banner';
import { formatNumber } from '../../../lib/format/format';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import type { DeletionResult } from './delete-in-batches';
import type { DeletionPreviewQuery } from './deletion-preview.generated';

/** The numbers of records that a deletion also removes. */
export type DeletionCounts = Omit<DeletionPreviewQuery['deletionPreview'], '__typename'>;

export const noDeletion: DeletionCounts = {
  users: 0,
  companies: 0,
  jobs: 0,
  applications: 0,
  interviews: 0,
  files: 0,
  notified: 0,
  runningCompanies: [],
};

const parts = ['companies', 'jobs', 'applications', 'interviews', 'files'] as const;

/** The count of the deleted records themselves, which `cascadeSummary` leaves out. */
const own = { USERS: 'users', JOBS: 'jobs', APPLICATIONS: 'applications' } as const;

/** Returns a text such as "2 companies" or "1 company". */
const counted = (count: number, what: string) =>
  what === 'companies' && count === 1 ? '1 company' : pluralizeCount(count, what);

/** Returns the counts of the records that are also deleted, such as "3 jobs" and "12 applications". */
export function cascadeSummary(kind: DeletionKind, counts: DeletionCounts): string[] {
  return parts
    .filter((part) => part !== own[kind] && counts[part] > 0)
    .map((part) => counted(counts[part], part) + (part === 'applications' ? ' with their history' : ''));
}

/** Returns the number of selected records that another administrator has already deleted. */
export const alreadyDeletedCount = (kind: DeletionKind, counts: DeletionCounts, chosen: number): number =>
  Math.max(0, chosen - counts[own[kind]]);

export function deletionMessage(
  what: string,
  { count, leftIds, deactivatedIds }: DeletionResult,
  chosen: number,
): BannerMessage {
  if (leftIds.length > 0) {
    const rest = `${formatNumber(leftIds.length)} could not be; try again.`;
    return { tone: 'error', text: `${pluralizeCount(count, what)} ${count === 1 ? 'was' : 'were'} deleted. ${rest}` };
  }
  if (deactivatedIds.length > 0) {
    const deactivated = `${formatNumber(deactivatedIds.length)} ${deactivatedIds.length === 1 ? 'was' : 'were'} deactivated because of running applications.`;
    return { tone: 'warning', text: `${pluralizeCount(count, what)} deleted. ${deactivated}` };
  }
  if (count === 0) {
    const all = chosen === 1 ? 'It was' : `All ${formatNumber(chosen)} were`;
    return { tone: 'warning', text: `Nothing was deleted. ${all} already deleted.` };
  }
  const alreadyDeleted = Math.max(0, chosen - count);
  const before =
    alreadyDeleted === 0
      ? ''
      : ` ${formatNumber(alreadyDeleted)} of ${formatNumber(chosen)} ${alreadyDeleted === 1 ? 'was' : 'were'} already deleted.`;
  return { tone: 'success', text: deletedSuccessfully(what) + before };
}
