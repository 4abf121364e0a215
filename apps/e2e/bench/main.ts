import { firstUseRows } from './first-use-rows.ts';
import { lighthouseRows } from './lighthouse-rows.ts';
import { returnRows } from './return-rows.ts';
import type { Figures, Goal, Row } from './row.ts';
import { openStage } from './stage.ts';
import { typingRows } from './typing-rows.ts';

const ROWS: readonly Row[] = [...lighthouseRows, ...firstUseRows, ...typingRows, ...returnRows];

const runs = Number(process.env['BENCH_RUNS'] ?? 5);
const only = process.env['BENCH_ONLY'] ?? '';

const chosen = ROWS.filter(({ name }) => name.includes(only));
if (chosen.length === 0) throw new Error(`No row has "${only}" in its name.`);

const { stage, close } = await openStage();
try {
  // The first visit warms up the portal: it loads modules and files into memory.
  for (const row of chosen) await row.measure(stage);
  for (const row of chosen) {
    const results: Figures[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await row.measure(stage));
    print(row, results);
  }
} finally {
  await close();
}

function print({ name, goals }: Row, results: readonly Figures[]): void {
  console.log(`\n${name}`);
  for (const figure of Object.keys(results[0] ?? {})) {
    const values = results.map((each) => each[figure] ?? Number.NaN).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
    const [least = median, most = median] = [values[0], values.at(-1)];
    const goal = goals[figure];
    const verdict = goal === undefined ? '' : verdictOn(goal, median, least, most);
    console.log(`  ${figure.padEnd(22)}${show(median).padStart(10)}  (${show(least)} to ${show(most)})${verdict}`);
  }
}

/** Compares a median with its goal. A miss within the spread of the runs does not fail the bench, because the machine may be busy. */
function verdictOn(goal: Goal, median: number, least: number, most: number): string {
  const text = 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
  const isReached = 'atMost' in goal ? median <= goal.atMost : median >= goal.atLeast;
  const isClose = 'atMost' in goal ? least <= goal.atMost : most >= goal.atLeast;
  if (!isReached && !isClose) process.exitCode = 1;
  return `  goal ${text}: ${isReached ? 'reached' : isClose ? 'within the spread' : 'MISSED'}`;
}

function show(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(3);
}
