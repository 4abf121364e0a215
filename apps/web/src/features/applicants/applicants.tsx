import { APPLICATION_MESSAGES } from '@job-alert/domain/messages';
import { Group, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { EmptyList } from '../../components/empty-list';
import { ExportButton } from '../../components/export-button';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { ErrorState, LoadingState } from '../../components/states';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { useRowFocus } from '../../lib/use-row-focus';
import type { ApplicantFragment } from './applicants.generated';
import { ApplicantsBoard } from './applicants-board';
import { ApplicantsSearch } from './applicants-search';
import { ApplicantsTable } from './applicants-table';
import { CandidateDialog } from './candidate-dialog';
import { type ApplicantDrafts, useApplicantDrafts } from './use-applicant-drafts';
import { type ApplicantList, useApplicants } from './use-applicants';

const views = [
  { value: 'table', label: 'Table' },
  { value: 'pipeline', label: 'Pipeline' },
];

/** Who has applied for the employer's jobs, and what is proposed for each of them. */
export function Applicants() {
  const banner = useBanner();
  const list = useApplicants(banner);
  const drafts = useApplicantDrafts(list, banner);
  const [opened, setOpened] = useState<ApplicantFragment | null>(null);
  useUnsavedChanges(drafts.dirty);
  useRowFocus(list.rows !== undefined);
  const jobTitle = list.rows?.find(({ job }) => job.id === list.filters.job)?.job.title;

  return (
    <Screen
      title="Applicants"
      lead="Propose the next step for each candidate. It takes effect once an administrator approves it."
    >
      <Banner message={banner.message} floating />
      <ApplicantsSearch
        key={JSON.stringify(list.filters)}
        initial={list.filters}
        jobTitle={jobTitle}
        busy={list.searching}
        onSearch={list.search}
        onClear={list.narrowed ? list.clear : undefined}
      />
      <Group justify="flex-end" mb="sm">
        <SegmentedControl
          aria-label="Show as"
          data={views}
          value={list.asBoard ? 'pipeline' : 'table'}
          onChange={list.showAs}
        />
        {list.rows && list.rows.length > 0 ? (
          <ExportButton what="applicants" filters={list.filters} banner={banner} />
        ) : null}
      </Group>
      <Rows list={list} drafts={drafts} onOpenCandidate={setOpened} />
      {opened ? <CandidateDialog application={opened} onClose={() => setOpened(null)} /> : null}
    </Screen>
  );
}

interface RowsProps {
  list: ApplicantList;
  drafts: ApplicantDrafts;
  onOpenCandidate: (row: ApplicantFragment) => void;
}

function Rows({ list, drafts, onOpenCandidate }: RowsProps) {
  if (list.error && !list.rows) return <ErrorState text={APPLICATION_MESSAGES.loadFailed} onRetry={list.retry} />;
  if (!list.rows) return <LoadingState text="Loading applications..." />;
  return (
    <>
      {list.rows.length === 0 ? <NoApplicants list={list} /> : null}
      {list.rows.length > 0 && list.asBoard ? (
        <ApplicantsBoard rows={list.rows} onOpenCandidate={onOpenCandidate} />
      ) : null}
      {list.rows.length > 0 && !list.asBoard ? (
        <ApplicantsTable rows={list.rows} drafts={drafts} onOpenCandidate={onOpenCandidate} />
      ) : null}
      <Pager page={list.page} hasNextPage={list.hasNextPage} onChange={list.turnTo} />
    </>
  );
}

function NoApplicants({ list }: { list: ApplicantList }) {
  return (
    <EmptyList
      text={APPLICATION_MESSAGES.noApplicants}
      hint="Applications appear here once an administrator approves them."
      noMatchHint="Nothing matches this search. Try another name, job or status."
      narrowed={list.narrowed}
      page={list.page}
      onClear={list.clear}
      onFirstPage={() => list.turnTo(1)}
    />
  );
}
