import { formatRupees } from '@job-alert/domain/india/money';
import { NOTICE_PERIOD_LABELS } from '@job-alert/domain/jobs/job-preference-labels';
import { joinValues } from '@job-alert/domain/text/url-values';
import { fetchFailed } from '@job-alert/domain/portal/admin-messages';
import {
  CANDIDATE_QUALIFICATION_LABELS,
  experienceText,
  foundText,
  lastActiveText,
} from '@job-alert/domain/search/candidate-texts';
import { Anchor, Pill, Skeleton, Stack } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawer } from '../../components/dialog/drawer';
import { activeFilters } from '../../components/list/list-filter';
import { ListScreen } from '../../components/list/list-screen';
import { pluralizeCount } from '../../components/list/pluralize-count';
import type { Column } from '../../components/table/data-table';
import { useBanner } from '../../components/use-banner';
import { paths, withQuery } from '../../config/paths';
import { today } from '../../lib/today';
import { useCan } from '../../lib/session/use-can';
import { candidateName } from '../shared/people/candidate-name';
import { InviteSelected } from '../shared/people/invite-selected';
import { PoolSelected } from '../shared/pools/pool-selected';
import { CandidateFacets } from './candidate-facets';
import type { FoundCandidateFragment as Candidate } from './find-candidates.generated';
import classes from './find-candidates.module.css';
import { ManagePools } from './manage-pools';
import { SearchNotes } from './search-notes';
import { type FoundCandidates, useFoundCandidates } from './use-found-candidates';
import { useOpenedCandidate } from './use-opened-candidate';

const unknown = (text: string) => <span className={classes.unknown}>{text}</span>;

const workText = ({ jobTitle, companyName }: Candidate): string | null => {
  if (jobTitle && companyName) return `${jobTitle} at ${companyName}`;
  return jobTitle ?? companyName;
};

function NameCell({ row, onOpen }: { row: Candidate; onOpen: (row: Candidate) => void }) {
  const work = workText(row) ?? 'Designation unknown';
  const found = foundText(row.foundIn);
  return (
    <div className={classes.person}>
      <div className={classes.line} title={`${candidateName(row)} · ${work}`}>
        <button
          type="button"
          className={`mantine-focus-auto ${Anchor.classes.root} ${classes.name}`}
          data-underline="hover"
          data-row-act="open"
          onClick={() => onOpen(row)}
        >
          {candidateName(row)}
        </button>
        <span className={workText(row) === null ? classes.unknown : classes.work}> · {work}</span>
      </div>
      {found === '' ? null : (
        <div className={classes.found} title={found}>
          {found}
        </div>
      )}
    </div>
  );
}

const candidateColumns = (onOpen: (row: Candidate) => void): Column<Candidate>[] => [
  {
    key: 'name',
    header: 'Candidate',
    isHeading: true,
    cell: (row) => <NameCell row={row} onOpen={onOpen} />,
  },
  { key: 'city', header: 'City', cell: ({ city }) => city ?? unknown('City unknown') },
  {
    key: 'experience',
    header: 'Experience',
    cell: ({ experienceMonths: months }) => (months === null ? unknown(experienceText(null)) : experienceText(months)),
  },
  {
    key: 'qualification',
    header: 'Qualification',
    cell: ({ qualification }) =>
      qualification === 'UNKNOWN' ? unknown('Qualification unknown') : CANDIDATE_QUALIFICATION_LABELS[qualification],
  },
  {
    key: 'expects',
    header: 'Expects',
    cell: ({ expectedSalary, noticePeriod }) => (
      <div className={classes.expects}>
        <div>{expectedSalary === null ? unknown('Salary unknown') : formatRupees(expectedSalary)}</div>
        <div>{noticePeriod === null ? unknown('Notice unknown') : NOTICE_PERIOD_LABELS[noticePeriod]}</div>
      </div>
    ),
  },
  {
    key: 'active',
    header: 'Last active',
    cell: ({ lastActiveOn }) => {
      const text = lastActiveText(lastActiveOn, today());
      return lastActiveOn === null ? unknown(text) : text;
    },
  },
];

