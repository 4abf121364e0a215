import { formatMonths } from '@job-alert/domain/candidates/experience-match';
import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import { formatDate } from '@job-alert/domain/india/calendar';
import { WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { OPEN_TO_LABELS } from '@job-alert/domain/jobs/job-preference-labels';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Group, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PendingButton } from '../../../components/buttons/pending-button';
import { RecordFallback } from '../../../components/record-fallback';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { recordPath } from '../../../config/record-paths';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { useCan } from '../../../lib/session/use-can';
import { preferenceRowsOf } from '../../shared/applications/preference-rows';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { RecordNotes } from '../../shared/history/record-notes';
import { CandidateView } from '../../shared/people/candidate-view';
import { DocumentLink, LINK_REFRESH } from '../../shared/people/document-link';
import { CandidatePools } from '../../shared/pools/candidate-pools';
import { invitationRows } from '../list/invitation';
import { type CandidateInformationQuery, useCandidateInformationQuery } from './candidate-information.generated';
import classes from './candidate-information.module.css';
import { MergedAccounts } from './merged-accounts';
import { PossibleDuplicates } from './possible-duplicates';
import { useRevealIdentityNumberMutation } from './revealed-number.generated';
import { storedResumeRows } from './store-resume';
import { SuggestedJobs } from './suggested-jobs';

type Candidate = NonNullable<CandidateInformationQuery['candidate']>;

/** The account's fields that only administrators can read. */
const accountRows = (candidate: Candidate, user: CandidateInformationQuery['user']): KeyValue[] => [
  ['Account Status', <ActiveBadge key="active" isActive={candidate.isActive} />],
  ...invitationRows(user, candidate.isActive),
  ['Profile Complete', candidate.isProfileComplete ? 'Yes' : 'No'],
  ['Date Joined', formatDate(new Date(candidate.createdAt))],
];

const identityNumber = ({ id }: Candidate, kind: IdentityNumberKind, what: string, masked: string | null) => (
  <RevealedNumber key={kind} candidateId={id} kind={kind} numberName={what} masked={masked} />
);

const documentRows = (candidate: Candidate): KeyValue[] => [
  ['Aadhar Number', candidate.aadhaarMasked],
  ['Aadhar Card', <DocumentLink key="aadhaar" what="Aadhar Card" file={candidate.aadhaarCard} />],
  ['PAN Number', identityNumber(candidate, 'PAN', 'PAN Number', candidate.panNumber)],
  ['PAN Card', <DocumentLink key="pan" what="PAN Card" file={candidate.panCard} />],
  [
    'Driving License Number',
    identityNumber(candidate, 'DRIVING_LICENSE', 'Driving License Number', candidate.drivingLicenseNumber),
  ],
  ['Driving License', <DocumentLink key="license" what="Driving License" file={candidate.drivingLicense} />],
  ['Passport Number', identityNumber(candidate, 'PASSPORT', 'Passport Number', candidate.passportNumber)],
  ['Passport', <DocumentLink key="passport" what="Passport" file={candidate.passport} />],
];

const statedJob = ({ statedDesignation, statedCompany, experiences }: Candidate): KeyValue[] => {
  const job = [statedDesignation, statedCompany].filter(Boolean).join(' at ');
  return experiences.length === 0 && job !== '' ? [['Current Job', job]] : [];
};

const preferenceRows = (candidate: Candidate): KeyValue[] => [
  ...statedJob(candidate),
  ...preferenceRowsOf(candidate),
  ['Preferred Cities', candidate.preferredCities?.join(', ') || null],
  ['Work Modes', candidate.workModes?.map((mode) => WORK_MODE_LABELS[mode]).join(', ') || null],
  ['Open To', candidate.openTo && OPEN_TO_LABELS[candidate.openTo]],
  ['Total Experience', candidate.experienceMonths === null ? null : formatMonths(candidate.experienceMonths)],
  ['Confirmed', candidate.preferencesConfirmedAt && formatDate(new Date(candidate.preferencesConfirmedAt))],
];

export function CandidateInformation({ id }: { id: string }) {
  const { data, error, refetch } = useCandidateInformationQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval: LINK_REFRESH,
  });
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const candidate = data?.candidate;
  if (!candidate) {
    return <RecordFallback error={error} isGone={candidate === null} onRetry={refetch} />;
  }

  /** The clicked button is removed, so focus moves to the top of the new content. */
  async function readAgain() {
    await refetch().catch(() => undefined);
    body.current?.focus();
  }

  function showMerged(keepId: string) {
    if (keepId === id) void readAgain();
    else void navigate(recordPath('CANDIDATE', keepId) ?? '', { replace: true });
  }

  return (
    <div ref={body} tabIndex={-1} className={classes.body}>
      <CandidateView
        role="admin"
        candidate={candidate}
        file={(what, file) => <DocumentLink what={what} file={file} />}
        account={[...storedResumeRows(candidate), ...accountRows(candidate, data.user)]}
      >
        <PossibleDuplicates candidate={candidate} onMerged={showMerged} />
        <MergedAccounts merges={candidate.merges} onUndone={() => void readAgain()} />
        <KeyValueTable title="Next Job" rows={preferenceRows(candidate)} />
        <KeyValueTable title="Documents" rows={documentRows(candidate)} />
      </CandidateView>
      <SuggestedJobs candidate={candidate} />
      <CandidatePools id={id} pools={candidate.pools} />
      <RecordNotes kind="CANDIDATE" id={id} notes={candidate.notes} />
    </div>
  );
}

interface RevealedNumberProps {
  candidateId: string;
  kind: IdentityNumberKind;
  /** The name of the number, such as "PAN Number". */
  numberName: string;
  /** The last four characters; null without a number. */
  masked: string | null;
}

/** A masked identity number. Revealing it is audited, and the full number is discarded when the dialog closes. */
function RevealedNumber({ candidateId, kind, numberName, masked }: RevealedNumberProps) {
  const [whole, setWhole] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reveal] = useRevealIdentityNumberMutation({ fetchPolicy: 'no-cache' });
  const { isPending, run } = useAsyncAction();
  const hint = useId();
  const canReveal = useCan('Mutation.revealIdentityNumber');
  if (masked === null) return '–';
  if (!canReveal) return masked;

  async function show() {
    setProblem(null);
    try {
      const { data } = await reveal({ variables: { candidateId, kind } });
      setWhole(data?.revealIdentityNumber.number ?? null);
    } catch (error) {
      setProblem(describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
    }
  }

  return (
    <>
      <Group gap="xs">
        <span role="status">{whole ?? masked}</span>
        <PendingButton
          size="compact-sm"
          variant="light"
          leftSection={whole === null ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
          isPending={isPending}
          pendingText="Revealing..."
          aria-label={`${whole === null ? 'Reveal' : 'Hide'} ${numberName}`}
          aria-describedby={whole === null ? hint : undefined}
          onClick={() => (whole === null ? void run(show) : setWhole(null))}
        >
          {whole === null ? 'Reveal' : 'Hide'}
        </PendingButton>
      </Group>
      <Text id={hint} fz="sm" c="gray.7" mt={2}>
        {whole === null ? 'Revealing it is recorded with your name.' : 'This has been recorded with your name.'}
      </Text>
      {problem ? (
        <Text role="alert" fz="sm" c="red.9" mt={2}>
          {problem}
        </Text>
      ) : null}
    </>
  );
}
