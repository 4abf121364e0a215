import { screen, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import {
  type ManagedApplicationFragment,
  ManagedApplicationsDocument,
} from '../../features/records/applications/manage-applications.generated';
import { openAs } from '../open-as';
import { answerQuery } from '../server';

export const name = 'Kavya Nair, Loom Engineer';
type Approval = NonNullable<ManagedApplicationFragment['approval']>;
export const anApproval = (overrides: Partial<Approval> = {}): Approval => ({
  id: '71',
  previousStatus: 'APPLIED',
  proposedStatus: 'SHORTLISTED',
  hasOfferLetter: false,
  feedback: null,
  outcomeIfApproved: 'The application becomes Shortlisted. The candidate gets a mail.',
  outcomeIfRejected: 'Shortlisted is not approved; the application goes back to Applied.',
  ...overrides,
});
export const anApplication = (overrides: Partial<ManagedApplicationFragment> = {}): ManagedApplicationFragment => ({
  id: '41',
  candidate: { id: '21', firstName: 'Kavya', lastName: 'Nair' },
  job: { id: '31', title: 'Loom Engineer', companyName: 'Nilambar Weaves' },
  status: 'PENDING',
  proposedStatus: 'SHORTLISTED',
  appliedAt: '2026-11-03T06:30:00.000Z',
  statusUpdatedAt: '2026-11-20T06:30:00.000Z',
  approvalState: 'PENDING',
  approval: anApproval(),
  isActive: true,
  withdrawal: null,
  offer: null,
  ...overrides,
});
export const approved = (overrides: Partial<ManagedApplicationFragment> = {}) =>
  anApplication({ status: 'SHORTLISTED', approvalState: 'APPROVED', ...overrides });

/** Returns the API's response to a decision about the application. */
export const answerOf = (subject: ManagedApplicationFragment = anApplication()) => ({
  decideApproval: { approval: { id: '71', subject } },
});

/** Answers the list from `rows`, which a test may change, and returns the requests. */
export function serveApplications(rows: ManagedApplicationFragment[]) {
  return answerQuery(ManagedApplicationsDocument, () => ({
    applications: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: rows.length },
  }));
}
type App = ReturnType<typeof openAs>;
export const newestFirst = { field: 'APPLIED_AT', direction: 'DESC' };
export const open = (query = '', options = {}): App => openAs('admin', paths.admin.applications + query, options);
export const confirm = async (app: App, verb: 'Approve' | 'Reject') => {
  await app.user.click(await screen.findByRole('button', { name: `${verb} ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} this application?` }));
  if (verb === 'Reject') await app.user.click(dialog.getByRole('radio', { name: 'It is too early for this step' }));
  await app.user.click(dialog.getByRole('button', { name: verb }));
};
export const chooseInMenu = async (app: App, entry: string) => {
  await app.user.click(await screen.findByRole('button', { name: `More about ${name}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
};
export const cells = async () => {
  const row = (await screen.findByText('Kavya Nair')).closest('tr');
  return [...(row?.querySelectorAll('td[data-label]') ?? [])].map((cell) => cell.textContent);
};
