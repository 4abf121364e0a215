import { suggestionText } from '@job-alert/domain/search/suggestion-texts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '../../../components/banner';
import { useBanner } from '../../../components/use-banner';
import { paths, withQuery } from '../../../config/paths';
import { useCan } from '../../../lib/session/use-can';
import { candidateName } from '../../shared/people/candidate-name';
import { InviteSelected } from '../../shared/people/invite-selected';
import { SuggestionList } from '../list/suggestion-list';
import type { useSuggestedCandidatesQuery } from './suggested-candidates.generated';

interface SuggestedCandidatesProps {
  job: {
    id: string;
    title: string;
    companyName: string;
    isOpen: boolean;
    minExperience: number;
    maxExperience: number;
    salaryMax: number;
  };
  query: ReturnType<typeof useSuggestedCandidatesQuery>;
  onInvited: () => void;
}

/** The candidates who fit a job, who can be invited if it is open. */
export function SuggestedCandidates({ job, query: { data, error, refetch }, onInvited }: SuggestedCandidatesProps) {
  const banner = useBanner();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const canInvite = useCan('Mutation.inviteToJob') && job.isOpen;
  const found = data?.suggestedCandidates;
  const chosen = found?.nodes.filter(({ id }) => selected.has(id)) ?? [];
  const isAll = found !== undefined && chosen.length === found.nodes.length;

  function invited(failed: ReadonlySet<string>) {
    setSelected(failed);
    void refetch();
    onInvited();
  }

  return (
    <>
      <Banner message={banner.message} />
      {canInvite && found && found.nodes.length > 0 ? (
        <Group gap="sm">
          <InviteSelected label="Invite Selected" job={job} selected={chosen} banner={banner} onInvited={invited} />
          <Button
            size="sm"
            variant="default"
            onClick={() => setSelected(new Set(isAll ? [] : found.nodes.map(({ id }) => id)))}
          >
            {isAll ? 'Select None' : 'Select All'}
          </Button>
        </Group>
      ) : null}
      <SuggestionList
        what="candidates"
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
        suggestions={found?.nodes.map((candidate) => ({
          id: candidate.id,
          name: candidateName(candidate),
          to: withQuery(paths.admin.findCandidates, { candidate: candidate.id }),
          reason: suggestionText(candidate, job),
        }))}
        empty="No candidates fit this job."
        more={found && found.totalCount - found.nodes.length}
        leftOut={found?.leftOut}
        selection={canInvite ? { ids: selected, onChange: setSelected } : undefined}
      />
    </>
  );
}
