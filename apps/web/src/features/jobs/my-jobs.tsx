import { fetchFailed } from '@job-alert/domain/admin-messages';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/messages';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { EmptyList } from '../../components/empty-list';
import { ExportButton } from '../../components/export-button';
import { Results } from '../../components/list/results';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { useRowFocus } from '../../lib/use-row-focus';
import { copiedJob } from './copied-job';
import { type MyJobFragment, useJobToCopyLazyQuery } from './my-jobs.generated';
import { MyJobDetails } from './my-jobs-details';
import { MyJobEdit } from './my-jobs-edit';
import { MyJobExtend } from './my-jobs-extend';
import { MyJobsSearch } from './my-jobs-search';
import { MyJobStatusChange } from './my-jobs-status';
import { type JobAction, MyJobsTable } from './my-jobs-table';
import { OwnSite } from './own-site';
import { useMyJobs } from './use-my-jobs';

/** How long a message stays (specification 2 §8). */
const messageTime = 3000;

/** The employer's own jobs: search, look, edit, switch on and off. */
export function MyJobs() {
  const list = useMyJobs();
  useRowFocus(list.jobs !== undefined);
  const banner = useBanner();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ action: JobAction; job: MyJobFragment } | null>(null);
  const [loadCopy] = useJobToCopyLazyQuery({ fetchPolicy: 'network-only' });
  const close = () => setOpen(null);

  async function copy({ id }: MyJobFragment) {
    const { data, error } = await loadCopy({ variables: { id } });
    if (data?.job) return navigate(paths.employer.postJob, { state: copiedJob(data.job) });
    const sentences = { fallback: COMMON_MESSAGES.wentWrongStop, network: COMMON_MESSAGES.network };
    banner.show('error', data ? JOB_MESSAGES.notFound : describeError(error, sentences), messageTime);
  }

  async function saved(text: string) {
    close();
    banner.show('success', text, messageTime);
    if (!(await list.reload())) banner.show('error', fetchFailed('jobs'), messageTime);
  }

  return (
    <Screen
      title="My Jobs"
      lead="All the jobs you have posted, with their applicants."
      action={
        <Button component={Link} to={paths.employer.postJob} size="md" leftSection={<IconPlus size={18} aria-hidden />}>
          Post a Job
        </Button>
      }
    >
      <Banner message={banner.message} floating />
      <MyJobsSearch
        key={JSON.stringify(list.filters)}
        initial={list.filters}
        onSearch={list.search}
        onClear={list.narrowed ? list.clear : undefined}
      />
      <Results search={JSON.stringify(list.filters)} busy={list.jobs === undefined}>
        {list.jobs && list.jobs.length > 0 ? (
          <Group justify="flex-end" mb="sm">
            <ExportButton what="jobs" file="my-jobs" filters={list.filters} banner={banner} />
          </Group>
        ) : null}
        <Jobs list={list} onAction={(action, job) => (action === 'copy' ? void copy(job) : setOpen({ action, job }))} />
      </Results>
      {list.jobs && list.jobs.length > 0 ? <OwnSite /> : null}
      {open?.action === 'view' ? <MyJobDetails job={open.job} onClose={close} /> : null}
      {open?.action === 'edit' ? (
        <MyJobEdit jobId={open.job.id} title={open.job.title} onClose={close} onSaved={(text) => void saved(text)} />
      ) : null}
      {open?.action === 'extend' ? (
        <MyJobExtend
          job={open.job}
          onClose={close}
          onExtended={(text) => {
            close();
            banner.show('success', text, messageTime);
          }}
        />
      ) : null}
      {open?.action === 'activate' || open?.action === 'deactivate' ? (
        <MyJobStatusChange
          job={open.job}
          isActive={open.action === 'activate'}
          onClose={close}
          onChanged={() => void saved(JOB_MESSAGES.statusUpdated)}
          onFailed={(text) => banner.show('error', text, messageTime)}
        />
      ) : null}
    </Screen>
  );
}

interface JobsProps {
  list: ReturnType<typeof useMyJobs>;
  onAction: (action: JobAction, job: MyJobFragment) => void;
}

function Jobs({ list, onAction }: JobsProps) {
  if (list.error && !list.jobs) return <ErrorState text={fetchFailed('jobs')} onRetry={() => void list.reload()} />;
  if (!list.jobs) {
    return (
      <Stack gap="sm" role="status" aria-busy="true" aria-label="Loading jobs">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={56} radius="md" />
        ))}
      </Stack>
    );
  }
  return (
    <>
      {list.jobs.length > 0 ? <MyJobsTable jobs={list.jobs} onAction={onAction} /> : <NoJobs list={list} />}
      <Pager page={list.page} hasNextPage={list.hasNextPage} onChange={list.turnTo} />
    </>
  );
}

function NoJobs({ list }: { list: ReturnType<typeof useMyJobs> }) {
  return (
    <EmptyList
      text={JOB_MESSAGES.none}
      hint="Post your first job and it appears here."
      noMatchHint="Nothing matches this search. Try fewer words or another status."
      narrowed={list.narrowed}
      page={list.page}
      onClear={list.clear}
      onFirstPage={() => list.turnTo(1)}
    />
  );
}
