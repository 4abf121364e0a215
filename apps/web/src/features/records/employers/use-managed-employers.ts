import { approvalStateFromWire } from '@job-alert/domain/approvals/approval';
import { filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { COMPANY_SORTS } from '@job-alert/domain/lists/list-sorts';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { useList } from '../../../components/list/use-list';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { approvalOptions } from '../list/approval-options';
import { decidedRow } from '../list/decided-row';
import { recordFilters, recordQuery } from '../list/record-filters';
import { useDecisions } from '../list/use-decisions';
import { useRecords } from '../list/use-records';
import {
  type ManagedEmployerFragment as Employer,
  useDecideEmployerMutation,
  useDeleteEmployersMutation,
  useManagedEmployersQuery,
  useSetEmployerActiveMutation,
} from './manage-employers.generated';

const definition = {
  filters: recordFilters({
    label: 'Employer, company or email',
    clean: filterSearchedTitle,
    statuses: approvalOptions('COMPANY'),
  }),
  sorts: COMPANY_SORTS,
};

/**
 * Returns a message if another administrator has already decided. Other errors are only logged (specification 3 §8).
 */
function describe(error: unknown): string | null {
  return errorCode(error) === 'ALREADY_DECIDED'
    ? describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })
    : null;
}

/** Returns the employers that match the URL's filters, with the administrator's actions. */
export function useManagedEmployers() {
  const list = useList(definition);
  const approvalState = approvalStateFromWire(list.filters.status);
  const query = useManagedEmployersQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: { ...recordQuery(list.filters), approvalState },
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [decideEmployer] = useDecideEmployerMutation();
  const [setEmployerActive] = useSetEmployerActiveMutation();
  const [deleteEmployers] = useDeleteEmployersMutation();
  const records = useRecords({
    what: 'employers',
    list,
    answer: toListResult(query, 'companies'),
    matches: (row: Employer) => approvalState === undefined || row.approvalState === approvalState,
    describe,
    async deleteBatch(ids) {
      const { data } = await deleteEmployers({ variables: { ids } });
      return data?.deleteUsers.deleted.users;
    },
  });

  return {
    records,
    ...useDecisions(records, {
      async decideOne(input) {
        const { data } = await decideEmployer({ variables: { input } });
        return decidedRow(data);
      },
      toRow: (subject) => (subject?.__typename === 'Company' ? subject : null),
      getMessage: ({ name }, done) => `${name} was ${done}.`,
    }),
    setActive: ({ id, fullName }: Employer, isActive: boolean) =>
      records.change(
        () => setEmployerActive({ variables: { id, isActive } }),
        `${fullName} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}
