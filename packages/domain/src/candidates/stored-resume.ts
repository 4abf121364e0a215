/** The facts that decide whether an administrator may store the resume of a candidate. */
export interface ResumeOwner {
  isImported: boolean;
  /** True if the account, or one that was merged into it, has a password or has been used. */
  hasLoggedIn: boolean;
  hasApplied: boolean;
  /** True if the candidate has stored the current resume. */
  hasOwnResume: boolean;
}

/** Returns the reason why an administrator may not store the resume of a candidate; null if they may. */
export function storeResumeProblem({ isImported, hasLoggedIn, hasApplied, hasOwnResume }: ResumeOwner): string | null {
  if (!isImported) return 'We can store a resume only for candidates who were imported.';
  if (hasLoggedIn) return 'This candidate has logged in. Only they can change their resume now.';
  if (hasApplied) return 'This candidate has applied with their resume. Only they can change it.';
  return hasOwnResume ? 'This candidate has sent us a resume. Only they can change it.' : null;
}

/** The line that tells candidates who stored their resume. `date` is the day as it is shown. */
export const storedByLine = (name: string, date: string): string => `Stored by ${name}, Job Alert, on ${date}`;
