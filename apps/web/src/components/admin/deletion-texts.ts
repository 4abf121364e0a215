import { deletedSuccessfully } from '@job-alert/domain/messages';
import type { DeletionKind } from '../../lib/graphql/schema.generated';
import { countOf } from './count-of';
import type { DeletionPreviewQuery } from './deletion-preview.generated';

/** What goes with a deletion, as counts. */
export type DeletionCounts = DeletionPreviewQuery['deletionPreview'];

const parts = ['companies', 'jobs', 'applications', 'interviews', 'files'] as const;

/** The records themselves, which are not among what goes with them. */
const own = { USERS: 'users', JOBS: 'jobs', APPLICATIONS: 'applications' } as const;

/** "2 companies", "1 company". */
const counted = (count: number, what: string) =>
  what === 'companies' && count === 1 ? '1 company' : countOf(count, what);

/** What goes with the records, such as "3 jobs" and "12 applications"; empty when nothing does. */
export function goesWith(kind: DeletionKind, counts: DeletionCounts): string[] {
  return parts
    .filter((part) => part !== own[kind] && counts[part] > 0)
    .map((part) => counted(counts[part], part) + (part === 'applications' ? ' with their history' : ''));
}

/** How many of the chosen records somebody else has deleted before. */
export const alreadyGone = (kind: DeletionKind, counts: DeletionCounts, chosen: number): number =>
  Math.max(0, chosen - counts[own[kind]]);

/** The sentence after a deletion. */
export function deletionDone(what: string, deleted: number, chosen: number): string {
  const gone = Math.max(0, chosen - deleted);
  return deletedSuccessfully(what) + (gone === 0 ? '' : ` ${gone} of ${chosen} had been deleted before.`);
}
