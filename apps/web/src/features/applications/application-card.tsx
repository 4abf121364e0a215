import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { reapplyDate } from '@job-alert/domain/applications/reapply';
import {
  WITHDRAWAL_REASON_LABELS,
  WITHDRAWAL_REASONS,
  withdrawalSchema,
} from '@job-alert/domain/applications/withdrawal';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDate, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import { forCompany } from '@job-alert/domain/approvals/asked-by';
import { cancellationForCandidate } from '@job-alert/domain/interviews/interview-cancellation';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DescriptionList, type Fact } from '../../components/description-list';
import { Dialog } from '../../components/dialog/dialog';
import { FileLink } from '../../components/file-link';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { check } from '../../lib/forms/check';
import { ApplicationStatusBadge } from '../shared/applications/application-status-badge';
import { InterviewPlace } from '../shared/applications/interview-place';
import { OfferAnswer } from '../shared/applications/offer-answer';
import { OfferSummary } from '../shared/applications/offer-summary';
import { ReasonFields } from '../shared/applications/reason-fields';
import { WithdrawalSummary } from '../shared/applications/withdrawal-summary';
import { History } from '../shared/history/history';
import { candidateName } from '../shared/people/candidate-name';
import {
  type MyApplicationFragment,
  useAnswerOfferMutation,
  useWithdrawApplicationMutation,
} from './my-applications.generated';
import classes from './my-applications.module.css';

/** The offer of an application with its answer, or a form to answer it. Renders nothing without an offer. */
function OfferSection({ application }: { application: MyApplicationFragment }) {
  const { id: applicationId, offer, job, dateOfJoining } = application;
  const [answer] = useAnswerOfferMutation();
  if (offer === null) return null;
  const details = {
    jobTitle: job.title,
    companyName: job.companyName,
    dateOfJoining,
    hasRequestedDate: offer.reply?.answer === 'OTHER_DATE',
  };
  return (
    <section className={classes.interview} aria-label={`Offer: ${job.title}`}>
      <h3>{offer.viewerCanAnswer ? 'You have an offer' : 'Your offer'}</h3>
      {offer.reply ? <OfferSummary application={application} /> : null}
      {offer.reply || offer.viewerCanAnswer ? null : <p>{APPLICATION_MESSAGES.offerClosed}</p>}
      {offer.viewerCanAnswer ? (
        <div className={classes.answers}>
          <OfferAnswer
            offer={details}
            onAnswer={async (reply) => {
              await answer({ variables: { input: { applicationId, offerId: offer.id, ...reply } } });
            }}
          />
        </div>
      ) : null}
    </section>
  );
}

interface ApplicationCardProps {
  application: MyApplicationFragment;
  renew: (fileId: string) => Promise<string | null>;
}

export function ApplicationCard({ application, renew }: ApplicationCardProps) {
  const [opened, setOpened] = useState(false);
  const [withdraws, setWithdraws] = useState(false);
  const { displayStatus, dateOfJoining, offerLetter, history } = application;
  const facts: Fact[] = [
    ['Candidate', candidateName(application.candidate)],
    ['Applied on', formatDate(new Date(application.appliedAt))],
  ];
  if (dateOfJoining) facts.push(['Date of Joining', formatDate(dateOfJoining)]);
  if (offerLetter) facts.push(['Offer Letter', <FileLink key="offer" file={offerLetter} renew={renew} />]);

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{application.job.title}</h2>
        <ApplicationStatusBadge status={displayStatus} withdrawal={application.withdrawal} />
      </div>
      <p className={classes.company}>{application.job.companyName}</p>
      <DescriptionList className={classes.facts} facts={facts} />
      <div className={classes.withdrawal}>
        <WithdrawalSummary application={application} />
      </div>
      <OfferSection application={application} />
      <UpcomingInterviews interviews={application.interviews} />
      <Group className={classes.end} gap="sm" data-no-print>
        <Button
          className={classes.wide}
          variant="default"
          disabled={history.length === 0}
          onClick={() => setOpened(true)}
          aria-label={`View History: ${application.job.title}`}
        >
          View History
        </Button>
        {application.viewerCanWithdraw ? (
          <Button
            variant="subtle"
            color="red"
            onClick={() => setWithdraws(true)}
            aria-label={`Withdraw: ${application.job.title}`}
          >
            Withdraw
          </Button>
        ) : null}
      </Group>
      {withdraws ? <WithdrawDialog application={application} onClose={() => setWithdraws(false)} /> : null}
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Application History">
        <History role="candidate" events={history} />
      </Dialog>
    </article>
  );
}

