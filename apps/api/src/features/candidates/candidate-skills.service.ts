import { skillSpelling, skillTagsSchema } from '@job-alert/domain/candidates/skills';
import type { EntityManager } from 'typeorm';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { CandidateSkillEntity } from '../../database/entities/candidates/candidate-skill.entity.js';
import { markCandidatesChanged } from '../../database/search/candidate-index.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import { requireCandidate } from '../../platform/viewer.js';
import type { SaveCandidateSkillsInput } from './candidate-skills.types.js';

/** The skills of a candidate. They do not change the profile's version, so that an open profile form stays valid. */
export class CandidateSkillsService {
  constructor(private readonly deps: Pick<CoreServices, 'transactions' | 'audit'>) {}

  /** Saves all skills of the candidate. Returns the candidate's id. */
  async save(context: RequestContext, input: SaveCandidateSkillsInput): Promise<string> {
    const candidate = requireCandidate(context.viewer);
    const { id } = candidate;
    const { skills } = parseInput(skillTagsSchema, input);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, candidate);
      await lockProfile(manager, id);
      await manager.delete(CandidateSkillEntity, { candidateId: id });
      const rows = skills.map((name, position) => ({ candidateId: id, position, name, skill: skillSpelling(name) }));
      if (rows.length > 0) await manager.insert(CandidateSkillEntity, rows);
      await markCandidatesChanged(manager, [id]);
      await this.deps.audit.record(manager, context, {
        action: 'SAVE_SKILLS',
        subjectType: 'CANDIDATE',
        subjectId: id,
      });
    });
    return id;
  }
}

/** Serializes concurrent saves. */
async function lockProfile(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  if (!(await manager.findOne(CandidateProfileEntity, { select: { id: true }, where: { id }, lock }))) {
    throw notFound('Candidate');
  }
}
