import type { Decision } from '@job-alert/domain/approval';
import { decidedByOthers } from '@job-alert/domain/decided-by-others';
import type { ErrorCode } from '@job-alert/domain/error-codes';
import type { BannerTone } from '../../../components/use-banner';
import { countOf } from '../../../components/list/count-of';
import { refusalFacts } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';

/** What became of several rows that were decided one after another. */
export interface SeveralDecided<Changed> {
  /** As the server has them now. */
  decided: Changed[];
  /** Who had decided each that was decided before. */
  byOthers: (string | null)[];
  /** How many records were deleted before. */
  deleted: number;
  /** The ids of those that are still as they were. */
  leftIds: string[];
}

/** After these the next row would fare no better: nobody answers, or the server takes no more of us. */
const pointless: ReadonlySet<ErrorCode | null> = new Set([null, 'UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED']);

/** Decides one row after another, so that each is a decision of its own, with its own mail and its own line of the audit trail. */
export async function decideSeveral<Row extends { id: string }, Changed>(
  rows: readonly Row[],
  decideOne: (row: Row) => Promise<Changed>,
  onProgress: (decided: number) => void,
): Promise<SeveralDecided<Changed>> {
  const result: SeveralDecided<Changed> = { decided: [], byOthers: [], deleted: 0, leftIds: [] };
  for (const [index, row] of rows.entries()) {
    try {
      result.decided.push(await decideOne(row));
    } catch (error) {
      const facts = refusalFacts(error);
      const code = facts?.code ?? null;
      if (pointless.has(code)) {
        result.leftIds.push(...rows.slice(index).map(({ id }) => id));
        console.error('The decisions could not go on.', error);
        break;
      }
      if (code === 'ALREADY_DECIDED') result.byOthers.push(deciderIn(facts));
      else if (code === 'NOT_FOUND') result.deleted += 1;
      else {
        result.leftIds.push(row.id);
        console.error('A decision could not be saved.', error);
      }
    }
    onProgress(index + 1);
  }
  return result;
}

/** The administrator whom the server names. */
const deciderIn = (facts: Record<string, unknown> | null): string | null =>
  typeof facts?.['decidedBy'] === 'string' ? facts['decidedBy'] : null;

/** The sentence that counts what was done, what others had done before, and what is left; and how good that is. */
export function describeSeveral(
  what: string,
  decision: Decision,
  { decided, byOthers, deleted, leftIds }: SeveralDecided<unknown>,
): { tone: BannerTone; text: string } {
  const verb = decision === 'APPROVE' ? 'approved' : 'rejected';
  const sentences = [`${countOf(decided.length, what)} ${decided.length === 1 ? 'was' : 'were'} ${verb}.`];
  if (byOthers.length > 0) sentences.push(decidedByOthers(byOthers));
  if (deleted > 0) sentences.push(`${formatNumber(deleted)} ${deleted === 1 ? 'was' : 'were'} already deleted.`);
  if (leftIds.length > 0) sentences.push(`${formatNumber(leftIds.length)} could not be ${verb}; try again.`);
  const tone = leftIds.length > 0 ? 'error' : byOthers.length + deleted > 0 ? 'warning' : 'success';
  return { tone, text: sentences.join(' ') };
}
