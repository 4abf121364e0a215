import type { ApprovalState } from '../approvals/approval.js';
import { counted, describeMove } from '../text/moved-records.js';
import { companyMatchKeys } from './company-duplicates.js';
import { type InvitedRole, MAX_MEMBERS } from './company-member.js';

/** The role of the owner whose company is merged into another one. Members in other roles keep theirs. */
export const ROLE_OF_MERGED_OWNER: InvitedRole = 'RECRUITER';

/** A company of a merge, with the number of its records. */
export interface MergingCompany {
  name: string;
  gstin: string;
  approvalState: ApprovalState;
  isActive: boolean;
  ownerName: string;
  /** The members with accepted invitations, with the owner. */
  members: number;
  invitations: number;
  jobs: number;
  applications: number;
  interviews: number;
  notes: number;
  joinRequests: number;
  /** The requests about its jobs and applications that wait for a decision. */
  waiting: number;
}

/** The fields that decide whether two companies can be merged. */
export type MergeCondition = Pick<
  MergingCompany,
  'name' | 'gstin' | 'approvalState' | 'isActive' | 'members' | 'invitations'
>;

export const COMPANY_MERGE_MESSAGES = {
  same: 'Choose two different companies.',
  otherGstin: 'Only companies with the same GSTIN can be merged, and these have different ones.',
  wrongName: 'Type the name of the company that ends, exactly as it is shown.',
  tooManyMembers: `Together the companies have more than ${MAX_MEMBERS} members. Ask their owners to remove some first.`,
} as const;

const isInactive = ({ name }: MergeCondition): string => `${name} is deactivated. Activate it before you merge it.`;
const isNotApproved = (keep: MergeCondition, removed: MergeCondition): string =>
  `${removed.name} is approved, but ${keep.name} is not. Keep the approved company, or approve the other one first.`;

const gstinKey = (gstin: string): string | undefined => companyMatchKeys({ name: '', gstin, website: '' })[0]?.[1];

/** Returns why a company cannot be merged into another one; null if it can. */
export function validateCompanyMerge(keep: MergeCondition, removed: MergeCondition): string | null {
  const key = gstinKey(keep.gstin);
  if (key === undefined || key !== gstinKey(removed.gstin)) return COMPANY_MERGE_MESSAGES.otherGstin;
  const inactive = [keep, removed].find(({ isActive }) => !isActive);
  if (inactive) return isInactive(inactive);
  if (removed.approvalState === 'APPROVED' && keep.approvalState !== 'APPROVED') return isNotApproved(keep, removed);
  const people = keep.members + keep.invitations + removed.members + removed.invitations;
  return people > MAX_MEMBERS ? COMPANY_MERGE_MESSAGES.tooManyMembers : null;
}

/** Describes the effects of a merge for the administrator who confirms it. */
export function companyMergeEffects(keep: MergingCompany, removed: MergingCompany): string[] {
  const moved = {
    member: removed.members,
    'open invitation': removed.invitations,
    job: removed.jobs,
    application: removed.applications,
    interview: removed.interviews,
    note: removed.notes,
    'request to join': removed.joinRequests,
  };
  return [
    describeMove(moved, 'There are no records to move.', { 'request to join': 'requests to join' }),
    `${keep.ownerName} stays the owner. The owner of the company that ends, ${removed.ownerName}, becomes a recruiter.`,
    'Recruiters of both companies can then open the applicants of both.',
    ...jobEffects(keep, removed),
    ...(removed.waiting > 0
      ? [
          `${counted(removed.waiting, 'request')} about its jobs and applications ${removed.waiting === 1 ? 'waits' : 'wait'} in the queue as before.`,
        ]
      : []),
    ...(removed.approvalState === 'PENDING' ? ['The request to approve the company that ends is withdrawn.'] : []),
    'The profile and the locations of the company that ends are deleted.',
    'Its people and the owner of the company that stays get an email. Nobody has to log in again.',
    'This cannot be undone.',
  ];
}

function jobEffects(keep: MergingCompany, removed: MergingCompany): string[] {
  if (removed.jobs === 0) return [];
  const isPublished = keep.approvalState === 'APPROVED' && removed.approvalState !== 'APPROVED';
  return [
    `Candidates see its jobs under the name, website and description of ${keep.name}.`,
    ...(isPublished ? ['Its approved jobs become public.'] : []),
  ];
}
