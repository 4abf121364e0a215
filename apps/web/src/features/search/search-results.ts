import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { paths, withQuery } from '../../config/paths';
import { recordPath } from '../../config/record-paths';
import type { SearchEverythingQuery } from './search-everything.generated';

type Result = SearchEverythingQuery['search'][number];

interface SearchResultItem {
  key: string;
  label: string;
  /** A text that distinguishes results with the same name. */
  detail: string;
  path: string;
}

export interface SearchResultGroup {
  label: string;
  items: readonly SearchResultItem[];
}

const groupLabels = { Candidate: 'Candidates', Company: 'Employers', Job: 'Jobs', User: 'Administrators' } as const;

/** Groups the results by kind. Each result links to its record, or for an administrator to their audit events. */
export function groupResults(results: readonly Result[]): SearchResultGroup[] {
  return Object.entries(groupLabels).flatMap(([kind, label]) => {
    const items = results.filter((result) => result.__typename === kind).map(toItem);
    return items.length === 0 ? [] : [{ label, items }];
  });
}

function toItem(result: Result): SearchResultItem {
  const key = `${result.__typename} ${result.id}`;
  switch (result.__typename) {
    case 'Candidate': {
      const { firstName, lastName, email, isActive } = result;
      const detail = isActive ? email : `${email} · Inactive`;
      return { key, label: `${firstName} ${lastName}`, detail, path: recordPath('CANDIDATE', result.id) ?? '' };
    }
    case 'Company': {
      const detail = `${result.fullName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.name, detail, path: recordPath('COMPANY', result.id) ?? '' };
    }
    case 'Job': {
      const detail = `${result.companyName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.title, detail, path: recordPath('JOB', result.id) ?? '' };
    }
    case 'User':
      return {
        key,
        label: `${result.firstName} ${result.lastName}`,
        detail: result.email,
        path: withQuery(paths.admin.auditTrail, { actor: result.id }),
      };
  }
}
