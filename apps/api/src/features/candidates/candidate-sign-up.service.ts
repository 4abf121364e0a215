import { candidateSignUpSchema } from '@job-alert/domain/accounts/accounts';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { markCandidatesChanged } from '../../database/search/candidate-index.js';
import { recordSignUps, registerSource } from '../../database/traffic-sources.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { WantedJob } from '../accounts/accounts.emails.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { validateConsent } from '../accounts/consent.rules.js';
import type { EmailVerificationService } from '../accounts/email-addresses/email-verification.service.js';
import type { FilesService } from '../files/files.service.js';
import type { RegisterCandidateInput } from './candidate-inputs.types.js';

export class CandidateSignUpService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly files: FilesService,
    private readonly verification: EmailVerificationService,
    private readonly audit: AuditTrail,
  ) {}

  /** Creates the account and its profile with the resume, all or nothing. */
  async register(
    context: RequestContext,
    { resume, source, jobId, ...input }: RegisterCandidateInput,
  ): Promise<UserEntity> {
    // Anonymous sign-ups are counted before the body is read (server/uploads). Sign-ups with a login are counted here.
    if (context.viewer.kind !== 'anonymous') await this.accounts.countRegistration(context);
    const { password, experienceLevel, ...person } = parseInput(
      candidateSignUpSchema,
      input,
      validateConsent(input.consent),
    );
    // Before the transaction: hashing waits in a queue, and a waiting transaction would occupy a connection.
    const passwordHash = await this.accounts.hashPassword(password, context.network);
    const isWelcomed = await this.verification.allowWelcome(person.email);
    return this.files.transaction([{ field: 'resume', purpose: 'RESUME', upload: resume }], async (manager, files) => {
      const account = { ...person, passwordHash, type: 'CANDIDATE', consentVersion: PRIVACY_NOTICE_VERSION } as const;
      const user = await this.accounts.create(manager, account);
      const from = await registerSource(manager, source, user.createdAt);
      await recordSignUps(manager, [account], from, user.createdAt);
      const resumeId = await files.replace('resume', user.id, null);
      const profile = { id: user.id, experienceLevel, resumeId, isComplete: false, version: 1 };
      await manager.insert(CandidateProfileEntity, profile);
      await markCandidatesChanged(manager, [user.id]);
      await this.audit.record(manager, context, { action: 'REGISTER', subjectType: 'CANDIDATE', subjectId: user.id });
      if (isWelcomed)
        await this.verification.welcome(
          manager,
          user,
          jobId && isId(jobId) ? await findListedJob(manager, jobId) : null,
        );
      return user;
    });
  }
}

/** Returns the job if the public can see it. */
async function findListedJob(manager: EntityManager, id: string): Promise<WantedJob | null> {
  const sql = `SELECT j.title, c.name AS companyName FROM job j JOIN company c ON c.id = j.company_id
    WHERE j.id = ? AND j.listed_at IS NOT NULL`;
  const [job] = await manager.query<WantedJob[]>(sql, [id]);
  return job ?? null;
}