interface FindCandidatesProps {
  /** Renders the record of a candidate. */
  information: (id: string) => ReactNode;
}

/** The search for candidates. The record of a found candidate opens beside the list. */
export function FindCandidates({ information }: FindCandidatesProps) {
  const { list, result, found, isSearched, poolNames } = useFoundCandidates();
  const banner = useBanner();
  const canExport = useCan('Export.found-candidates');
  const canInvite = useCan('Mutation.inviteToJob');
  const opened = useOpenedCandidate({ list, result });
  const total = found?.totalCount ?? 0;
  // Without a search, the explanation replaces the list.
  const shown = isSearched || !result.page ? result : { ...result, page: NO_ROWS };

  return (
    <ListScreen
      title="Find Candidates"
      width="full"
      className={classes.list}
      recordsName="candidates"
      list={list}
      result={shown}
      banner={banner}
      errorText={fetchFailed('candidates')}
      choices={facetsOf({ list, result, found, poolNames })}
      action={<ManagePools onChanged={result.reload} />}
      csv={
        canExport
          ? { file: 'found-candidates', recordsName: 'candidates', filters: { ...list.filters, order: list.view } }
          : undefined
      }
      selection={
        canInvite
          ? {
              rowName: candidateName,
              actions: (selection) => (
                <>
                  <InviteSelected job={null} selected={selection.rows} banner={banner} onInvited={selection.retain} />
                  <PoolSelected selection={selection} banner={banner} onChanged={result.reload} />
                </>
              ),
            }
          : undefined
      }
      intro={found ? <SearchNotes corrections={found.corrections} leftOutWords={found.leftOutWords} /> : null}
      empty={
        total > 0
          ? { text: 'Search candidates by their work.', hint: HINT, action: <Examples total={total} /> }
          : {
              text: 'No candidates found.',
              hint: 'Candidates can be found here once they have accepted the privacy notice.',
              noMatchHint: 'Remove what matters least:',
              noMatchAction: <Loosen list={list} />,
            }
      }
      rows={candidateColumns(opened.open)}
    >
      <Drawer
        opened={opened.opened}
        onClose={opened.close}
        steps={opened.steps}
        size="min(760px, 100%)"
        title={opened.row ? candidateName(opened.row) : 'Candidate Information'}
      >
        {opened.id === null ? null : <Fragment key={opened.id}>{information(opened.id)}</Fragment>}
      </Drawer>
    </ListScreen>
  );
}

const NO_ROWS = { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 };

const HINT =
  'Type words of the work: a designation, a skill, a company, a city, a degree, or words of the resume. Enter or a comma ends a word. Quotes keep words together, such as "stock audit".';

function facetsOf({
  list,
  result,
  found,
  poolNames,
}: Pick<FoundCandidates, 'list' | 'result' | 'found' | 'poolNames'>) {
  if (result.hasFailed) return null;
  return found ? (
    <CandidateFacets facets={found.facets} list={list} poolNames={poolNames} />
  ) : (
    <Skeleton height={400} />
  );
}

/** Two searches to start with, and all candidates. */
function Examples({ total }: { total: number }) {
  const link = (text: string, query: Record<string, string>) => (
    <Anchor component={Link} to={withQuery(paths.admin.findCandidates, query)}>
      {text}
    </Anchor>
  );
  return (
    <Stack gap={8} align="center">
      {link('Accountants who know Tally and GST, 3 to 5 years', {
        all: joinValues(['accountant', 'tally', 'gst']),
        min: '3',
        max: '5',
      })}
      {link('CNC or VMC operators, without trainees', { any: joinValues(['CNC', 'VMC']), none: 'trainee' })}
      {link(`All ${pluralizeCount(total, 'candidates')}, last active first`, { order: 'active' })}
    </Stack>
  );
}

/** The parts of a search that found nobody. One press removes one. */
function Loosen({ list }: Pick<FoundCandidates, 'list'>) {
  return (
    <ul className={classes.chips} aria-label="The search">
      {activeFilters(list.fields, list.filters).map(({ key, text, without }) => (
        <li key={key}>
          <Pill
            size="lg"
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove ${text}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => list.search(without)}
          >
            {text}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
