/**
 * Messages about applications and interviews. They are separate from messages.ts, which every public page downloads.
 */

export const APPLICATION_MESSAGES = {
  pendingApproval: "Cannot update application with 'Pending' status. Please wait for admin approval.",
  inactive: 'This application is inactive. Please contact admin.',
  withdrawn: 'The candidate has withdrawn this application.',
  noProposalWaits: 'No proposal for this candidate is waiting for approval.',
  alreadyWithdrawn: 'You have already withdrawn this application.',
  selectedNotWithdrawn: 'You have been selected. Please answer the offer instead.',
  endedNotWithdrawn: 'This application has already ended.',
  noteMissing: 'Please add a note explaining the reason.',
  offerAccepted: 'This offer has already been accepted.',
  offerDeclined: 'This offer has already been declined.',
  offerClosed: 'This offer can no longer be answered.',
  offerJoined: 'The company has recorded that you joined. If you did not, please contact us.',
  dateAsked: 'You have already asked for another date. You can still accept or decline.',
  offerGone: 'This offer is no longer available. The company has withdrawn or changed it.',
  offerLinkEnded: 'This link is no longer valid. Log in to see your offer.',
  answerFailed: 'Could not send your answer.',
  proposalWithdrawFailed: 'Could not withdraw the proposal.',
  withdrawFailed: 'Could not withdraw the application.',
  notProposable: 'This status cannot be proposed.',
  earlierStatus: 'An application cannot go back to an earlier status.',
  noInterview: 'Schedule the interview first: an application becomes Interview Scheduled with its interview.',
  nothingNew: 'Nothing has changed: the application already has this status and these details.',
  feedbackNotAllowed: 'Feedback can be given only when an application is selected or rejected.',
  offerNotAllowed: 'An offer letter and a date of joining can be given only when an application is selected.',
  joiningInPast: 'Date of Joining cannot be before today.',
  joiningPassed: 'The date of joining has passed. Reject the proposal and ask for another date.',
  loadFailed: 'Could not load applications.',
  missingRow: 'Missing row data!',
  missingId: 'Missing backend application_id',
  searchSucceeded: 'Search successful',
  searchFailed: 'Search failed. Please try again.',
  none: 'No applications found.',
  noApplicants: 'No Applications found.',
  noHistory: 'No approved history available',
} as const;

export const applicationRowFailed = (reason: string): string => `Error submitting row: ${reason}`;

export const INTERVIEW_MESSAGES = {
  scheduled: 'Interview scheduled and admin notified.',
  jobNotApproved: 'This job has not been approved.',
} as const;

/** The question about two offers with the same date of joining. */
export const offerSameDay = (jobTitle: string, companyName: string): string =>
  `You have already accepted “${jobTitle}” at ${companyName}, which begins on the same day. Which one do you choose?`;
