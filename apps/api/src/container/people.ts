import { AccountsReadModel } from '../features/accounts/accounts.read-model.js';
import { AccountsResolver } from '../features/accounts/accounts.resolver.js';
import { AccountsService } from '../features/accounts/accounts.service.js';
import { AdministratorsService } from '../features/accounts/administrators.service.js';
import { GuessLimits } from '../features/accounts/guess-limits.js';
import { InvitationsService } from '../features/accounts/invitations.service.js';
import { KnownDevices } from '../features/accounts/known-devices.js';
import { PasswordRecoveryResolver } from '../features/accounts/password-recovery.resolver.js';
import { PasswordRecoveryService } from '../features/accounts/password-recovery.service.js';
import { PasswordTokensRepository } from '../features/accounts/password-tokens.repository.js';
import { Passwords } from '../features/accounts/passwords.js';
import { SecondFactorResolver } from '../features/accounts/second-factor.resolver.js';
import { SecondFactorService } from '../features/accounts/second-factor.service.js';
import { SecondFactors } from '../features/accounts/second-factors.js';
import { SessionsService } from '../features/accounts/sessions.service.js';
import { CandidateProfileResolver } from '../features/candidates/candidate-profile.resolver.js';
import { CandidateSignUps } from '../features/candidates/candidate-sign-up.service.js';
import { CandidatesPolicy } from '../features/candidates/candidates.policy.js';
import { CandidatesReadModel } from '../features/candidates/candidates.read-model.js';
import { CandidatesResolver } from '../features/candidates/candidates.resolver.js';
import { CandidatesService } from '../features/candidates/candidates.service.js';
import { IdentityRevealResolver } from '../features/candidates/identity-reveal.resolver.js';
import { IdentityReveal } from '../features/candidates/identity-reveal.service.js';
import { ProfileEntriesReadModel } from '../features/candidates/profile-entries.read-model.js';
import { ProfileEntriesRepository } from '../features/candidates/profile-entries.repository.js';
import { CompaniesReadModel } from '../features/companies/companies.read-model.js';
import { CompaniesResolver } from '../features/companies/companies.resolver.js';
import { UserCompanyResolver } from '../features/companies/user-company.resolver.js';
import { CompaniesService } from '../features/companies/companies.service.js';
import { FileDownloads } from '../features/files/file-downloads.service.js';
import { FileIntake } from '../features/files/file-intake.js';
import { FileLinks } from '../features/files/file-links.js';
import { createFileStore } from '../features/files/file-store.js';
import { FilesReadModel } from '../features/files/files.read-model.js';
import { FilesService } from '../features/files/files.service.js';
import { LaterScans } from '../features/files/later-scans.js';
import { VirusScan } from '../features/files/virus-scan.js';
import { Clamd, clamdPlace } from '../platform/clamd.js';
import type { Foundation } from './foundation.js';
import type { MailServices } from './mail.js';
import type { Resolvers } from './resolvers.js';

/** Accounts and those who have them: employers with their companies, candidates with their profiles and files. */
export function createPeople(foundation: Foundation, { mailRoom, announce, office, secondFactorNews }: MailServices) {
  const { config, dataSource, logger, clock, reader, transactions, audit, limiter, dailyLimits, vault, signer } =
    foundation;
  const sessions = new SessionsService(reader, clock);
  const passwords = new Passwords();
  const tokens = new PasswordTokensRepository();
  const accountsReadModel = new AccountsReadModel(reader);
  const secondFactors = new SecondFactors(dataSource, vault, secondFactorNews, audit, clock);
  const devices = new KnownDevices(reader, clock);
  const guesses = new GuessLimits(limiter, devices);
  const accounts = new AccountsService({
    dataSource,
    transactions,
    passwords,
    sessions,
    secondFactors,
    guesses,
    devices,
    limiter,
    mailRoom,
    audit,
    clock,
  });
  const secondFactorService = new SecondFactorService(
    dataSource,
    transactions,
    accounts,
    secondFactors,
    sessions,
    vault,
    secondFactorNews,
    audit,
    clock,
    config.BRAND_NAME,
  );
  const recovery = new PasswordRecoveryService(
    dataSource,
    transactions,
    tokens,
    passwords,
    sessions,
    devices,
    guesses,
    mailRoom,
    limiter,
    audit,
    clock,
  );
  const invitations = new InvitationsService(transactions, tokens, mailRoom, dailyLimits, audit, clock);

  const fileLinks = new FileLinks(signer, clock);
  const fileStore = createFileStore(config);
  const clamd = config.CLAMD_URL ? new Clamd(clamdPlace(config.CLAMD_URL)) : null;
  const virusScan = new VirusScan(clamd, config.CLAMD_AWAY === 'later', logger);
  const intake = new FileIntake(fileStore, virusScan);
  const files = new FilesService(dataSource, transactions, intake, fileStore, logger, clock);
  const fileViews = new FilesReadModel(reader, fileLinks);

  const companies = new CompaniesReadModel(reader);
  const companyService = new CompaniesService(transactions, accounts, announce, office, audit, clock);
  const candidateViews = new CandidatesReadModel(reader, vault);
  const candidates = new CandidatesService(files, new ProfileEntriesRepository(), vault, audit, clock);
  const signUps = new CandidateSignUps(accounts, files, announce, audit);

  const resolvers: Resolvers = [
    [AccountsResolver, new AccountsResolver(accounts, accountsReadModel)],
    [SecondFactorResolver, new SecondFactorResolver(secondFactorService)],
    [PasswordRecoveryResolver, new PasswordRecoveryResolver(recovery, invitations, accountsReadModel)],
    [CompaniesResolver, new CompaniesResolver(companyService, companies)],
    [UserCompanyResolver, new UserCompanyResolver(companies)],
    [CandidatesResolver, new CandidatesResolver(signUps, candidates, candidateViews, new CandidatesPolicy(companies))],
    [IdentityRevealResolver, new IdentityRevealResolver(new IdentityReveal(transactions, vault, audit))],
    [CandidateProfileResolver, new CandidateProfileResolver(fileViews, new ProfileEntriesReadModel(reader, fileLinks))],
  ];
  return {
    sessions,
    accounts,
    accountsReadModel,
    devices,
    invitations,
    fileLinks,
    fileStore,
    files,
    companies,
    candidateViews,
    administrators: new AdministratorsService(transactions, accounts, secondFactors, sessions, secondFactorNews, audit),
    virusScan,
    laterScans: new LaterScans(dataSource, fileStore, virusScan, logger),
    downloads: new FileDownloads(reader, transactions, fileLinks, fileStore, audit, logger),
    resolvers,
  };
}

export type People = ReturnType<typeof createPeople>;
