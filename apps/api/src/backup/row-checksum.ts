import { createHash } from 'node:crypto';
import type { ColumnInBackup } from './manifest.js';

/** A row with the bytes of each value. */
export type RawRow = readonly (Buffer | null)[];

export const toLine = (row: RawRow, columns: readonly ColumnInBackup[]): string =>
  JSON.stringify(
    row.map((value, index) => value && value.toString(columns[index]?.holds === 'bytes' ? 'base64' : 'utf8')),
  );

const LANES = 8;

/** Counts rows and adds up their hashes, which compares databases with different sort orders. */
export class RowChecksum {
  rows = 0;
  private readonly sums = new Uint32Array(LANES);

  add(line: string): void {
    this.rows += 1;
    const hash = createHash('sha256').update(line).digest();
    for (let lane = 0; lane < LANES; lane += 1) this.sums[lane] = (this.sums[lane] ?? 0) + hash.readUInt32LE(lane * 4);
  }

  get content(): string {
    return Buffer.from(this.sums.buffer).toString('hex');
  }
}
