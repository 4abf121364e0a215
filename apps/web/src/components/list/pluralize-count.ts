import { formatNumber } from '../../lib/format/format';

/** Returns a text such as "2,400 messages" or "1 message". */
export const pluralizeCount = (total: number, plural: string): string =>
  `${formatNumber(total)} ${total === 1 ? plural.slice(0, -1) : plural}`;
