import { todayInIndia } from '@job-alert/domain/india/calendar';
import {
  acceptedSource,
  type NamedSource,
  NEW_SOURCE_NAMES_A_DAY,
  SOURCE_NAMES,
  type VisitSource,
} from '@job-alert/domain/reports/visit-source';
import type { EntityManager } from 'typeorm';
import { SignUpFactEntity } from './entities/reports/sign-up-fact.entity.js';

const FIND = 'SELECT 1 FROM known_source WHERE source = ? AND name = ?';
const COUNTS = 'SELECT COUNT(*) AS total, COALESCE(SUM(first_seen_on = ?), 0) AS today FROM known_source';
const INSERT = 'INSERT IGNORE INTO known_source (source, name, first_seen_on) VALUES (?, ?, ?)';

/** A traffic source as the client reports it. */
interface ReportedSource {
  source: VisitSource;
  name?: string | null | undefined;
}

/**
 * Returns the source to record, or null if the client reported no valid one. Names come from untrusted clients, so only a limited number
 * is stored; further names are counted under their source alone.
 */
export async function registerSource(
  manager: EntityManager,
  reported: ReportedSource | null | undefined,
  now: Date,
): Promise<NamedSource | null> {
  const accepted = reported ? acceptedSource(reported.source, reported.name) : null;
  if (!accepted || accepted.name === '') return accepted;
  const { source, name } = accepted;
  const [known] = await manager.query<object[]>(FIND, [source, name]);
  if (known) return accepted;
  const today = todayInIndia(now);
  const [counts] = await manager.query<{ total: string; today: string }[]>(COUNTS, [today]);
  const isFull = Number(counts?.total) >= SOURCE_NAMES || Number(counts?.today) >= NEW_SOURCE_NAMES_A_DAY;
  if (isFull) return { source, name: '' };
  await manager.query(INSERT, [source, name, today]);
  return accepted;
}

/** Records sign-ups with their type, time and source, without the person. */
export async function recordSignUps(
  manager: EntityManager,
  users: readonly { type: 'CANDIDATE' | 'EMPLOYER' }[],
  source: NamedSource | null,
  signedUpAt: Date,
): Promise<void> {
  const row = { signedUpAt, signedUpOn: todayInIndia(signedUpAt), source: source?.source, sourceName: source?.name };
  await manager.insert(
    SignUpFactEntity,
    users.map(({ type }) => ({ ...row, userType: type })),
  );
}
