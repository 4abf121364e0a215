import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusFromWire,
  applicationStatusToWire,
} from '@job-alert/domain/applications/application-status';
import { candidateReplyFromWire, REPLY_CHOICES, REPLY_LABEL } from '@job-alert/domain/applications/candidate-reply';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import type { FilterValues } from '../../components/list/list-filter';
import type { CustomField } from '../../components/list/list-filter-form';
import { LIST_QUERY_OPTIONS, toViewerListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { RecordFilter } from '../../components/list/record-filter';
import { useList } from '../../components/list/use-list';
import { useSteps } from '../../components/list/use-steps';
import { useRecordDialog } from '../../components/list/use-record-dialog';
import type { ListSelection } from '../../components/list/use-selection';
import { type BannerState, useBanner } from '../../components/use-banner';
import { formatNames } from '../../lib/format/format-names';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { candidateName } from '../shared/people/candidate-name';
import { applicantColumns } from './applicant-columns';
import { isSelectable } from './applicant-draft';
import {
  type ApplicantFragment,
  useApplicantJobsLazyQuery,
  useApplicantsQuery,
  useMarkApplicationsReadMutation,
} from './applicants.generated';
import classes from './applicants.module.css';
import { ApplicantsBoard } from './applicants-board';
import { ApplicantDrawer } from './drawer/applicant-drawer';
import { useApplicantDrawerQuery } from './drawer/applicant-drawer.generated';
import { ProposeSelected } from './propose-selected';
import { WithdrawSelected } from './withdraw-selected';
import { useApplicantDrafts } from './use-applicant-drafts';
import { useLetterLink } from './use-letter-link';

interface JobFilterProps extends CustomField {
  title: string | undefined;
}

function JobFilter({ title = 'Chosen job', ...field }: JobFilterProps) {
  const [findJobs, { data, previousData }] = useApplicantJobsLazyQuery();
  const find = useCallback((search?: string) => findJobs({ variables: { search } }), [findJobs]);
  const jobs = (data ?? previousData)?.viewer?.jobs?.nodes;
  return (
    <RecordFilter
      {...field}
      label="Job Title"
      name={title}
      options={jobs?.map((job) => ({ value: job.id, label: job.title }))}
      find={find}
    />
  );
}

/** The applicants for the employer's jobs. The employer proposes the next step for each one. */
export function Applicants() {
  const banner = useBanner();
  const { list, answer, isBoard, onSearch } = useApplicants(banner);
  const rows = answer.page?.nodes;
  const drawer = useRecordDialog('applicant');
  const openedId = drawer.opened ? drawer.subject?.id : undefined;
  const details = useApplicantDrawerQuery({
    variables: { id: openedId ?? '' },
    skip: openedId === undefined,
    fetchPolicy: 'network-only',
  });
  const { row: loaded, steps } = useSteps({
    list,
    result: answer,
    openedId,
    open,
    onFailed: () => banner.show('error', APPLICATION_MESSAGES.loadFailed, MESSAGE_MS),
  });

  // The row of the list comes first, because a proposal in the drawer updates it.
  const listed = rows?.find(({ id }) => id === openedId);
  const opened = listed ?? details.data?.application ?? loaded;
  const drafts = useApplicantDrafts(
    {
      rows: opened && !listed ? [...(rows ?? []), opened] : rows,
      reload: () => void answer.reload().catch(() => undefined),
    },
    banner,
  );
  const renewLetter = useLetterLink();
  /** The applicant whose drawer was opened to schedule an interview. */
  const [invitedId, setInvitedId] = useState<string>();
  useUnsavedChanges(drafts.dirty);
  useFocusAfter(openedId);
  useMarkRead(opened);

  function open(row: ApplicantFragment, inviting = false) {
    setInvitedId(inviting ? row.id : undefined);
    drawer.open(row);
  }

  function move(row: ApplicantFragment, step: ApplicationStatus) {
    const inviting = step === 'INTERVIEW_SCHEDULED';
    if (!inviting) drafts.actions.change(row, { status: step });
    open(row, inviting);
  }

  const board = (applicants: readonly ApplicantFragment[], selection: ListSelection<ApplicantFragment>) => (
    <ApplicantsBoard rows={applicants} drafts={drafts} selection={selection} onOpen={open} onMove={move} />
  );
  const jobTitle = rows?.find(({ job }) => job.id === list.filters.job)?.job.title;

  return (
    <ListScreen
      title="Applicants"
      lead="Propose the next step for each candidate. It takes effect once an administrator approves it."
      className={classes.list}
      recordsName="applicants"
      list={list}
      result={answer}
      banner={banner}
      hidesBanner={drawer.opened}
      errorText={APPLICATION_MESSAGES.loadFailed}
      loadingText="Loading applications..."
      empty={{
        text: APPLICATION_MESSAGES.noApplicants,
        hint: 'Applications appear here once an administrator approves them.',
        noMatchHint: 'Nothing matches this search. Try another name, job or status.',
      }}
      csv={{ file: 'applicants' }}
      filterField={(_, field) => <JobFilter {...field} title={jobTitle} />}
      filterLabel={() => jobTitle}
      onSearch={onSearch}
      intro={
        <DraftRestorePrompt
          draft={drafts.restored}
          contentName={proposalName(drafts.restored.offer?.fields ?? [], rows)}
          missingFieldsHint="Offer letters are never saved: please choose yours again."
        />
      }
      rows={isBoard ? board : applicantColumns({ drafts, renewLetter, onOpen: open })}
      selection={{
        rowName: ({ candidate }) => candidateName(candidate),
        isSelectable,
        actions: (selection) => (
          <>
            <ProposeSelected selection={selection} banner={banner} />
            <WithdrawSelected selection={selection} withdraw={drafts.actions.withdraw} />
          </>
        ),
      }}
    >
      {openedId === undefined ? null : (
        <ApplicantDrawer
          row={opened}
          details={details}
          drafts={drafts}
          inviting={invitedId === openedId}
          message={banner.message}
          steps={steps}
          onOpen={open}
          onClose={drawer.close}
        />
      )}
      <ConfirmDialog
        opened={drafts.question !== null}
        title="Propose Interview Not Attended?"
        confirmLabel="Propose"
        pendingLabel="Proposing..."
        onClose={() => drafts.question?.answer(false)}
        onConfirm={() => drafts.question?.answer(true)}
      >
        {drafts.question?.text}
      </ConfirmDialog>
    </ListScreen>
  );
}

/** Returns a name such as "proposal for Asha Patel". An applicant on another page is named by the application's id. */
function proposalName(ids: readonly string[], rows: readonly ApplicantFragment[] | undefined): string {
  const applicants = ids.map((id) => {
    const row = rows?.find((candidate) => candidate.id === id);
    return { id, name: row ? candidateName(row.candidate) : `application ${id}` };
  });
  return `proposal for ${formatNames(applicants)}`;
}

/** Marks the opened applicant as read, also for the row of the list. */
function useMarkRead(opened: ApplicantFragment | null | undefined) {
  const [markRead] = useMarkApplicationsReadMutation();
  const unreadId = opened?.isUnread ? opened.id : undefined;
  useEffect(() => {
    if (unreadId !== undefined) void markRead({ variables: { ids: [unreadId] } }).catch(() => undefined);
  }, [unreadId, markRead]);
}

/** Focuses the card after the drawer closes, because a proposal may have moved the card to another column. */
function useFocusAfter(opened: string | undefined) {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const card = document.getElementById(`applicant-${last.current}`);
    if (opened === undefined && card && !card.closest('[data-row-key]')?.contains(document.activeElement)) card.focus();
    last.current = opened;
  }, [opened]);
}