function UpcomingInterviews({ interviews }: Pick<MyApplicationFragment, 'interviews'>) {
  const now = Date.now();
  return interviews
    .filter(({ approvalState, startsAt }) => approvalState === 'APPROVED' && new Date(startsAt).getTime() > now)
    .map((interview) => (
      <section key={interview.id} className={classes.interview}>
        <h3>{interviewHeading(interview)}</h3>
        {interview.cancelledAt ? <CancelledDetails interview={interview} /> : <Details interview={interview} />}
      </section>
    ));
}

/** Returns the heading. A rescheduled interview is not a new round, so its heading names no round. */
function interviewHeading({ cancelledAt, roundType }: PartProps['interview']): string {
  const heading = cancelledAt ? 'Cancelled interview' : 'Interview';
  return roundType === 'RESCHEDULE' ? heading : `${heading}: ${ROUND_TYPE_LABELS[roundType]}`;
}

interface PartProps {
  interview: MyApplicationFragment['interviews'][number];
}

function CancelledDetails({ interview: { date, time, cancellationReason, cancelledByName } }: PartProps) {
  return (
    <>
      <p>
        The interview on{' '}
        <s>
          {formatDate(date)} at {formatTime(time)}
        </s>{' '}
        will not take place.
      </p>
      {cancellationReason ? <p>{cancellationForCandidate(cancellationReason, cancelledByName)}</p> : null}
    </>
  );
}

function Details({ interview }: PartProps) {
  return (
    <>
      <p>
        <strong>
          {formatDate(interview.date)} at {formatTime(interview.time)}
        </strong>
        , {INTERVIEW_MODE_LABELS[interview.mode]}
      </p>
      <p>
        <InterviewPlace interview={interview} />
      </p>
      {interview.notes ? <p>{interview.notes}</p> : null}
      {interview.arrangedByName ? <p>Arranged by {forCompany(interview.arrangedByName)}.</p> : null}
    </>
  );
}

const messages = { fallback: APPLICATION_MESSAGES.withdrawFailed, network: COMMON_MESSAGES.network };

interface WithdrawDialogProps {
  application: MyApplicationFragment;
  onClose: () => void;
}

function WithdrawDialog({ application: { id, job, appliedAt }, onClose }: WithdrawDialogProps) {
  const [withdraw] = useWithdrawApplicationMutation();
  const form = useForm({
    initialValues: { reason: '', note: '' },
    rules: (values) => check(withdrawalSchema, values),
    save: (input) => withdraw({ variables: { input: { id, ...input } } }),
    onSaved: onClose,
    messages,
  });

  return (
    <Dialog opened onClose={form.isPending ? () => undefined : onClose} title="Withdraw your application?">
      <form {...form.element}>
        <Stack gap="md">
          <Text c="gray.7">
            {job.companyName} will no longer consider you for “{job.title}”, and planned interviews are cancelled. You
            cannot undo this. You can apply again from {formatDate(reapplyDate(new Date(appliedAt)))}, while the job is
            open.
          </Text>
          <ReasonFields
            labels={WITHDRAWAL_REASON_LABELS}
            reasons={WITHDRAWAL_REASONS}
            reason={form.getInputProps('reason')}
            note={form.getInputProps('note')}
            needsNote={form.values.reason === 'OTHER'}
            maxLength={TEXT_LIMITS.withdrawalNote}
          />
          <Text size="sm" c="gray.7">
            The company and the consultancy see your reason and note.
          </Text>
          <FormFooter
            form={form}
            onCancel={onClose}
            cancelLabel="Keep Application"
            color="red.9"
            pendingText="Withdrawing..."
          >
            Withdraw
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
