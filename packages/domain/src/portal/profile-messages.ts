export const COMPANY_MESSAGES = {
  notApproved: 'Your company has not been approved. Please contact admin.',
  completeProfile: 'Please complete your company profile to access all features.',
  cannotActFor: 'You can act only for a company that is active, not rejected, and has a complete profile.',
  locked: 'Complete your company profile to unlock this feature',
  submitted: 'Profile submitted successfully.',
  submitFailed: 'Submission failed.',
  submitFailedLater: 'Submission failed. Please try again later.',
} as const;

export const CANDIDATE_MESSAGES = {
  updated: 'Profile updated successfully!',
  submitFailed: 'Submission failed. Please check the console.',
  checkFields: 'Please correct the marked fields.',
  chooseExperience: 'Please select your experience level',
} as const;
