import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { addDays } from '@job-alert/domain/india/calendar';
import { invitationExpiry } from '@job-alert/domain/sourcing/job-invitation';
import { JobInvitationEntity } from '../../database/entities/applications/job-invitation.entity.js';
import { NoteEntity } from '../../database/entities/applications/note.entity.js';
import { TalentPoolMemberEntity } from '../../database/entities/candidates/talent-pool-member.entity.js';
import { TalentPoolEntity } from '../../database/entities/candidates/talent-pool.entity.js';
import { demoInstant } from '../demo-clock.js';
import { demoRecruiting } from '../demo-records.js';
import type { DemoContext } from './demo-context.js';
import type { LoadedCandidate } from './load-candidates.js';
import type { LoadedJob } from './load-jobs.js';

interface Loaded {
  candidates: ReadonlyMap<string, LoadedCandidate>;
  jobs: ReadonlyMap<string, LoadedJob>;
  adminId: string;
}

const ADMIN_NAME = joinFullName(DEMO_ADMIN);
const POOL_DAYS_AGO = 6;

/** Inserts the administrator's invitations, pools and notes. The applications are there already. */
export async function loadRecruiting(context: DemoContext, loaded: Loaded): Promise<void> {
  await loadInvitations(context, loaded);
  await loadPools(context, loaded);
  await loadNotes(context, loaded);
}

async function loadInvitations({ manager, today }: DemoContext, loaded: Loaded): Promise<void> {
  const rows = demoRecruiting.invitations.map(({ candidateKey, jobKey, invitedDaysAgo, message = null, no }) => {
    const job = found(loaded.jobs, jobKey);
    const invitedAt = demoInstant(today, invitedDaysAgo, `${candidateKey} invited`);
    return {
      jobId: job.id,
      candidateId: found(loaded.candidates, candidateKey).id,
      tokenHash: null,
      message,
      invitedById: loaded.adminId,
      invitedByName: ADMIN_NAME,
      invitedAt,
      expiresAt: invitationExpiry(addDays(today, job.job.deadlineInDays), invitedAt),
      ...(no && {
        answer: 'DECLINED' as const,
        answeredAt: demoInstant(today, no.daysAgo, `${candidateKey} declined`),
        declineReason: no.reason,
        declineNote: no.note ?? null,
      }),
    };
  });
  await manager.insert(JobInvitationEntity, rows);
  await manager.query(`UPDATE job_invitation i JOIN application a ON a.job_id = i.job_id AND a.candidate_id = i.candidate_id
    SET i.answer = 'ACCEPTED', i.answered_at = a.applied_at, i.application_id = a.id, a.source = 'INVITATION', a.source_name = ''`);
}

async function loadPools({ manager, today }: DemoContext, { candidates }: Loaded): Promise<void> {
  for (const { name, members } of demoRecruiting.pools) {
    const createdAt = demoInstant(today, POOL_DAYS_AGO, name);
    const pool = manager.create(TalentPoolEntity, { name, authorName: ADMIN_NAME, createdAt, revision: 1 });
    const { id: poolId } = await manager.save(pool);
    const rows = members.map(({ candidateKey, note = null }) => ({
      poolId,
      candidateId: found(candidates, candidateKey).id,
      note,
      addedByName: ADMIN_NAME,
      addedAt: createdAt,
    }));
    await manager.insert(TalentPoolMemberEntity, rows);
  }
}

async function loadNotes({ manager, today }: DemoContext, { candidates, jobs, adminId }: Loaded): Promise<void> {
  const rows = demoRecruiting.notes.map(({ candidateKey, jobKey, daysAgo, dueInDays, outcome = null, ...note }) => ({
    ...note,
    outcome,
    candidateId: candidateKey === undefined ? null : found(candidates, candidateKey).id,
    jobId: jobKey === undefined ? null : found(jobs, jobKey).id,
    dueOn: dueInDays === undefined ? null : addDays(today, dueInDays),
    authorId: adminId,
    authorName: ADMIN_NAME,
    createdAt: demoInstant(today, daysAgo, `${candidateKey ?? jobKey} noted`),
  }));
  await manager.insert(NoteEntity, rows);
}

function found<Record>(records: ReadonlyMap<string, Record>, key: string): Record {
  const record = records.get(key);
  if (!record) throw new Error(`The demo's recruiting names ${key}, which does not exist.`);
  return record;
}
