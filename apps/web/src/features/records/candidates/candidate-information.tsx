import { formatDate } from '@job-alert/domain/calendar';
import { GENDER_LABELS } from '@job-alert/domain/candidate-profile';
import { EXPERIENCE_LEVEL_LABELS } from '@job-alert/domain/experience-level';
import type { IdentityNumberKind } from '@job-alert/domain/identity-numbers';
import { PHONE_PREFIX } from '@job-alert/domain/india';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../../../config/record-paths';
import { ActiveBadge } from '../../shared/approval-badge';
import { DocumentLink, LINK_REFRESH } from '../../shared/document-link';
import { RecordNotes } from '../../shared/record-notes';
import { InfoFallback } from '../../../components/info-fallback';
import { invitationRows } from '../list/invitation';
import { type KeyValue, KeyValueTable } from '../../../components/key-value-table';
import { type CandidateInformationQuery, useCandidateInformationQuery } from './candidate-information.generated';
import classes from './candidate-information.module.css';
import { MergedAccounts } from './merged-accounts';
import { PossibleDuplicates } from './possible-duplicates';
import { RevealedNumber } from './revealed-number';

type Candidate = NonNullable<CandidateInformationQuery['candidate']>;

const personRows = (candidate: Candidate, user: CandidateInformationQuery['user']): KeyValue[] => [
  ['First Name', candidate.firstName],
  ['Middle Name', candidate.middleName],
  ['Last Name', candidate.lastName],
  ['Email', candidate.email],
  ['Contact', `${PHONE_PREFIX} ${candidate.contact}`],
  ['Gender', candidate.gender ? GENDER_LABELS[candidate.gender] : null],
  ['Address Line One', candidate.addressLine1],
  ['Address Line Two', candidate.addressLine2],
  ['City', candidate.city],
  ['State', candidate.state],
  ['Country', candidate.country],
  ['Experience', EXPERIENCE_LEVEL_LABELS[candidate.experienceLevel]],
  ['Skills', candidate.skills.join(', ')],
  ['Resume', <DocumentLink key="resume" what="Resume" file={candidate.resume} />],
  ['Account Status', <ActiveBadge key="active" isActive={candidate.isActive} />],
  ...invitationRows(user, candidate.isActive),
  ['Profile Complete', candidate.isProfileComplete ? 'Yes' : 'No'],
  ['Date Joined', formatDate(new Date(candidate.createdAt))],
];

const identityNumber = ({ id }: Candidate, kind: IdentityNumberKind, what: string, masked: string | null) => (
  <RevealedNumber key={kind} candidateId={id} kind={kind} what={what} masked={masked} />
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

const experienceRows = (experience: Candidate['experiences'][number]): KeyValue[] => [
  ['Company Name', experience.companyName],
  ['Job Role', experience.jobRole],
  ['Last Designation', experience.lastDesignation],
  ['From', formatDate(experience.fromDate)],
  ['To', experience.toDate ? formatDate(experience.toDate) : 'Present'],
  ['Skills', experience.skills],
  ['Experience Letter', <DocumentLink key="letter" what="Experience Letter" file={experience.experienceLetter} />],
];

const educationRows = (education: Candidate['educations'][number]): KeyValue[] => [
  ['Qualification', education.qualification],
  ['University', education.university],
  ['Year of Completion', education.yearOfCompletion],
  ['Marks', education.marks],
  ['Skills', education.skills],
  ['Certificate', <DocumentLink key="certificate" what="Certificate" file={education.certificate} />],
];

/** What an administrator reads of a candidate. */
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
    return <InfoFallback error={error} isGone={candidate === null} onRetry={refetch} />;
  }

  /** What was pressed is gone with what it did, so the reader goes on at the top of what is there now. */
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
      <KeyValueTable title="Personal Details" rows={personRows(candidate, data.user)} />
      <PossibleDuplicates candidate={candidate} onMerged={showMerged} />
      <MergedAccounts merges={candidate.merges} onUndone={() => void readAgain()} />
      <KeyValueTable title="Documents" rows={documentRows(candidate)} />
      {candidate.experiences.map((experience, index) => (
        <KeyValueTable key={experience.id} title={`Experience ${index + 1}`} rows={experienceRows(experience)} />
      ))}
      {candidate.educations.map((education, index) => (
        <KeyValueTable key={education.id} title={`Education ${index + 1}`} rows={educationRows(education)} />
      ))}
      <RecordNotes kind="CANDIDATE" id={id} notes={candidate.notes} />
    </div>
  );
}
