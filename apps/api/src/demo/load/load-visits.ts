import { addDays } from '@job-alert/domain/india/calendar';
import type { NamedSource } from '@job-alert/domain/reports/visit-source';
import { demoInstant } from '../demo-clock.js';
import type { DemoContext } from './demo-context.js';

/** The number of days before today with visits. */
const DAYS = 90;

/** The traffic sources and their visits per day. */
const SOURCES: readonly (readonly [source: NamedSource, visitsADay: number])[] = [
  [{ source: 'DIRECT', name: '' }, 21],
  [{ source: 'SEARCH', name: 'google.com' }, 34],
  [{ source: 'SOCIAL', name: 'linkedin.com' }, 13],
  [{ source: 'CAMPAIGN', name: 'whatsapp/group/surat' }, 9],
  [{ source: 'ALERT', name: '' }, 8],
  [{ source: 'FEED', name: '' }, 5],
  [{ source: 'EMBED', name: '' }, 3],
];

/** The index of the source of a record, which is the same for each load. */
const PLACE = `1 + (id * 7) MOD ${SOURCES.length}`;
const chosen = (part: keyof NamedSource): string => SOURCES.map(([source]) => `'${source[part]}'`).join(', ');

/** Inserts visits, job views and traffic sources, and the start of their recording. */
export async function loadVisits({ manager, today }: DemoContext): Promise<void> {
  await manager.query(
    `UPDATE application SET source = ELT(${PLACE}, ${chosen('source')}), source_name = ELT(${PLACE}, ${chosen('name')})
      WHERE source IS NULL`,
  );
  await manager.query(`INSERT INTO sign_up_fact (user_type, signed_up_at, signed_up_on, source, source_name)
    SELECT type, created_at, DATE(created_at + INTERVAL 330 MINUTE), ELT(${PLACE}, ${chosen('source')}), ELT(${PLACE}, ${chosen('name')})
    FROM user WHERE type <> 'ADMIN'`);
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, -index));
  const visits = days.flatMap((day, index) =>
    SOURCES.map(([{ source, name }, visitsADay]) => [day, source, name, visitsADay + ((index * 5) % 7)]),
  );
  await manager.query('INSERT INTO source_day (day, source, source_name, visits) VALUES ?', [visits]);
  const names = SOURCES.flatMap(([{ source, name }]) => (name === '' ? [] : [[source, name, days.at(-1)]]));
  await manager.query('INSERT IGNORE INTO known_source (source, name, first_seen_on) VALUES ?', [names]);
  await manager.query(
    `INSERT INTO job_view_day (job_id, day, company_id, industry, city, state, views)
      SELECT j.id, d.day, j.company_id, j.industry, j.city, j.state, 1 + (j.id * 11 + DAYOFYEAR(d.day)) MOD 9
      FROM report_day d JOIN job j ON j.posted_at < d.day
      WHERE d.day BETWEEN ? AND ? AND j.listed_at IS NOT NULL AND (j.id + DAYOFYEAR(d.day)) MOD 3 > 0`,
    [days.at(-1), today],
  );
  const since = demoInstant(today, DAYS, 'visits');
  await manager.query('UPDATE recorded_since SET since = LEAST(since, ?)', [since]);
}
