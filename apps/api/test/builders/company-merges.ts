import type { Portal } from '../harness.js';
import { decideCompany } from './admin.js';
import { approvedEmployer, completeCompany } from './employer.js';
import { registerBranch } from './join-requests.js';
import { type Actor, logIn } from './records.js';
import { givePassword } from './second-factor.js';

export const MERGE_COMPANIES = `mutation ($input: MergeCompaniesInput!) { mergeCompanies(input: $input) {
  merge { id removedId removedName mergedByName } company { id name email version merges { id } }
} }`;
export const COMPANY_PREVIEW = `query ($keepId: ID!, $removeId: ID!) { companyMergePreview(keepId: $keepId, removeId: $removeId) {
  keep { company { id name version } members jobs applications interviews }
  removed { company { id name version } members jobs applications interviews } problem effects
} }`;

interface PreviewedSide {
  company: { id: string; name: string; version: number };
  members: number;
  jobs: number;
  applications: number;
  interviews: number;
}

export interface CompanyPreview {
  keep: PreviewedSide;
  removed: PreviewedSide;
  problem: string | null;
  effects: string[];
}

/** Two approved companies with the same GSTIN, as their owners. */
export async function sameGstin(
  portal: Portal,
  admin: Actor,
  values: object = {},
): Promise<{ keep: Actor; removed: Actor }> {
  const keep = await approvedEmployer(portal, admin);
  const branch = { organizationName: 'Tapi Silk', companyWebsite: 'https://tapi.example', ...values };
  const id = await registerBranch(portal, admin, keep.id, branch);
  await givePassword(portal, id);
  await givePassword(portal, keep.id);
  const removed = await logIn(portal, id);
  await completeCompany(removed);
  await decideCompany(admin, id, 'APPROVE');
  return { keep, removed };
}

export async function previewMerge(admin: Actor, keepId: string, removeId: string): Promise<CompanyPreview> {
  const data = await admin.client.ask<{ companyMergePreview: CompanyPreview }>(COMPANY_PREVIEW, { keepId, removeId });
  return data.companyMergePreview;
}

/** The input of a merge of the companies as they are now. */
export async function mergeInput(admin: Actor, keepId: string, removeId: string, values: object = {}) {
  const { keep, removed } = await previewMerge(admin, keepId, removeId);
  return {
    keepId,
    keepVersion: keep.company.version,
    removeId,
    removeVersion: removed.company.version,
    confirmedName: removed.company.name,
    ...values,
  };
}

export async function mergeCompanies(admin: Actor, keepId: string, removeId: string) {
  const input = await mergeInput(admin, keepId, removeId);
  return admin.client.ask<{
    mergeCompanies: { merge: { id: string; removedId: string; removedName: string }; company: { id: string } };
  }>(MERGE_COMPANIES, { input });
}
