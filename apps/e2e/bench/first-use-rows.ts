import type { Figures, Row } from './row.ts';
import { onSlowComputer, type SlowComputer } from './slow-computer.ts';

/** The time before the first click. By then the page's code has loaded but has not run. */
const READING_MS = 1_500;

/** The time from a visitor's first click, which runs the page's code, until the job is saved. */
export const firstUseRows: readonly Row[] = [
  {
    name: 'job list, first click of a visitor',
    goals: { 'click to saved ms': { atMost: 1_000 } },
    measure: (stage) => onSlowComputer(stage, null, saveJob),
  },
];

async function saveJob({ page }: SlowComputer, slowDown: () => Promise<void>): Promise<Figures> {
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown();
  await page.goto('/job-alert/job-opportunites');
  await page.waitForTimeout(READING_MS);
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const saveButton = document.querySelector<HTMLElement>('article button[aria-pressed]');
        const start = performance.now();
        new MutationObserver(() => {
          if (saveButton?.dataset['saved'] !== undefined) resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, attributes: true });
        saveButton?.click();
      }),
  );
  return { 'click to saved ms': Math.round(elapsed) };
}
