/** Messages of the administrator's screens. They are separate from messages.ts, which every public page downloads. */

export const ADMIN_MESSAGES = {
  noEmployers: 'No employers found.',
  noCandidates: 'No candidates found.',
  noApplications: 'No application found.',
  deleteFailed: 'Delete failed',
  updateFailed: 'Failed to update this',
  statusFailed: 'Failed to update status. Try again.',
} as const;

/** Messages about imported users without a password. */
export const INVITATION_MESSAGES = {
  waiting: 'Invited. This person has not chosen a password yet.',
  inactive: 'Invited. This person has not chosen a password yet. Set the account Active to invite again.',
  sent: 'Invitation sent. The link is valid for 72 hours, and earlier links no longer work.',
  accepted: 'This person has already chosen a password.',
  valid: 'This person has an invitation that is still valid.',
  tooMany: 'At most 100 invitations can be sent at once.',
} as const;

export const fetchFailed = (records: 'employers' | 'candidates' | 'jobs' | 'applications' | 'approvals'): string =>
  `Failed to fetch ${records}. Please try again.`;

/** `records` is a plural noun such as "jobs". */
export const deletedSuccessfully = (records: string): string =>
  `${records.charAt(0).toUpperCase()}${records.slice(1)} deleted successfully.`;

export const IMPORT_MESSAGES = {
  chooseFile: 'Please select a file before uploading.',
  previewFailed: 'Failed to preview file.',
  previewWentWrong: 'Something went wrong during preview.',
  failed: 'Import failed. Please check your file.',
  wentWrong: 'Something went wrong during bulk import.',
} as const;

/** The accounts of an import that prevent its undo. `names` are the first of them. */
export function importUsed(count: number, names: readonly string[]): string {
  const others = count > names.length ? ` and ${count - names.length} more` : '';
  const [accounts, have] = count === 1 ? ['account', 'has'] : ['accounts', 'have'];
  return `${count} ${accounts} of this import ${have} been used: ${names.join(', ')}${others}. Delete the others in the list.`;
}

export const importResult = (imported: number, failed: number): string => `Imported: ${imported} Failed: ${failed}`;
