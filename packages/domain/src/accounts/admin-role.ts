export const ADMIN_ROLES = ['ADMINISTRATOR', 'RECRUITER', 'READER'] as const;
/** The role of an administrator's account. Each role may do everything that the roles after it may do. */
export type AdminRole = (typeof ADMIN_ROLES)[number];

export const ADMIN_ROLE_LABELS: Readonly<Record<AdminRole, string>> = {
  ADMINISTRATOR: 'Administrator',
  RECRUITER: 'Recruiter',
  READER: 'Reader',
};

export const ADMIN_ROLE_DESCRIPTIONS: Readonly<Record<AdminRole, string>> = {
  ADMINISTRATOR: 'Does everything.',
  RECRUITER:
    'Does everything except the administrators, API keys and webhooks, deletions, merges, and the figures and report links of others.',
  READER: 'Reads lists, records and reports. Changes and decides nothing, and opens no identity documents.',
};

/** Every administrator can do these, even before setting up a required second factor: actions for their own account, and the counts of the sidebar. */
const OF_OWN_ACCOUNT = [
  'Query.waitingCounts',
  'Mutation.changePassword',
  'Mutation.confirmSecondFactor',
  'Mutation.disableSecondFactor',
  'Mutation.requestEmailChange',
  'Mutation.resendVerification',
  'Mutation.signOut',
  'Mutation.signOutEverywhere',
  'Mutation.startSecondFactor',
] as const;

/** Fields of the schema and exports by the lowest role that may use them (decision 0169). */
const ACTIONS_OF_ROLE = {
  ADMINISTRATOR: [
    'Query.administrators',
    'Query.apiClients',
    'Query.companyMergePreview',
    'Query.deletionPreview',
    'Query.mergePreview',
    'Query.webhook',
    'Query.webhooks',
    'Mutation.changeAdministrator',
    'Mutation.createApiClient',
    'Mutation.createWebhook',
    'Mutation.deleteApplications',
    'Mutation.deleteJobs',
    'Mutation.deleteUsers',
    'Mutation.deleteWebhook',
    'Mutation.inviteAdministrator',
    'Mutation.mergeCandidates',
    'Mutation.mergeCompanies',
    'Mutation.removeAdministrator',
    'Mutation.resendAdministratorInvitation',
    'Mutation.resendWebhookDelivery',
    'Mutation.revokeApiClient',
    'Mutation.undoImport',
    'Mutation.undoMerge',
    'Mutation.updateApiClient',
    'Mutation.updateWebhook',
  ],
  RECRUITER: [
    'Query.reportLinks',
    'Mutation.addNote',
    'Mutation.addToTalentPool',
    'Mutation.assignResponsible',
    'Mutation.cancelInterview',
    'Mutation.correctJob',
    'Mutation.createReportLink',
    'Mutation.createTalentPool',
    'Mutation.decideApproval',
    'Mutation.decideApprovals',
    'Mutation.decideJoinRequest',
    'Mutation.deleteNote',
    'Mutation.deleteTalentPool',
    'Mutation.inviteToJob',
    'Mutation.markContactMessageHandled',
    'Mutation.postJobForCompany',
    'Mutation.previewImport',
    'Mutation.recommendApplication',
    'Mutation.recordJoining',
    'Mutation.removeFromTalentPool',
    'Mutation.renameTalentPool',
    'Mutation.resendEmail',
    'Mutation.resendEmails',
    'Mutation.resendInvitation',
    'Mutation.revealIdentityNumber',
    'Mutation.revokeReportLink',
    'Mutation.runImport',
    'Mutation.scheduleInterview',
    'Mutation.sendInvitations',
    'Mutation.setApplicationActive',
    'Mutation.setInterviewers',
    'Mutation.setJobActive',
    'Mutation.setTalentPoolNote',
    'Mutation.setUserActive',
    'Mutation.storeResume',
    'Mutation.undoDecision',
    'Mutation.undoDecisions',
    'Mutation.updateFollowUp',
    'Export.found-candidates',
  ],
  READER: [
    'Application.notes',
    'Candidate.appliedJobsCount',
    'Candidate.canStoreResume',
    'Candidate.merges',
    'Candidate.notes',
    'Candidate.pools',
    'Candidate.possibleDuplicates',
    'Candidate.resumeStoring',
    'Company.merges',
    'Company.notes',
    'Company.possibleDuplicates',
    'Company.responsible',
    'Job.invitationCounts',
    'Job.invitations',
    'Job.notes',
    'Job.responsible',
    'Query.agenda',
    'Query.application',
    'Query.applicationSummaries',
    'Query.applicationSummary',
    'Query.applications',
    'Query.approval',
    'Query.approvals',
    'Query.auditEvents',
    'Query.candidate',
    'Query.candidates',
    'Query.companies',
    'Query.company',
    'Query.companySummary',
    'Query.contactMessages',
    'Query.dashboardCounts',
    'Query.findCandidates',
    'Query.followUpCounts',
    'Query.followUps',
    'Query.invitationCheck',
    'Query.job',
    'Query.jobs',
    'Query.recentImports',
    'Query.reports',
    'Query.responsibleAdministrators',
    'Query.search',
    'Query.suggestedCandidates',
    'Query.suggestedJobs',
    'Query.talentPools',
    'Query.undeliveredEmails',
    'Query.user',
    'Mutation.deleteView',
    'Mutation.markAllNotificationsRead',
    'Mutation.markNotificationsRead',
    'Mutation.renameView',
    'Mutation.saveView',
    'Mutation.setAdminEmailPreference',
    'Export.employers',
    'Export.candidates',
    'Export.jobs',
    'Export.applications',
    'Export.audit-trail',
    'Export.contact-messages',
    'Export.undelivered-mails',
    'Export.reports',
  ],
} as const satisfies Readonly<Record<AdminRole, readonly string[]>>;

export type AdminAction = (typeof OF_OWN_ACCOUNT)[number] | (typeof ACTIONS_OF_ROLE)[AdminRole][number];

/** The lowest role of each action. */
export const ADMIN_ACTIONS: ReadonlyMap<string, AdminRole> = new Map<string, AdminRole>([
  ...OF_OWN_ACCOUNT.map((action) => [action, 'READER'] as const),
  ...ADMIN_ROLES.flatMap((role) => ACTIONS_OF_ROLE[role].map((action) => [action, role] as const)),
]);
const ofOwnAccount: ReadonlySet<string> = new Set(OF_OWN_ACCOUNT);

/** Returns true if the role may use a field of the schema (`Mutation.addNote`) or an export. Unknown actions are for ADMINISTRATOR alone. */
export const isAllowedTo = (role: AdminRole, action: string): boolean =>
  ADMIN_ROLES.indexOf(role) <= ADMIN_ROLES.indexOf(ADMIN_ACTIONS.get(action) ?? 'ADMINISTRATOR');

/** Returns true for an action that an administrator needs in order to set up a required second factor. */
export const isOfOwnAccount = (action: string): boolean => ofOwnAccount.has(action);

export const ADMIN_ROLE_MESSAGES = {
  notAllowed: 'Your role does not allow this. An administrator can do it.',
  secondFactorFirst: 'Please set up two-step login first, under Security.',
  secondFactorStays: 'Your account requires two-step login.',
  ownRole: 'You cannot change your own role. Another administrator can do it.',
  ownAccount: 'You cannot remove yourself. Another administrator can do it.',
} as const;
