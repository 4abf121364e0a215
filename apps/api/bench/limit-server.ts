import { createServer } from 'node:http';
import mysql from 'mysql2';

/**
 * L0, the limit: the throughput of Node's own HTTP server, a prepared statement and JSON.stringify with the same rows and the same JSON. It checks
 * and logs nothing, and serves only a few fixed paths.
 */
const pool = mysql.createPool({
  uri: process.env['DATABASE_URL'] ?? '',
  connectionLimit: 20,
  timezone: 'Z',
  dateStrings: true,
  supportBigNumbers: true,
  bigNumberStrings: true,
});

const COLUMNS = `j.id, j.title, j.job_type AS jobType, j.work_mode AS workMode, j.city, j.state, j.salary_min AS salaryMin, j.salary_max AS salaryMax,
  j.min_experience AS minExperience, j.max_experience AS maxExperience, j.openings, j.minimum_qualification AS minimumQualification,
  j.preferred_skills AS preferredSkills, j.deadline, j.company_id AS companyId, j.company_name AS companyName, j.industry,
  DATE_FORMAT(j.listed_at, '%Y-%m-%dT%H:%i:%s.%f') AS listedAt`;
const OPEN = `j.listed_at IS NOT NULL AND j.deadline >= '2026-11-01'`;
const ORDER = 'ORDER BY j.listed_at DESC, j.id DESC';

type Row = Record<string, unknown> & { listedAt: string; id: string };

const nodeOf = (row: Row) => ({
  id: row.id,
  title: row['title'],
  jobType: row['jobType'],
  workMode: row['workMode'],
  city: row['city'],
  state: row['state'],
  salaryMin: row['salaryMin'],
  salaryMax: row['salaryMax'],
  minExperience: row['minExperience'],
  maxExperience: row['maxExperience'],
  openings: row['openings'],
  minimumQualification: row['minimumQualification'],
  preferredSkills: JSON.parse(row['preferredSkills'] as string),
  postedAt: `${row.listedAt.slice(0, 23)}Z`,
  deadline: row['deadline'],
  company: { id: row['companyId'], name: row['companyName'], industry: row['industry'] },
});

const cursorOf = (row: Row) =>
  Buffer.from(`${row.listedAt} ${row.id} ${(row['weight'] as number | undefined) ?? 0}`).toString('base64url');

function pageOf(rows: Row[]) {
  const shown = rows.slice(0, 20);
  const edges = shown.map((row) => ({ cursor: cursorOf(row), node: nodeOf(row) }));
  return {
    data: { openJobs: { edges, pageInfo: { hasNextPage: rows.length > 20, endCursor: edges.at(-1)?.cursor ?? null } } },
  };
}

const first = `SELECT ${COLUMNS} FROM job j FORCE INDEX (job_listed) WHERE ${OPEN} ${ORDER} LIMIT 21`;
const cursor = `SELECT ${COLUMNS} FROM job j FORCE INDEX (job_listed) WHERE ${OPEN} AND j.listed_at <= ? AND (j.listed_at < ? OR j.id < ?) ${ORDER} LIMIT 21`;
const far = `SELECT ${COLUMNS} FROM (SELECT j.id FROM job j FORCE INDEX (job_listed) WHERE ${OPEN} ${ORDER} LIMIT 21 OFFSET 9980) p JOIN job j ON j.id = p.id ${ORDER}`;
const words = `SELECT ${COLUMNS} FROM job j FORCE INDEX (job_listed) WHERE ${OPEN} AND (j.title LIKE ? OR j.preferred_skills LIKE ?) AND (j.city LIKE ? OR j.state LIKE ?) ${ORDER} LIMIT 21`;
const one = `SELECT ${COLUMNS} FROM job j WHERE j.id = ? AND ${OPEN}`;

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://l0');
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  const answer = (sql: string, values: string[], shape: (rows: Row[]) => unknown) =>
    pool.execute(sql, values, (error, rows) => {
      if (error) {
        response.writeHead(500).end(error.message);
        return;
      }
      const body = JSON.stringify(shape(rows as Row[]));
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(body),
        })
        .end(body);
    });
  if (url.pathname === '/first') answer(first, [], pageOf);
  else if (url.pathname === '/far') answer(far, [], pageOf);
  else if (url.pathname === '/words') answer(words, ['%developer%', '%developer%', '%surat%', '%surat%'], pageOf);
  else if (url.pathname === '/cursor') answer(cursor, [parameter('at'), parameter('at'), parameter('id')], pageOf);
  else if (url.pathname === '/one')
    answer(one, [parameter('id')], ([row]) => ({ data: { openJob: row ? nodeOf(row) : null } }));
  else response.writeHead(404).end();
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'));