const RECOMMENDED_CHOICES = [
  { value: 'yes', label: 'Recommended' },
  { value: 'no', label: 'Not recommended' },
];

const UNREAD_CHOICES = [
  { value: 'yes', label: 'Unread' },
  { value: 'no', label: 'Read' },
];

const definition = {
  filters: {
    search: { kind: 'text', label: 'Candidate Name', maxLength: 200, clean: filterPersonName },
    job: { kind: 'custom', label: 'Job Title', pattern: /^\d+$/ },
    status: {
      kind: 'choice',
      label: 'Status',
      options: APPLICATION_STATUSES.map((status) => ({
        value: applicationStatusToWire(status),
        label: APPLICATION_STATUS_LABELS[status],
      })),
    },
    reply: { kind: 'choice', label: REPLY_LABEL, options: REPLY_CHOICES },
    recommended: { kind: 'choice', label: 'Recommended', options: RECOMMENDED_CHOICES },
    unread: { kind: 'choice', label: 'Unread', options: UNREAD_CHOICES },
  },
  view: {
    parameter: 'view',
    label: 'Show as',
    options: [
      { value: 'table', label: 'Table' },
      { value: 'pipeline', label: 'Pipeline' },
    ],
  },
} as const;

const toBoolean = (word: string): boolean | undefined => (word === '' ? undefined : word === 'yes');

type ApplicantFilters = FilterValues<keyof typeof definition.filters>;

/** The duration of the search messages, in milliseconds (specification 2 §9). */
const MESSAGE_MS = 3000;

/** Loads the applicants that match the filters in the URL, and shows a message after each search. */
function useApplicants(banner: BannerState) {
  const urlList = useList(definition);
  const isBoard = urlList.view === 'pipeline';
  // The board has no pages, so it loads the maximum number of rows.
  const list = isBoard ? { ...urlList, size: MAX_LIST_PAGE_SIZE } : urlList;
  const { filters } = list;
  // The filters of the pending search. The URL may get them slightly later.
  const [awaited, setAwaited] = useState<string | null>(null);
  const query = useApplicantsQuery({
    variables: {
      filter: {
        search: filters.search || undefined,
        jobId: filters.job || undefined,
        status: applicationStatusFromWire(filters.status),
        candidateReply: candidateReplyFromWire(filters.reply),
        isRecommended: toBoolean(filters.recommended),
        isUnread: toBoolean(filters.unread),
      },
      first: list.size,
      page: list.page,
    },
    ...LIST_QUERY_OPTIONS,
  });
  const result = toViewerListResult(query, 'applications');
  const { error, loading } = query;
  const key = JSON.stringify(filters);
  const hasRows = (query.data?.viewer?.applications?.nodes.length ?? 0) > 0;

  useEffect(() => {
    if (awaited !== key || loading) return;
    setAwaited(null);
    if (error) banner.show('error', APPLICATION_MESSAGES.searchFailed, MESSAGE_MS);
    else if (hasRows) banner.show('success', APPLICATION_MESSAGES.searchSucceeded, MESSAGE_MS);
    else banner.show('info', APPLICATION_MESSAGES.none, MESSAGE_MS);
  }, [awaited, key, loading, error, hasRows, banner]);

  return {
    list,
    answer: result,
    isBoard,
    /** Clears the message and shows a new one when the result of this search arrives. */
    onSearch(next: ApplicantFilters) {
      banner.clear();
      setAwaited(JSON.stringify(next));
    },
  };
}
