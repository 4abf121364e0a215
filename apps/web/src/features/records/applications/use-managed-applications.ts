import { listFilterFromWire, listStatus } from '@job-alert/domain/applications/application-status';
import { candidateReplyFromWire, REPLY_CHOICES, REPLY_LABEL } from '@job-alert/domain/applications/candidate-reply';
import { agendaFromWire } from '@job-alert/domain/approvals/agenda';
import { filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { APPLICATION_SORTS } from '@job-alert/domain/lists/list-sorts';
import { ADMIN_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { dayFilters } from '../../../components/list/list-filter';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { useList } from '../../../components/list/use-list';
import { describeError } from '../../../lib/errors/describe-error';
import type { ApplicationsFilter } from '../../../lib/graphql/schema.generated';
import { candidateName } from '../../shared/people/candidate-name';
import { decidedRow } from '../list/decided-row';
import { recordFilters, recordQuery } from '../list/record-filters';
import { useDecisions } from '../list/use-decisions';
import { useRecords } from '../list/use-records';
import { agendaLeads, agendaOptions, applicationStatuses } from './application-messages';
import {
  type ManagedApplicationFragment as Application,
  useDecideManagedApplicationMutation,
  useDeleteManagedApplicationsMutation,
  useManagedApplicationsQuery,
  useSetManagedApplicationActiveMutation,
} from './manage-applications.generated';

const describe = (error: unknown) =>
  describeError(error, { fallback: ADMIN_MESSAGES.updateFailed, network: ADMIN_MESSAGES.statusFailed });

const describeDeletion = () => ADMIN_MESSAGES.deleteFailed;

export const applicationName = ({ candidate, job }: Application): string => `${candidateName(candidate)}, ${job.title}`;

/** Returns a text that distinguishes applications of people with the same name. */
export const applicationNumber = ({ id }: Application): string => `Application ${id}`;

const { search, status } = recordFilters({
  label: 'Name, job or company',
  clean: filterSearchedTitle,
  statuses: applicationStatuses,
});

const definition = {
  filters: {
    search,
    status,
    reply: { kind: 'choice', label: REPLY_LABEL, options: REPLY_CHOICES },
    ...dayFilters,
    agenda: { kind: 'link', options: agendaOptions },
  },
  sorts: APPLICATION_SORTS,
} as const;

/** Returns the applications that match the URL's filters, with the administrator's actions. */
export function useManagedApplications() {
  const list = useList(definition);
  const agenda = agendaFromWire(list.filters.agenda);
  const filter: ApplicationsFilter = {
    ...recordQuery(list.filters),
    ...listFilterFromWire(list.filters.status),
    agenda,
    candidateReply: candidateReplyFromWire(list.filters.reply),
  };
  const query = useManagedApplicationsQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter,
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [decideApplication] = useDecideManagedApplicationMutation();
  const [setApplicationActive] = useSetManagedApplicationActiveMutation();
  const [deleteApplications] = useDeleteManagedApplicationsMutation();
  const records = useRecords({
    what: 'applications',
    list,
    answer: toListResult(query, 'applications'),
    matches: (row: Application) =>
      (filter.status === undefined || listStatus(row) === filter.status) &&
      (filter.isActive === undefined || row.isActive === filter.isActive),
    describe,
    describeDeletion,
    async deleteBatch(ids) {
      const { data } = await deleteApplications({ variables: { ids } });
      return data && { deleted: data.deleteApplications.deleted.applications };
    },
  });

  return {
    records,
    /** The introduction of a list that was opened from the dashboard's agenda. */
    agendaLead: agenda && agendaLeads[agenda],
    ...useDecisions(records, {
      expectedValues: ({ approval }) => ({ expectedProposedStatus: approval?.proposedStatus }),
      async decideOne(input) {
        const { data } = await decideApplication({ variables: { input } });
        return decidedRow(data);
      },
      toRow: (subject) => (subject?.__typename === 'Application' ? subject : null),
      getMessage: (row, done) => `${applicationName(row)}: ${done}.`,
    }),
    setActive: (row: Application, isActive: boolean) =>
      records.change(
        () => setApplicationActive({ variables: { id: row.id, isActive } }),
        `${applicationName(row)}: now ${isActive ? 'Active' : 'Inactive'}.`,
        ({ data }) => records.settle([data?.setApplicationActive.application]),
      ),
  };
}
