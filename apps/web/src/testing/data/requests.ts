import type { ApprovalQueueQuery, QueuedRequestFragment } from '../../features/approvals/approval-queue.generated';
import type { RequestReviewQuery } from '../../features/approvals/request-review.generated';

export type Reviewed = NonNullable<RequestReviewQuery['approval']>;
type Step = Extract<Reviewed['subject'], { __typename: 'Application' }>;
type Company = Extract<Reviewed['subject'], { __typename: 'Company' }>;

/** Returns Kavya's application with this number and its requested step. */
export function aStep(id: string, overrides: Partial<Reviewed> = {}): Reviewed {
  const subject: Step = {
    __typename: 'Application',
    id: `4${id}`,
    invitation: null,
    appliedAt: '2026-11-02T06:30:00.000Z',
    isActive: true,
    answers: [],
    dateOfJoining: null,
    offerLetter: null,
    candidate: {
      id: `2${id}`,
      firstName: 'Kavya',
      middleName: null,
      lastName: `Nair ${id}`,
      email: 'kavya@example.com',
      contact: '9876543210',
      city: 'Surat',
      state: 'Gujarat',
      experienceLevel: 'FRESHER',
      skills: ['looms'],
      applications: { nodes: [], pageInfo: { hasNextPage: false } },
      isProfileComplete: true,
      possibleDuplicates: [
        {
          reasons: ['PHONE'],
          candidate: { id: '77', firstName: 'K.', lastName: 'Nair', email: 'k.nair@example.com' },
        },
      ],
      resume: { id: `9${id}`, name: 'kavya.pdf', url: 'about:blank' },
      experiences: [],
      educations: [],
    },
    job: {
      id: '31',
      title: 'Loom Engineer',
      companyName: 'Himalaya Textiles',
      city: 'Surat',
      state: 'Gujarat',
      salaryMin: 300000,
      salaryMax: 900000,
      minExperience: 1,
      maxExperience: 8,
      preferredSkills: ['Looms'],
      deadline: '2026-12-31',
      approvalState: 'APPROVED',
      isActive: true,
    },
    hasInterview: false,
    interviews: [],
    notes: [],
    approvals: [],
  };
  return {
    id,
    kind: 'APPLICATION',
    state: 'PENDING',
    requestedAt: '2026-11-05T06:30:00.000Z',
    requestedByName: 'Himalaya Textiles',
    dueAt: '2026-11-05T12:30:00.000Z',
    isLate: true,
    previousStatus: 'APPLIED',
    proposedStatus: 'SHORTLISTED',
    feedback: null,
    hasOfferLetter: false,
    changes: [],
    outcomeIfApproved: 'The application becomes Shortlisted.',
    outcomeIfRejected: 'Shortlisted is refused.',
    responsible: null,
    reason: null,
    note: null,
    decidedAt: null,
    decidedByName: null,
    subject,
    ...overrides,
  };
}

/** Returns the sign-up of a company with this number. Another company has the same GSTIN. */
export function aSignUp(id: string): Reviewed {
  const subject: Company = {
    __typename: 'Company',
    id: `1${id}`,
    name: 'Himalaya Textiles',
    gstin: '24AAPFU0939F1ZV',
    website: 'https://himalaya.example/',
    fullName: 'Asha Patel',
    contact: '9876543210',
    email: 'asha@himalaya.example',
    companyEmail: null,
    phone: null,
    about: null,
    industryType: null,
    size: null,
    headquarters: null,
    yearEstablished: null,
    isProfileComplete: false,
    isActive: true,
    createdAt: '2026-11-05T06:30:00.000Z',
    addresses: [],
    possibleDuplicates: [
      {
        reasons: ['GSTIN', 'WEBSITE'],
        company: { id: '77', name: 'Himalaya Mills', email: 'mills@himalaya.example', approvalState: 'REJECTED' },
      },
    ],
    notes: [],
    approvals: [],
  };
  return { ...aStep(id), kind: 'COMPANY', previousStatus: null, proposedStatus: null, subject };
}

/** Returns the request after a decision. */
export const decided = (
  request: Reviewed,
  state: 'APPROVED' | 'REJECTED',
  overrides: Partial<Reviewed> = {},
): Reviewed => ({
  ...request,
  state,
  outcomeIfApproved: null,
  outcomeIfRejected: null,
  decidedAt: '2026-11-21T04:35:00.000Z',
  decidedByName: 'Nisha Rao',
  ...overrides,
});

/** The numbers of waiting requests on the cards. */
export const waitingCounts = {
  companies: { waiting: 9, late: 1 },
  jobs: { waiting: 7, late: 0 },
  corrections: { waiting: 0, late: 0 },
  applications: { waiting: 41, late: 3 },
};

/** Returns the part of a request that the list shows. */
export const asRow = (request: Reviewed): QueuedRequestFragment => request;

const none = { waiting: 0, late: 0 };
export const nothingWaits = { companies: none, jobs: none, corrections: none, applications: none };

/** The response of the queue once everything is decided. */
export const emptyQueue: ApprovalQueueQuery = {
  waitingCounts: nothingWaits,
  approvals: { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 },
  ahead: { nodes: [] },
};
