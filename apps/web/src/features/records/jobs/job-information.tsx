import { formatDate } from '@job-alert/domain/india/calendar';
import { formatRupees } from '@job-alert/domain/india/money';
import { JOB_STATUS_LABELS, JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { RecordFallback } from '../../../components/record-fallback';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { paths, withQuery } from '../../../config/paths';
import { HighlightedText } from '../../shared/highlighted-text';
import { ActiveBadge, ApprovalBadge } from '../../shared/history/approval-badge';
import { RecordNotes } from '../../shared/history/record-notes';
import { jobStatusNote } from '../../shared/jobs/job-status';
import { JobView } from '../../shared/jobs/job-view';
import { ResponsibleControl } from '../../shared/responsible/responsible-control';
import { rejectionRows } from '../list/rejection-rows';
import { JobCandidates } from './job-candidates';
import { type JobInformationQuery, useJobInformationQuery } from './job-information.generated';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PendingButton } from '../../../components/buttons/pending-button';
import { TextArea } from '../../../components/form/text-area';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes';
import { Allowed } from '../../../lib/session/allowed';
import { useSetManagedJobActiveMutation } from './manage-jobs.generated';

type Job = NonNullable<JobInformationQuery['job']>;

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

function openToCandidates(job: Job): string {
  if (job.isOpen) return 'Yes';
  const note = jobStatusNote(job);
  return `No: ${JOB_STATUS_LABELS[job.jobStatus]}${note ? ` (${note})` : ''}`;
}

const jobRows = (job: Job): KeyValue[] => [
  [JOB_LABELS.title, job.title],
  ['Status', <ApprovalBadge key="status" state={job.approvalState} />],
  ...rejectionRows(job.approval),
  ['Record Status', <JobActiveStatus key="active" job={job} />],
  ['Open to candidates', openToCandidates(job)],
  ['Date Posted', formatDate(new Date(job.postedAt))],
  [
    'Responsible',
    <ResponsibleControl key="responsible" kind="JOB" id={job.id} name={job.title} responsible={job.responsible} />,
  ],
  [JOB_LABELS.deadline, formatDate(job.deadline)],
  ['Applications', job.applicantCount],
  [JOB_LABELS.openings, job.openings],
  [JOB_LABELS.jobType, JOB_TYPE_LABELS[job.jobType]],
  [JOB_LABELS.workMode, WORK_MODE_LABELS[job.workMode]],
  [JOB_LABELS.city, job.city],
  [JOB_LABELS.state, job.state],
  [JOB_LABELS.country, job.country],
  [JOB_LABELS.salaryMin, `${formatRupees(job.salaryMin)} a year`],
  [JOB_LABELS.salaryMax, `${formatRupees(job.salaryMax)} a year`],
  [JOB_LABELS.minExperience, years(job.minExperience)],
  [JOB_LABELS.maxExperience, years(job.maxExperience)],
  [JOB_LABELS.minimumQualification, job.minimumQualification],
  [JOB_LABELS.preferredSkills, job.preferredSkills.join(', ')],
  [JOB_LABELS.description, <HighlightedText key="description">{job.description}</HighlightedText>],
];

interface JobInformationProps {
  id: string;
  /** The tab that is open first. */
  tab?: 'information' | 'candidates';
}

export function JobInformation({ id, tab = 'information' }: JobInformationProps) {
  const { data, error, refetch } = useJobInformationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (!data?.job) {
    return <RecordFallback error={error} isGone={!!data} onRetry={refetch} />;
  }
  return (
    <Tabs defaultValue={tab} keepMounted={false}>
      <Tabs.List mb="md" data-no-print>
        <Tabs.Tab value="information">Information</Tabs.Tab>
        <Tabs.Tab value="candidates">Candidates</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="information">
        <Allowed to="Mutation.correctJob">
          <Group justify="flex-end" mb="sm">
            <Button component={Link} variant="default" size="sm" to={withQuery(paths.admin.correctJob, { job: id })}>
              Correct This Job
            </Button>
          </Group>
        </Allowed>
        <JobView job={data.job} rows={jobRows(data.job)} />
        <KeyValueTable
          title="History"
          rows={data.job.approvals.map(({ requestedAt, summary }) => [formatDate(new Date(requestedAt)), summary])}
        />
        <RecordNotes kind="JOB" id={id} notes={data.job.notes} />
      </Tabs.Panel>
      <Tabs.Panel value="candidates">
        <JobCandidates job={data.job} onInvited={() => void refetch()} />
      </Tabs.Panel>
    </Tabs>
  );
}

type TakenDown = Pick<Job, 'takenDownAt' | 'takenDownNote'>;

/**
 * Shows the status of a job and who made it inactive. Administrators can add a reason, or take the job down themselves.
 */
function JobActiveStatus({ job }: { job: Job }) {
  const { id, isActive } = job;
  const [{ takenDownAt, takenDownNote }, setTakenDown] = useState<TakenDown>(job);
  if (isActive) return <ActiveBadge isActive />;
  return (
    <>
      <ActiveBadge isActive={false} />
      <Text fz="sm" c="gray.7" mt={4}>
        {takenDownAt
          ? `Taken down by an administrator on ${formatDate(new Date(takenDownAt))}. The employer cannot set it Active.`
          : 'Set by the employer, who can set it Active again until you take it down.'}
      </Text>
      <Allowed to="Mutation.setJobActive">
        <Reason id={id} isTakenDown={takenDownAt !== null} note={takenDownNote ?? ''} onSaved={setTakenDown} />
      </Allowed>
    </>
  );
}

interface ReasonProps {
  id: string;
  isTakenDown: boolean;
  note: string;
  onSaved: (saved: TakenDown) => void;
}

function Reason({ id, isTakenDown, note: saved, onSaved }: ReasonProps) {
  const [note, setNote] = useState(saved);
  useUnsavedChanges(note.trim() !== saved.trim());
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string } | null>(null);
  const [setActive] = useSetManagedJobActiveMutation();
  const { isPending, run } = useAsyncAction();

  async function save() {
    setOutcome(null);
    try {
      const { data } = await setActive({ variables: { input: { id, isActive: false, note } } });
      if (data) onSaved(data.setJobActive.job);
      setOutcome({ failed: false, text: isTakenDown ? 'Reason saved.' : 'Taken down.' });
    } catch (error) {
      setOutcome({ failed: true, text: describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }) });
    }
  }

  return (
    <>
      <TextArea
        mt="xs"
        label="Reason for the employer (optional)"
        minRows={2}
        maxRows={8}
        maxLength={TEXT_LIMITS.rejectionNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <PendingButton
        size="compact-sm"
        variant="light"
        mt={6}
        isPending={isPending}
        pendingText="Saving..."
        disabled={!isPending && isTakenDown && note.trim() === saved}
        onClick={() => void run(save)}
      >
        {isTakenDown ? 'Save Reason' : 'Take Down'}
      </PendingButton>
      <Text role={outcome?.failed ? 'alert' : 'status'} fz="sm" c={outcome?.failed ? 'red.9' : 'teal.9'} mt={4}>
        {outcome?.text}
      </Text>
    </>
  );
}
