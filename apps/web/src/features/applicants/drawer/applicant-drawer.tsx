import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useRef } from 'react';
import { Banner } from '../../../components/banner';
import { DescriptionList } from '../../../components/description-list';
import type { Steps } from '../../../components/dialog/dialog-steps';
import { Drawer } from '../../../components/dialog/drawer';
import { FileLink } from '../../../components/file-link';
import { ErrorState, LoadingState } from '../../../components/states';
import type { BannerMessage } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { answerRows } from '../../shared/applications/answer-rows';
import { preferenceRowsOf } from '../../shared/applications/preference-rows';
import { ApplicationStatusBadge } from '../../shared/applications/application-status-badge';
import { Joining } from '../../shared/applications/joining';
import type { ScreeningAnswerFragment } from '../../shared/applications/screening-answers.generated';
import { RecommendationSummary } from '../../shared/applications/recommendation-summary';
import { DrawerSection } from '../../shared/drawer-section';
import { History } from '../../shared/history/history';
import { ApplicationInterviews } from '../../shared/interviews/application-interviews';
import { candidateName } from '../../shared/people/candidate-name';
import { CandidateView } from '../../shared/people/candidate-view';
import type { LinkedFileFragment } from '../../shared/people/linked-file.generated';
import { ResumeFrame } from '../../shared/people/resume-frame';
import type { ApplicantFragment } from '../applicants.generated';
import type { ApplicantDrafts } from '../use-applicant-drafts';
import type { ApplicantDrawerQuery, useApplicantDrawerQuery } from './applicant-drawer.generated';
import classes from './applicant-drawer.module.css';
import { ApplicantActions } from './applicant-actions';
import { NextStep } from './next-step';

/** Renders nothing without answers. */
function ApplicantAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  if (answers.length === 0) return null;
  return (
    <DrawerSection title="Screening Answers">
      <DescriptionList facts={answerRows(answers)} />
    </DrawerSection>
  );
}

/** The preferences that the candidate shared with this application. Renders nothing without any. */
function SharedPreferences({ application }: { application: ApplicantFragment }) {
  const facts = preferenceRowsOf(application);
  if (facts.length === 0) return null;
  return (
    <DrawerSection title="Shared by the Candidate">
      <DescriptionList facts={facts} />
    </DrawerSection>
  );
}

interface ApplicantDrawerProps {
  /** The application, once it is known. */
  row: ApplicantFragment | null | undefined;
  details: ReturnType<typeof useApplicantDrawerQuery>;
  drafts: ApplicantDrafts;
  /** True if the drawer was opened to schedule an interview. */
  inviting: boolean;
  message: BannerMessage | null;
  steps: Steps | undefined;
  onOpen: (row: ApplicantFragment) => void;
  onClose: () => void;
}

/** The details of an applicant next to the resume, with the next step to propose. */
export function ApplicantDrawer(props: ApplicantDrawerProps) {
  const { row, details, drafts, inviting, message, steps, onOpen, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = details;
  const application = data?.application;
  const resume = application?.candidate?.resume;
  // Links are valid for one minute, so each click requests a new one.
  const renew = (fileId: string) =>
    refetch().then(
      (response) => filesOf(response.data?.application).find(({ id }) => id === fileId)?.url ?? null,
      () => null,
    );
  const name = row ? candidateName(row.candidate) : 'Applicant';
  const goOn = () => {
    if (steps?.next) steps.next();
    else heading.current?.focus();
  };

  return (
    <Drawer opened onClose={onClose} steps={steps} title={name} styles={{ title: { fontSize: '1.25rem' } }}>
      <Banner message={message} isFloating />
      {row ? (
        <p className={classes.about}>
          <ApplicationStatusBadge status={row.status} withdrawal={row.withdrawal} />
          <span>{row.job.title}</span>
          <span>Applied on {formatDate(new Date(row.appliedAt))}</span>
        </p>
      ) : null}
      {resume ? <FileLink file={resume} renew={renew} /> : null}
      {row && application ? (
        <div key={row.id} className={classes.beside}>
          <div className={classes.first}>
            <Joining application={application} name={name} />
            <ApplicationInterviews interviews={application.interviews} />
            <NextStep row={row} drafts={drafts} inviting={inviting} heading={heading} onDecided={goOn} />
          </div>
          <div className={classes.resume} data-no-print>
            <ResumeFrame name={name} file={resume} isUntabbable />
          </div>
          <div className={classes.sections}>
            {application.recommendation ? (
              <DrawerSection title="Recommended">
                <RecommendationSummary recommendation={application.recommendation} />
              </DrawerSection>
            ) : null}
            <SharedPreferences application={application} />
            <ApplicantAnswers answers={application.answers} />
            <DrawerSection title="History">
              <History role="employer" events={application.history} />
            </DrawerSection>
            {application.candidate ? (
              <CandidateView
                role="employer"
                candidate={application.candidate}
                file={(_what, file) => (file ? <FileLink file={file} renew={renew} /> : null)}
              />
            ) : null}
          </div>
        </div>
      ) : null}
      {row && application !== null ? (
        <ApplicantActions
          row={row}
          drafts={drafts}
          onDecided={goOn}
          onUndone={onOpen}
          onEdit={() => heading.current?.focus()}
        />
      ) : null}
      {application === null ? <p role="status">No candidate data found.</p> : null}
      {!data && error ? (
        <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })} onRetry={refetch} />
      ) : null}
      {data || error ? null : <LoadingState text="Loading candidate info..." />}
    </Drawer>
  );
}

function filesOf(application: ApplicantDrawerQuery['application'] | undefined): LinkedFileFragment[] {
  if (!application?.candidate) return [];
  const { resume, experiences, educations } = application.candidate;
  const files = [
    resume,
    ...experiences.map(({ experienceLetter }) => experienceLetter),
    ...educations.map(({ certificate }) => certificate),
  ];
  return files.filter((file) => file != null);
}
