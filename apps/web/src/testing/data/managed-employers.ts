import { screen, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import {
  type ManagedEmployerFragment,
  ManagedEmployersDocument,
  type ManagedEmployersQuery,
} from '../../features/records/employers/manage-employers.generated';
import { openAs } from '../open-as';
import { answerQuery } from '../server';

const OUTCOMES = { outcomeIfApproved: 'Its approved jobs go live.', outcomeIfRejected: 'Its jobs stay hidden.' };

export const anEmployer = (overrides: Partial<ManagedEmployerFragment> = {}): ManagedEmployerFragment => ({
  id: '11',
  fullName: 'Asha Patel',
  name: 'Himalaya Textiles',
  contact: '9876543210',
  email: 'asha@himalaya.example',
  approvalState: 'PENDING',
  approval: { id: '71', ...OUTCOMES },
  isActive: true,
  createdAt: '2026-03-31T20:00:00.000Z',
  responsible: null,
  ...overrides,
});

/** Returns an employer with a number in its name, for lists of multiple employers. */
export const numberedEmployer = (
  id: string,
  overrides: Partial<ManagedEmployerFragment> = {},
): ManagedEmployerFragment => ({
  ...anEmployer(),
  id,
  fullName: `Employer ${id}`,
  name: `Company ${id}`,
  email: `e${id}@example.com`,
  approval: { id: `7${id}`, ...OUTCOMES },
  createdAt: '2026-11-18T06:30:00.000Z',
  ...overrides,
});

export const aPage = (nodes: ManagedEmployerFragment[], hasNextPage = false): ManagedEmployersQuery => ({
  companies: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length },
});

/** Answers the list from `rows`, which a test may change, and returns the requests. */
export function serveEmployers(rows: ManagedEmployerFragment[], hasNextPage = false) {
  return answerQuery(ManagedEmployersDocument, () => aPage(rows, hasNextPage));
}
export const open = (query = '', options = {}) => openAs('admin', paths.admin.employers + query, options);
export const row = async (name: string) => {
  const cell = await screen.findByText(name);
  const tableRow = cell.closest('tr');
  if (!tableRow) throw new Error(`${name} stands in no row.`);
  return within(tableRow);
};
