import type { TestServer } from '@job-alert/local-database/test-server';

export interface Row {
  name: string;
  /** The measurement of each round. */
  rounds: readonly number[];
  /** The goal. `unit` is empty for a ratio. */
  goal: { atLeast: number } | { atMost: number };
  unit?: 'ms';
  /** The source of the figure. */
  details: string;
}

/** Rows that are measured together. BENCH_ONLY selects groups. */
export interface Group {
  name: string;
  measure: (database: TestServer, table: Table) => Promise<void>;
}

/** The number of rounds per row. */
export const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

/** The table of all rows. It prints each row as soon as it is known. */
export class Table {
  private isHeaded = false;
  private missed = 0;

  add(row: Row): void {
    if (!this.isHeaded) console.log(`${'row'.padEnd(WIDTH)} median     goal   spread`);
    this.isHeaded = true;
    const middle = median(row.rounds);
    const spread = spreadOf(row.rounds);
    const isAtLeast = 'atLeast' in row.goal;
    const goal = 'atLeast' in row.goal ? row.goal.atLeast : row.goal.atMost;
    const isMissed = isAtLeast ? middle + spread < goal : middle - spread > goal;
    if (isMissed) this.missed += 1;
    const figures = [
      figure(middle).padStart(7),
      `${isAtLeast ? '≥' : '≤'} ${figure(goal)}`.padStart(8),
      `± ${figure(spread)}`.padStart(8),
    ];
    console.log(
      `${row.name.padEnd(WIDTH)}${figures.join(' ')} ${(row.unit ?? '').padEnd(2)} ${isMissed ? 'falls short' : '           '}  ${row.details}`,
    );
  }

  /** True if no row misses its goal by more than the spread of its rounds. */
  get isReached(): boolean {
    return this.missed === 0;
  }
}

const WIDTH = 34;

const figure = (value: number): string => value.toFixed(value >= 100 ? 0 : 2);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns half of the range of the rounds. */
const spreadOf = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2;
