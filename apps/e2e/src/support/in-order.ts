import { beforeEach } from 'vitest';

/** For a journey whose steps build on each other, inside its `describe`: after a step has failed, the rest would only wait, so they are skipped. */
export function inOrder(): void {
  beforeEach(({ task, skip }) => {
    const failed = task.suite?.tasks.find(({ result }) => result?.state === 'fail');
    if (failed) skip(`It builds on "${failed.name}", which failed.`);
  });
}
