import { formatDate } from '@job-alert/domain/india/calendar';
import { OWN_JOB_SORTS } from '@job-alert/domain/lists/list-sorts';
import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { COMMON_MESSAGES, JOB_MESSAGES, jobStatusFailed } from '@job-alert/domain/portal/messages';
import { filterLettersAndSpaces } from '@job-alert/domain/text/input-filters';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CopyButton } from '../../../components/buttons/copy-button';
import { DescriptionList } from '../../../components/description-list';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { Dialog } from '../../../components/dialog/dialog';
import type { Steps } from '../../../components/dialog/dialog-steps';
import { LIST_QUERY_OPTIONS, toViewerListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { useList } from '../../../components/list/use-list';
import { useSteps } from '../../../components/list/use-steps';
import { useBanner } from '../../../components/use-banner';
import { apiUrl } from '../../../config/env';
import { paths } from '../../../config/paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';
import { useProfileLock } from '../../../lib/session/profile-lock';
import { RejectionSummary } from '../../shared/history/rejection-summary';
import { toCopiedJob } from '../job-posting/post-job-form';
import classes from './embed-snippet.module.css';
import {
  type MyJobFragment,
  useJobToCopyLazyQuery,
  useMyJobsQuery,
  useSetJobActiveMutation,
} from './my-jobs.generated';
import { type JobAction, myJobsColumns } from './my-jobs-columns';
import { MyJobCorrect } from './my-jobs-correct';
import { MyJobEdit } from './my-jobs-edit';
import { MyJobExtend } from './my-jobs-extend';

interface StatusChangeProps {
  job: MyJobFragment;
  /** True if the job becomes active. */
  isActive: boolean;
  onClose: () => void;
  onChanged: () => void;
  onFailed: (text: string) => void;
}

/** Requests confirmation before a job becomes active or inactive. */
function MyJobStatusChange({ job, isActive, onClose, onChanged, onFailed }: StatusChangeProps) {
  const [setActive] = useSetJobActiveMutation();

  async function change() {
    try {
      await setActive({ variables: { input: { id: job.id, isActive } } });
      onChanged();
    } catch (error) {
      const isServerError = errorCode(error) !== null;
      const sentence = describeError(error, {
        fallback: COMMON_MESSAGES.unknownError,
        network: COMMON_MESSAGES.network,
      });
      onFailed(isServerError ? jobStatusFailed(sentence) : sentence);
    }
  }

  return (
    <ConfirmDialog
      opened
      title="Confirm Status Change"
      confirmLabel="Yes, Change"
      pendingLabel="Changing..."
      onClose={onClose}
      onConfirm={change}
    >
      Are you sure you want to change this job's status to {isActive ? 'Active' : 'Inactive'}?
    </ConfirmDialog>
  );
}

/**
 * The script tag that shows the company's open jobs on its own site. Hidden until the company is approved, because its jobs are not
 * public before.
 */
function EmbedSnippet() {
  const { company } = useProfileLock();
  if (company?.approvalState !== 'APPROVED') return null;
  const scriptUrl = new URL(apiUrl('/embed.js'), window.location.origin).href;
  const snippet = `<script async src="${scriptUrl}" data-company="${company.id}"></script>`;
  return (
    <Paper component="section" aria-labelledby="own-site" className={classes.section}>
      <Title order={2} id="own-site" className={classes.title}>
        Show these jobs on your own site
      </Title>
      <Text c="gray.7">
        Paste this line into the page of your site where your open jobs should appear. The list updates automatically
        and matches the style of your page.
      </Text>
      <code className={classes.snippet}>{snippet}</code>
      <div>
        <CopyButton text={snippet} label="Copy line" done="Line copied." />
      </div>
    </Paper>
  );
}

/** The duration of a message, in milliseconds (specification 2 §8). */
const MESSAGE_DURATION_MS = 3000;

/** The employer's own jobs, with actions to view, edit, extend, activate, deactivate and repost them. */
export function MyJobs() {
  const { list, answer } = useMyJobs();
  const banner = useBanner();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<{ action: JobAction; job: MyJobFragment } | null>(null);
  const [loadCopy] = useJobToCopyLazyQuery({ fetchPolicy: 'network-only' });
  const close = () => setOpenDialog(null);
  const { steps } = useSteps({
    list,
    result: answer,
    openedId: openDialog?.action === 'view' ? openDialog.job.id : undefined,
    open: (job) => setOpenDialog({ action: 'view', job }),
  });

  async function copy({ id }: MyJobFragment) {
    const { data, error } = await loadCopy({ variables: { id } });
    if (data?.job) return navigate(paths.employer.postJob, { state: toCopiedJob(data.job) });
    const sentences = { fallback: COMMON_MESSAGES.wentWrongStop, network: COMMON_MESSAGES.network };
    banner.show('error', data ? JOB_MESSAGES.notFound : describeError(error, sentences), MESSAGE_DURATION_MS);
  }

  async function handleSaved(text: string) {
    close();
    banner.show('success', text, MESSAGE_DURATION_MS);
    await answer.reload().catch(() => banner.show('error', fetchFailed('jobs'), MESSAGE_DURATION_MS));
  }

  return (
    <ListScreen
      title="My Jobs"
      lead="All the jobs you have posted, with their applicants."
      action={
        <Button component={Link} to={paths.employer.postJob} size="md" leftSection={<IconPlus size={18} aria-hidden />}>
          Post a Job
        </Button>
      }
      recordsName="jobs"
      list={list}
      result={answer}
      banner={banner}
      errorText={fetchFailed('jobs')}
      empty={{
        text: JOB_MESSAGES.none,
        hint: 'Post your first job and it appears here.',
        noMatchHint: 'Nothing matches this search. Try fewer words or another status.',
      }}
      csv={{ file: 'my-jobs' }}
      rows={myJobsColumns((action, job) => (action === 'copy' ? void copy(job) : setOpenDialog({ action, job })))}
    >
      {answer.page && answer.page.nodes.length > 0 ? <EmbedSnippet /> : null}
      {openDialog?.action === 'view' ? <MyJobDetails job={openDialog.job} steps={steps} onClose={close} /> : null}
      {openDialog?.action === 'edit' ? (
        <MyJobEdit
          jobId={openDialog.job.id}
          title={openDialog.job.title}
          onClose={close}
          onSaved={(text) => void handleSaved(text)}
        />
      ) : null}
      {openDialog?.action === 'correct' ? (
        <MyJobCorrect
          jobId={openDialog.job.id}
          title={openDialog.job.title}
          onClose={close}
          onSaved={(text) => void handleSaved(text)}
        />
      ) : null}
      {openDialog?.action === 'extend' ? (
        <MyJobExtend
          job={openDialog.job}
          onClose={close}
          onExtended={(text) => {
            close();
            banner.show('success', text, MESSAGE_DURATION_MS);
          }}
        />
      ) : null}
      {openDialog?.action === 'activate' || openDialog?.action === 'deactivate' ? (
        <MyJobStatusChange
          job={openDialog.job}
          isActive={openDialog.action === 'activate'}
          onClose={close}
          onChanged={() => void handleSaved(JOB_MESSAGES.statusUpdated)}
          onFailed={(text) => banner.show('error', text, MESSAGE_DURATION_MS)}
        />
      ) : null}
    </ListScreen>
  );
}

interface MyJobDetailsProps {
  job: MyJobFragment;
  steps: Steps | undefined;
  onClose: () => void;
}

function MyJobDetails({ job, steps, onClose }: MyJobDetailsProps) {
  const facts = [
    ['Title', job.title],
    ['Posted At', formatDate(new Date(job.postedAt))],
    ['Deadline', formatDate(job.deadline)],
    ['Openings', formatNumber(job.openings)],
  ] as const;
  return (
    <Dialog
      opened
      onClose={onClose}
      steps={steps}
      title="Job Details"
      closeButtonProps={{ 'aria-label': 'Close the dialog' }}
    >
      <DescriptionList className={classes.facts} facts={facts} />
      <RejectionSummary reason={job.approval?.reason} note={job.approval?.note} title="This job was not approved" />
      {job.takenDownAt ? (
        <Text mt="lg" mb={4}>
          <strong>Taken down by an administrator</strong> on {formatDate(new Date(job.takenDownAt))}. Please contact
          admin to reactivate it.
        </Text>
      ) : null}
      <RejectionSummary reason={null} note={job.takenDownNote} />
      <Group justify="flex-end" data-dialog-actions mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}

const definition = {
  filters: {
    search: { kind: 'text', label: 'Job Title', maxLength: 150, clean: filterLettersAndSpaces },
    status: {
      kind: 'choice',
      label: 'Status',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'inactive', label: 'Inactive' },
      ],
    },
    sort: {
      kind: 'order',
      label: 'Sort By',
      options: [
        { value: 'latest', label: 'Latest' },
        { value: 'oldest', label: 'Oldest' },
      ],
    },
  },
  sorts: OWN_JOB_SORTS,
} as const;

/** Returns the page of the employer's own jobs that the URL requests. */
function useMyJobs() {
  const list = useList(definition);
  const { search, status } = list.filters;
  const query = useMyJobsQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: {
        search: search || undefined,
        isActive: status === '' ? undefined : status === 'active',
      },
    },
    ...LIST_QUERY_OPTIONS,
  });
  return { list, answer: toViewerListResult(query, 'jobs') };
}
