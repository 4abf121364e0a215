import { readFileSync } from 'node:fs';
import { columnName, REPORT_PARTS, REPORTS } from '@job-alert/domain/reports';
import { expect, test } from 'vitest';

test('docs/reporting.md defines each number in the words of the domain', () => {
  const docs = readFileSync(new URL('../../../docs/reporting.md', import.meta.url), 'utf8');
  for (const { measures } of [...Object.values(REPORTS), ...Object.values(REPORT_PARTS)]) {
    for (const [name, { label, definition }] of Object.entries(measures)) {
      expect(docs).toContain(`| ${columnName(name)} | ${label} | ${definition} |`);
    }
  }
});
