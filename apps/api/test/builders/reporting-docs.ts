import { readFileSync } from 'node:fs';

export const reportingDocs = readFileSync(new URL('../../../../docs/reporting.md', import.meta.url), 'utf8');

/** Returns the SQL that docs/reporting.md gives for an account of a reporting tool, with the names of this database and account. */
export function statementsOfTheDocs(database: string, account: string, password: string): string[] {
  const [, sql = ''] = /```sql\n(.*?)```/s.exec(reportingDocs) ?? [];
  return sql
    .replaceAll('job_alert.', `\`${database}\`.`)
    .replaceAll("'reports'@", `'${account}'@`)
    .replace("'…'", `'${password}'`)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Returns the column names of each view in docs/reporting.md, in the order of the document. */
export function documentedViews(): Record<string, string[]> {
  const [, ...chapters] = reportingDocs.split(/^### `(?=report_)/m);
  return Object.fromEntries(
    chapters.map((chapter) => {
      const rows = chapter.split(/^## /m)[0]?.matchAll(/^\| (`.*?) \|/gm) ?? [];
      const names = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
      return [chapter.slice(0, chapter.indexOf('`')), names];
    }),
  );
}
