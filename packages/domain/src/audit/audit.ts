/** The actions of the audit trail with their labels. Codes are stored and must never change. */
export const AUDIT_ACTION_LABELS = {
  ACTIVATE: 'Set Active',
  ADD_NOTE: 'Add note',
  ANSWER_INVITATION: 'Answer invitation to a job',
  ADD_TO_POOL: 'Add to pool',
  ANSWER_OFFER: 'Answer offer',
  APPLY: 'Apply',
  APPROVE: 'Approve',
  CANCEL_INTERVIEW: 'Cancel interview',
  CHANGE_ADMINISTRATOR: 'Change administrator',
  CHANGE_EMAIL: 'Change email',
  CHANGE_MEMBER_ROLE: 'Change role in company',
  CHANGE_PASSWORD: 'Change password',
  CREATE: 'Create',
  DEACTIVATE: 'Set Inactive',
  DECIDE_JOIN_REQUEST: 'Decide request to join a company',
  DELETE: 'Delete',
  DELETE_NOTE: 'Delete note',
  DELETE_OWN: 'Delete own account',
  DISABLE_SECOND_FACTOR: 'Turn off second factor',
  EDIT: 'Edit',
  ENABLE_SECOND_FACTOR: 'Turn on second factor',
  EXPORT: 'Export',
  EXPORT_DATA: 'Download own data',
  GIVE_FEEDBACK: 'Give interview feedback',
  HANDLE: 'Mark as handled',
  IMPORT: 'Import',
  INVITE: 'Send invitation',
  INVITE_ADMINISTRATOR: 'Invite administrator',
  INVITE_CANDIDATE: 'Invite to a job',
  OPEN_FILE: 'Open file',
  MERGE: 'Merge',
  POST: 'Post',
  PROPOSE: 'Propose status',
  RECOMMEND: 'Recommend candidate',
  RECORD_JOINING: 'Record whether a candidate joined',
  REGISTER: 'Sign up',
  REJECT: 'Reject',
  REMOVE_ADMINISTRATOR: 'Remove administrator',
  REMOVE_FROM_POOL: 'Remove from pool',
  REMOVE_MEMBER: 'Remove from company',
  REQUEST_CORRECTION: 'Ask for a correction',
  REQUEST_EMAIL_CHANGE: 'Request email change',
  REQUEST_PASSWORD_RESET: 'Request password reset',
  REQUEST_TO_JOIN: 'Ask to join a company',
  RESEND: 'Resend email',
  RESEND_EVENT: 'Resend webhook event',
  RESEND_VERIFICATION: 'Resend email confirmation',
  RESET_PASSWORD: 'Set a new password',
  RESET_SECOND_FACTOR: 'Reset second factor',
  REVEAL_IDENTITY_NUMBER: 'Reveal identity number',
  REVOKE: 'Revoke',
  SAVE_PROFILE: 'Save profile',
  SAVE_SKILLS: 'Save skills',
  SET_INTERVIEW_HELD: 'Record whether an interview was held',
  SET_INTERVIEWERS: 'Choose interviewers',
  SET_POOL_NOTE: 'Change note in pool',
  SET_SEARCH_VISIBILITY: 'Choose whether to be suggested for openings',
  SIGN_IN: 'Log in',
  SIGN_OUT_EVERYWHERE: 'Log out everywhere',
  STORE_RESUME: 'Store resume of candidate',
  TRANSFER_OWNERSHIP: 'Transfer the ownership of a company',
  UNDO: 'Undo decision',
  UNDO_EMAIL_CHANGE: 'Undo email change',
  UNDO_IMPORT: 'Undo import',
  UNDO_MERGE: 'Undo merge',
  UPDATE_FOLLOW_UP: 'Update follow-up',
  USE_RECOVERY_CODE: 'Log in with recovery code',
  VERIFY_EMAIL: 'Confirm email',
  VIEW_PROFILE: 'View profile',
  WITHDRAW: 'Withdraw application',
  WITHDRAW_PROPOSAL: 'Withdraw proposal',
} as const satisfies Readonly<Record<string, string>>;

export type AuditAction = keyof typeof AUDIT_ACTION_LABELS;

export const AUDIT_SUBJECT_LABELS = {
  API_CLIENT: 'API client',
  APPLICATION: 'Application',
  CANDIDATE: 'Candidate',
  COMPANY: 'Company',
  FILE: 'File',
  IMPORT: 'Import',
  JOB: 'Job',
  LIST: 'List',
  MESSAGE: 'Message',
  REPORT_LINK: 'Report link',
  TALENT_POOL: 'Pool',
  USER: 'User',
  WEBHOOK: 'Webhook',
} as const satisfies Readonly<Record<string, string>>;

export type AuditSubject = keyof typeof AUDIT_SUBJECT_LABELS;

const labels: Readonly<Record<string, string>> = { ...AUDIT_ACTION_LABELS, ...AUDIT_SUBJECT_LABELS };

/** Returns the label of a code. Codes of other versions are spelled out: TURN_TO_STONE becomes "Turn to stone". */
export function auditLabel(code: string): string {
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
  if (label !== undefined) return label;
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
