import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { paths, withQuery } from '../../config/paths';
import { recordPath } from '../../config/record-paths';
import type { SearchEverythingQuery } from './search-everything.generated';

type Result = SearchEverythingQuery['search'][number];

export interface FoundLine {
  key: string;
  label: string;
  /** Distinguishes results with the same name. */
  more: string;
  path: string;
}

export interface FoundGroup {
  label: string;
  lines: readonly FoundLine[];
}

const groupLabels = { Candidate: 'Candidates', Company: 'Employers', Job: 'Jobs', User: 'Administrators' } as const;

/** Groups the results by kind. Each result links to its record; an administrator links to their audit events. */
export function groupsOf(results: readonly Result[]): FoundGroup[] {
  return Object.entries(groupLabels).flatMap(([kind, label]) => {
    const lines = results.filter((result) => result.__typename === kind).map(lineOf);
    return lines.length === 0 ? [] : [{ label, lines }];
  });
}

function lineOf(result: Result): FoundLine {
  const key = `${result.__typename} ${result.id}`;
  switch (result.__typename) {
    case 'Candidate': {
      const { firstName, lastName, email, isActive } = result;
      const more = isActive ? email : `${email} · Inactive`;
      return { key, label: `${firstName} ${lastName}`, more, path: recordPath('CANDIDATE', result.id) ?? '' };
    }
    case 'Company': {
      const more = `${result.fullName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.name, more, path: recordPath('COMPANY', result.id) ?? '' };
    }
    case 'Job': {
      const more = `${result.companyName} · ${APPROVAL_STATE_LABELS[result.approvalState]}`;
      return { key, label: result.title, more, path: recordPath('JOB', result.id) ?? '' };
    }
    case 'User':
      return {
        key,
        label: `${result.firstName} ${result.lastName}`,
        more: result.email,
        path: withQuery(paths.admin.auditTrail, { actor: result.id }),
      };
  }
}
