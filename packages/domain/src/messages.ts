/** Sentences of the error catalogues that server and screens share, to the letter (specification 1 §8, 2 §8, 3 §8). */

/** What happens to an application (specification 2 §8, domain.md §5). */
export const APPLICATION_MESSAGES = {
  pendingApproval: "Cannot update application with 'Pending' status. Please wait for admin approval.",
  inactive: 'This application is inactive. Please contact admin.',
  notProposable: 'This status cannot be proposed.',
  earlierStatus: 'An application cannot go back to an earlier status.',
} as const;
