import { nameWords, recordWords } from '@job-alert/domain/lists/list-search';
import type { EntityManager } from 'typeorm';

/** The maximum number of rows that fits into one packet of the database. */
const WORD_BATCH_SIZE = 10_000;

/** Administrators find a company by its owner, who may have another id. */
const USERS = `SELECT u.id, u.type, u.first_name AS firstName, u.last_name AS lastName, u.email, u.contact, c.name,
    o.first_name AS ownerFirstName, o.last_name AS ownerLastName, o.email AS ownerEmail, o.contact AS ownerContact
  FROM user u LEFT JOIN company c ON c.id = u.id
    LEFT JOIN company_member w ON w.company_id = c.id AND w.role = 'OWNER' AND w.user_id <> c.id LEFT JOIN user o ON o.id = w.user_id
  WHERE u.id IN (?) OR u.id IN (SELECT company_id FROM company_member WHERE user_id IN (?) AND role = 'OWNER')`;
const NOTES = 'SELECT id, text FROM note WHERE id IN (?)';
const JOBS = 'SELECT id, title, company_name AS companyName FROM job WHERE id IN (?)';

interface UserTexts {
  id: string;
  type: string;
  firstName: string;
  lastName: string;
  email: string;
  contact: string;
  name: string | null;
  ownerFirstName: string | null;
  ownerLastName: string | null;
  ownerEmail: string | null;
  ownerContact: string | null;
}

interface JobTexts {
  id: string;
  title: string;
  companyName: string;
}

/**
 * Writes the words by which administrators find these accounts and their companies. Call it in the transaction of every change of a
 * name, email address or phone number.
 */
export async function indexUsers(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const users = await manager.query<UserTexts[]>(USERS, [ids, ids]);
  await manager.query('DELETE FROM user_word WHERE user_id IN (?)', [[...ids, ...users.map(({ id }) => id)]]);
  const words = users.flatMap((user) => {
    const { id, type } = user;
    const names = new Set(nameWords([user.firstName, user.lastName, user.ownerFirstName, user.ownerLastName]));
    const contacts = recordWords([user.email, user.contact, user.ownerEmail, user.ownerContact]);
    const others = [...nameWords([user.name]), ...contacts];
    return [...names, ...others].map((word) => [id, word, type, names.has(word)] as const);
  });
  await insert(manager, 'user_word (user_id, word, user_type, of_name)', words);
}

/** Writes the words by which administrators find these jobs. Call it when they are posted. */
export async function indexJobs(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const jobs = await manager.query<JobTexts[]>(JOBS, [ids]);
  await manager.query('DELETE FROM job_word WHERE job_id IN (?)', [ids]);
  const words = jobs.flatMap(({ id, title, companyName }) => {
    const titles = new Set(nameWords([title]));
    return [...titles, ...nameWords([companyName])].map((word) => [id, word, titles.has(word)] as const);
  });
  await insert(manager, 'job_word (job_id, word, of_title)', words);
}

/** Writes the words by which administrators find these notes. Call it when they are written. */
export async function indexNotes(manager: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const notes = await manager.query<{ id: string; text: string }[]>(NOTES, [ids]);
  await manager.query('DELETE FROM note_word WHERE note_id IN (?)', [ids]);
  const words = notes.flatMap(({ id, text }) => recordWords([text]).map((word) => [id, word] as const));
  await insert(manager, 'note_word (note_id, word)', words);
}

const ID_BATCH_SIZE = 1_000;

/** Writes the words of all accounts, jobs and notes, for a database that was filled in another way. */
export async function indexAll(manager: EntityManager): Promise<void> {
  await indexInBatches(manager, 'user', indexUsers);
  await indexInBatches(manager, 'job', indexJobs);
  await indexAllNotes(manager);
}

export const indexAllNotes = (manager: EntityManager): Promise<void> => indexInBatches(manager, 'note', indexNotes);

async function indexInBatches(manager: EntityManager, table: string, index: typeof indexUsers): Promise<void> {
  for (let last: string | undefined = '0'; last !== undefined; ) {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ID_BATCH_SIZE}`,
      [last],
    );
    await index(
      manager,
      rows.map(({ id }) => id),
    );
    last = rows.at(-1)?.id;
  }
}

/** IGNORE, because the database considers words equal that differ only in accents. Words of names and titles come first. */
async function insert(
  manager: EntityManager,
  into: string,
  words: readonly (readonly (string | boolean)[])[],
): Promise<void> {
  for (let from = 0; from < words.length; from += WORD_BATCH_SIZE)
    await manager.query(`INSERT IGNORE INTO ${into} VALUES ?`, [words.slice(from, from + WORD_BATCH_SIZE)]);
}
