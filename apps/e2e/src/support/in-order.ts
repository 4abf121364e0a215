import { beforeEach } from 'vitest';

/** Skips the remaining steps of a `describe` after one has failed, because each step depends on the ones before it. */
export function inOrder(): void {
  beforeEach(({ task, skip }) => {
    const failed = task.suite?.tasks.find(({ result }) => result?.state === 'fail');
    if (failed) skip(`It builds on "${failed.name}", which failed.`);
  });
}
