import { type AskedBy, askedBySchema } from '@job-alert/domain/approvals/asked-by';
import { parseInput } from '../../platform/input.js';

/** Returns the person of a company who asked an administrator to act for it. Throws INVALID_INPUT if the input names nobody. */
export function parseAskedBy(input: object): AskedBy {
  const { askedBy, askedChannel } = parseInput(askedBySchema, input);
  return { name: askedBy, channel: askedChannel };
}

/** Returns the person in a row; null if no administrator acted for the company. */
export const presentAskedBy = (name: string | null, channel: AskedBy['channel'] | null): AskedBy | null =>
  name === null || channel === null ? null : { name, channel };
