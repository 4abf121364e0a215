import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { MailFeature } from '../mail/mail.feature.js';
import { CandidateProfileResolver } from './candidate-profile.resolver.js';
import { CandidateSignUpService } from './candidate-sign-up.service.js';
import { CandidateSkillsResolver } from './candidate-skills.resolver.js';
import { CandidateSkillsService } from './candidate-skills.service.js';
import { CandidatesPolicy } from './candidates.policy.js';
import { CandidatesReadModel } from './candidates.read-model.js';
import { CandidatesResolver } from './candidates.resolver.js';
import { CandidatesService } from './candidates.service.js';
import { DuplicatesReadModel } from './duplicates/duplicates.read-model.js';
import { CandidateDuplicatesResolver, PossibleDuplicateResolver } from './duplicates/duplicates.resolver.js';
import { IdentityHashesService } from './identity/identity-hashes.service.js';
import { IdentityRevealResolver } from './identity/identity-reveal.resolver.js';
import { IdentityRevealService } from './identity/identity-reveal.service.js';
import { ProfileEntriesReadModel } from './profile-entries.read-model.js';
import { ProfileEntriesRepository } from './profile-entries.repository.js';
import { ResumeParsingResolver } from './resume-parsing.resolver.js';
import { createResumeReader, ResumeParsingService } from './resume-parsing.service.js';
import { StoredResumesReadModel } from './stored-resumes/stored-resumes.read-model.js';
import { StoredResumesResolver } from './stored-resumes/stored-resumes.resolver.js';
import { StoredResumesService } from './stored-resumes/stored-resumes.service.js';
import { CandidateUserResolver, UserCandidateResolver } from './user-candidate.resolver.js';
import { ConfirmationEmailsService } from './visibility/confirmation-emails.service.js';
import { ConfirmationsReadModel } from './visibility/confirmations.read-model.js';
import { ProfileViewsService } from './visibility/profile-views.service.js';
import { SearchVisibilityResolver } from './visibility/search-visibility.resolver.js';
import { SearchVisibilityService } from './visibility/search-visibility.service.js';

const ONE_HOUR = 3_600_000;

export function candidatesFeature(deps: CoreServices & MailFeature & AccountsFeature & FilesFeature) {
  const { reader, transactions, fieldEncryption, audit, accounts, accountsReadModel, verification, files } = deps;
  const candidatesReadModel = new CandidatesReadModel(reader, fieldEncryption);
  const identityHashes = new IdentityHashesService(deps.dataSource, fieldEncryption);
  const duplicates = new DuplicatesReadModel(reader);
  const entries = new ProfileEntriesRepository();
  const entriesReadModel = new ProfileEntriesReadModel(reader, deps.fileLinks);
  const candidates = new CandidatesService({ ...deps, entries, identityHashes });
  const signUps = new CandidateSignUpService(accounts, files, verification, audit);
  const links = deps.confirmationLinks;
  const searchVisibility = new SearchVisibilityService({ ...deps, links });
  const confirmationEmails = new ConfirmationEmailsService({
    ...deps,
    readModel: new ConfirmationsReadModel(reader),
    links,
  });
  const ask = async (signal: AbortSignal) => void (await confirmationEmails.sendDue(signal));
  const confirmationWork = new PeriodicTask('emails about job preferences', ONE_HOUR, ask, deps.logger);
  const resolvers: Resolvers = [
    new CandidatesResolver({
      signUps,
      service: candidates,
      readModel: candidatesReadModel,
      policy: new CandidatesPolicy(accountsReadModel),
      views: new ProfileViewsService(deps),
    }),
    new UserCandidateResolver(candidatesReadModel),
    new CandidateUserResolver(accountsReadModel),
    new CandidateDuplicatesResolver(duplicates),
    new PossibleDuplicateResolver(candidatesReadModel),
    new IdentityRevealResolver(new IdentityRevealService(transactions, fieldEncryption, audit)),
    new CandidateProfileResolver(deps.filesReadModel, entriesReadModel, deps.clock),
    new ResumeParsingResolver(
      new ResumeParsingService({ ...deps, candidatesReadModel, resumes: createResumeReader() }),
    ),
    new StoredResumesResolver(
      new StoredResumesService({ ...deps, candidates }),
      new StoredResumesReadModel(reader),
      candidatesReadModel,
    ),
    new SearchVisibilityResolver(searchVisibility, accounts),
    new CandidateSkillsResolver(new CandidateSkillsService(deps), candidatesReadModel, entriesReadModel),
  ];
  return {
    candidates,
    candidatesReadModel,
    identityHashes,
    profileEntries: entriesReadModel,
    searchVisibility,
    confirmationEmails,
    confirmationWork,
    resolvers,
  };
}

export type CandidatesFeature = ReturnType<typeof candidatesFeature>;
