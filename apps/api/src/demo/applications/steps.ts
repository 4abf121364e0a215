import type {
  DemoApplication,
  DemoAcceptEvent,
  DemoApplicationEvent,
  DemoApplyEvent,
  DemoDecideEvent,
  DemoInterview,
  DemoProposeEvent,
  DemoSetActiveEvent,
} from '../demo-types.js';

/** Short names for the steps of an application, so that a life reads as a line. Days are counted back from the load. */

/** The candidate applies. */
export const applies = (daysAgo: number): DemoApplyEvent => ({ type: 'APPLY', by: 'CANDIDATE', daysAgo });

/** The administrator approves what was asked for last. */
export const approved = (daysAgo: number): DemoDecideEvent => ({
  type: 'DECIDE',
  by: 'ADMIN',
  daysAgo,
  decision: 'APPROVE',
});

/** The administrator rejects what was asked for last. */
export const refused = (daysAgo: number, why: Pick<DemoDecideEvent, 'reason' | 'note'> = {}): DemoDecideEvent => ({
  type: 'DECIDE',
  by: 'ADMIN',
  daysAgo,
  decision: 'REJECT',
  ...why,
});

/** The administrator takes the record out of use. */
export const deactivated = (daysAgo: number): DemoSetActiveEvent => ({
  type: 'SET_ACTIVE',
  by: 'ADMIN',
  daysAgo,
  isActive: false,
});

/** The employer proposes to shortlist. */
export const shortlists = (daysAgo: number): DemoProposeEvent => ({
  type: 'PROPOSE',
  by: 'EMPLOYER',
  daysAgo,
  status: 'SHORTLISTED',
});

/** The employer schedules an interview, which is a proposal as well. */
export const invites = (daysAgo: number, interview: DemoInterview): DemoProposeEvent => ({
  type: 'PROPOSE',
  by: 'EMPLOYER',
  daysAgo,
  status: 'INTERVIEW_SCHEDULED',
  interview,
});

/** The employer reports that the candidate did not come. */
export const missed = (daysAgo: number): DemoProposeEvent => ({
  type: 'PROPOSE',
  by: 'EMPLOYER',
  daysAgo,
  status: 'INTERVIEW_NOT_ATTENDED',
});

/** The employer selects, with a date of joining (days from the load) and an offer letter. */
export const selects = (daysAgo: number, dateOfJoiningInDays: number, feedback: string): DemoProposeEvent => ({
  type: 'PROPOSE',
  by: 'EMPLOYER',
  daysAgo,
  status: 'SELECTED',
  feedback,
  dateOfJoiningInDays,
});

/** The candidate accepts the offer. */
export const accepts = (daysAgo: number): DemoAcceptEvent => ({ type: 'ACCEPT', by: 'CANDIDATE', daysAgo });

/** The employer turns the candidate down. */
export const declines = (daysAgo: number, feedback: string): DemoProposeEvent => ({
  type: 'PROPOSE',
  by: 'EMPLOYER',
  daysAgo,
  status: 'REJECTED',
  feedback,
});

/** An application of a candidate to a job with its steps, oldest first; attempts count from 1. */
export function application(
  candidateKey: string,
  jobKey: string,
  events: readonly DemoApplicationEvent[],
  attempt = 1,
): DemoApplication {
  const key = attempt === 1 ? `${candidateKey}/${jobKey}` : `${candidateKey}/${jobKey}/${attempt}`;
  return { key, candidateKey, jobKey, attempt, events };
}
