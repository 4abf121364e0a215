import type { DataSource } from 'typeorm';

const AT = '2026-01-05 10:00:00.000';
const EMPLOYERS = 50;

/** Rows of the schema before migration 0009, as a portal of that time held them: so many applications, each of a candidate. */
export async function fillOlderSchema(dataSource: DataSource, applications: number): Promise<void> {
  const insert = async (into: string, rows: unknown[][]): Promise<void> => {
    for (let from = 0; from < rows.length; from += 1_000)
      await dataSource.query(`INSERT INTO ${into} VALUES ?`, [rows.slice(from, from + 1_000)]);
  };
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const employers = numbers(EMPLOYERS);
  const admin = EMPLOYERS + 1;
  const each = numbers(applications).map((id) => ({ id, candidate: admin + id, company: (id % EMPLOYERS) + 1 }));
  const people = [
    ...employers.map((id) => [id, `Mill${id}@People.EXAMPLE`, 'EMPLOYER']),
    [admin, 'admin@people.example', 'ADMIN'],
    ...each.map(({ candidate }) => [candidate, `Candidate${candidate}@People.EXAMPLE`, 'CANDIDATE']),
  ];
  await insert(
    'user (id, email, type, first_name, last_name, contact, created_at)',
    people.map(([id, email, type]) => [id, email, type, 'Asha', 'Patel', type === 'ADMIN' ? '' : '9876543210', AT]),
  );
  await insert(
    'password_token (token_hash, user_id, purpose, created_at, expires_at)',
    each.map(({ id, candidate }) => [String(id).padStart(64, '0'), candidate, 'INVITATION', AT, '2027-01-01']),
  );
  await insert(
    'company (id, name, website, gstin, approval_state, created_at)',
    employers.map((id) => [id, `Mill ${id}`, 'https://mill.example', '24AAACM1234A1Z5', 'APPROVED', AT]),
  );
  await insert(
    'candidate_profile (id, experience_level)',
    each.map(({ candidate }) => [candidate, 'FRESHER']),
  );
  const job = ['Weaver', 'Weaves.', 'FULL_TIME', 'ONSITE', 'Surat', 'Gujarat', 'India', 200000, 300000, 0, 2, 3];
  const firm = ['ITI', '["Loom"]', 'Mill', 'https://mill.example', 'A mill.', 'Textiles', AT, '2026-12-31'];
  await insert(
    `job (id, company_id, title, description, job_type, work_mode, city, state, country, salary_min, salary_max, min_experience,
      max_experience, openings, minimum_qualification, preferred_skills, company_name, company_website, company_description,
      industry, posted_at, deadline, approval_state, listed_at)`,
    employers.map((id) => [id, id, ...job, ...firm, 'APPROVED', AT]),
  );
  const standing = ['APPLIED', 'APPLIED', 'APPLIED', 'APPROVED', AT, AT];
  await insert(
    `application (id, job_id, company_id, candidate_id, attempt, status, proposed_status, approved_status, approval_state,
      applied_at, status_updated_at)`,
    each.map(({ id, candidate, company }) => [id, company, company, candidate, 1, ...standing]),
  );
  await insert(
    'approval (application_id, state, requested_by_id, requested_by_name, requested_at, decided_at, proposed_value)',
    each.map(({ id, candidate }) => [id, 'APPROVED', candidate, 'Asha Patel', AT, AT, 'APPLIED']),
  );
  await insert(
    'approval (company_id, state, requested_by_id, requested_by_name, requested_at, decided_at, proposed_value, feedback)',
    employers.map((id) => [id, 'APPROVED', id, `Mill ${id}`, AT, AT, 'APPROVED', 'Welcome.']),
  );
  await insert(
    'notification (user_id, kind, text, path, created_at)',
    each.map(({ id }) => [
      admin,
      'NEW_APPLICATION',
      'Asha Patel has applied.',
      `/job-alert/admin/manage-application?status=Pending&record=${id}`,
      AT,
    ]),
  );
  await insert(
    'outbox_message (message_key, state, recipient, kind, subject, text, html, created_at, due_at)',
    each.map(({ id }) => [
      `new-application:${id}:${admin}`,
      'WAITING',
      'admin@people.example',
      'NEW_APPLICATION',
      'New application',
      'Asha Patel has applied.',
      '<p>Asha Patel has applied.</p>',
      AT,
      AT,
    ]),
  );
}
