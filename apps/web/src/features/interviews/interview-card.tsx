import { ofConsultancy } from '@job-alert/domain/approvals/asked-by';
import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDate, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import {
  CANCELLATION_REASON_LABELS,
  EMPLOYER_CANCELLATION_REASONS,
  type EmployerCancellationReason,
  interviewCancellationSchema,
  isAskedByCompany,
} from '@job-alert/domain/interviews/interview-cancellation';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Dialog } from '../../components/dialog/dialog';
import { TextArea } from '../../components/form/text-area';
import { useForm } from '../../components/form/use-form';
import { StatusBadge } from '../../components/status-badge';
import { describeError } from '../../lib/errors/describe-error';
import { check } from '../../lib/forms/check';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { AskedByFields, checkAskedBy, emptyAskedBy } from '../shared/asked-by-fields';
import { interviewBadge } from '../shared/applications/interview-badge';
import { InterviewFeedbackForm } from '../shared/applications/interview-feedback-form';
import { feedbackLines } from '../shared/applications/interview-feedback-summary';
import { MemberFeedback } from '../shared/applications/member-feedback';
import type { InterviewPeopleFragment } from '../shared/applications/member-feedback.generated';
import { candidateName } from '../shared/people/candidate-name';
import classes from './interview-card.module.css';
import { useSetInterviewersMutation } from './interviewers/interviewers.generated';
import { InterviewersDialog } from './interviewers/interviewers-dialog';
import {
  type ScheduledInterviewFragment,
  useCancelInterviewMutation,
  useSetInterviewHeldMutation,
} from './interviews.generated';

interface InterviewCardProps {
  interview: ScheduledInterviewFragment;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
  /** True for an administrator who acts for the company. */
  isForCompany?: boolean;
  /** The interview with the feedback of all. Without it, the card shows the first feedback. */
  people?: InterviewPeopleFragment;
}

export function InterviewCard({ interview, onReschedule, isForCompany = false, people }: InterviewCardProps) {
  const { application, cancellationReason, cancelNote, feedback } = interview;
  const isCancelled = interview.cancelledAt !== null;
  const { tone, label } = interviewBadge(interview);
  const online = interview.mode === 'ONLINE';
  const Icon = online ? IconVideo : IconMapPin;
  return (
    <article className={classes.card} data-cancelled={isCancelled || undefined}>
      <div className={classes.head}>
        <p className={classes.time}>
          {formatDate(interview.date)}, {formatTime(interview.time)}
        </p>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <h3 className={classes.name}>{candidateName(application?.candidate)}</h3>
      <p className={classes.text}>
        {application?.job.title ?? COMMON_MESSAGES.recordMissing} · {ROUND_TYPE_LABELS[interview.roundType]}
      </p>
      {interview.arrangedByName ? (
        <p className={classes.text}>Arranged by {ofConsultancy(interview.arrangedByName)}</p>
      ) : null}
      {isCancelled ? (
        <p className={classes.notes}>
          {[
            interview.cancelledByName && `Cancelled by ${ofConsultancy(interview.cancelledByName)}`,
            cancellationReason && CANCELLATION_REASON_LABELS[cancellationReason],
            cancelNote,
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      ) : (
        <p className={classes.place}>
          <Icon size={18} aria-label={INTERVIEW_MODE_LABELS[interview.mode]} role="img" />
          {online ? (
            <Anchor inherit href={interview.location} target="_blank" rel="noopener">
              {interview.location}
            </Anchor>
          ) : (
            interview.location
          )}
        </p>
      )}
      {interview.notes && !isCancelled ? <p className={classes.notes}>{interview.notes}</p> : null}
      {people ? (
        <div className={classes.notes}>
          <MemberFeedback interview={people} />
        </div>
      ) : feedback ? (
        <ul className={classes.feedback} aria-label="Feedback">
          {feedbackLines(feedback).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <Acts interview={interview} onReschedule={onReschedule} isForCompany={isForCompany} />
    </article>
  );
}

function Acts({ interview, onReschedule, isForCompany = false }: InterviewCardProps) {
  const [opened, setOpened] = useState<'cancel' | 'feedback' | 'interviewers' | null>(null);
  const { viewerCanCancel, viewerCanGiveFeedback, viewerCanSetHeld, feedback } = interview;
  const name = candidateName(interview.application?.candidate);
  const close = () => setOpened(null);
  const [setInterviewers] = useSetInterviewersMutation();
  return (
    <>
      {viewerCanCancel || viewerCanGiveFeedback || viewerCanSetHeld ? (
        <Group gap="xs" mt="sm">
          {viewerCanCancel && interview.application?.invitationProblem === null ? (
            <Button size="sm" variant="default" onClick={() => onReschedule(interview)}>
              Reschedule
            </Button>
          ) : null}
          {viewerCanCancel ? (
            <Button size="sm" variant="default" onClick={() => setOpened('interviewers')}>
              Interviewers
            </Button>
          ) : null}
          {viewerCanCancel ? (
            <Button size="sm" variant="subtle" color="red" onClick={() => setOpened('cancel')}>
              Cancel interview
            </Button>
          ) : null}
          {viewerCanGiveFeedback ? (
            <Button size="sm" variant="default" onClick={() => setOpened('feedback')}>
              {feedback?.isYours ? 'Change feedback' : 'Give feedback'}
            </Button>
          ) : null}
          {viewerCanSetHeld ? <HeldButton interview={interview} /> : null}
        </Group>
      ) : null}
      {interview.application ? (
        <InterviewersDialog
          applicationId={interview.application.id}
          interviewId={interview.id}
          opened={opened === 'interviewers'}
          onClose={close}
          onChosen={(interviewers) => setInterviewers({ variables: { input: { id: interview.id, interviewers } } })}
        />
      ) : null}
      <Dialog opened={opened === 'cancel'} onClose={close} title="Cancel interview">
        <CancelInterview interview={interview} isForCompany={isForCompany} onClose={close} />
      </Dialog>
      <Dialog opened={opened === 'feedback'} onClose={close} title={`Feedback on ${name}`}>
        <InterviewFeedbackForm
          interviewId={interview.id}
          feedback={feedback?.isYours ? feedback : null}
          onDone={close}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}

/** Marks the interview as held until there is feedback. A second click reverts it. */
function HeldButton({ interview: { id, outcome } }: Pick<InterviewCardProps, 'interview'>) {
  const [setHeld] = useSetInterviewHeldMutation();
  const { isPending, run } = useAsyncAction();
  const [problem, setProblem] = useState<string | null>(null);
  const held = outcome !== 'HELD';

  const toggleHeld = () =>
    run(async () => {
      setProblem(null);
      try {
        await setHeld({ variables: { input: { id, held } } });
      } catch (error) {
        setProblem(describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
      }
    });

  return (
    <>
      <PendingButton
        size="sm"
        variant="subtle"
        isPending={isPending}
        pendingText="Saving..."
        onClick={() => void toggleHeld()}
      >
        {held ? 'Mark as held' : 'Not held after all'}
      </PendingButton>
      {problem === null ? null : (
        <p role="alert" className={classes.notes}>
          {problem}
        </p>
      )}
    </>
  );
}

interface CancelInterviewProps {
  interview: ScheduledInterviewFragment;
  isForCompany: boolean;
  onClose: () => void;
}

function CancelInterview({ interview, isForCompany, onClose }: CancelInterviewProps) {
  const [cancel] = useCancelInterviewMutation();
  const needsAskedBy = (reason: EmployerCancellationReason | '') =>
    isForCompany && reason !== '' && isAskedByCompany(reason);
  const form = useForm({
    initialValues: { reason: '' as EmployerCancellationReason | '', note: '', ...emptyAskedBy },
    rules(values) {
      const checked = check(interviewCancellationSchema, values);
      return needsAskedBy(values.reason) ? checkAskedBy(checked, values) : checked;
    },
    save: (input) => cancel({ variables: { input: { id: interview.id, ...input } } }),
    onSaved: onClose,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text c="gray.7">
          {candidateName(interview.application?.candidate)} {isForCompany ? 'and the company ' : ''}will be notified by
          email immediately that the interview on {formatDate(interview.date)} at {formatTime(interview.time)} will not
          take place.
        </Text>
        <Radio.Group label="Reason" size="md" withAsterisk {...form.getInputProps('reason')}>
          <Stack gap={10} mt={6} mb={4}>
            {EMPLOYER_CANCELLATION_REASONS.map((reason) => (
              <Radio key={reason} value={reason} label={CANCELLATION_REASON_LABELS[reason]} />
            ))}
          </Stack>
        </Radio.Group>
        {needsAskedBy(form.values.reason) ? <AskedByFields form={form} /> : null}
        <TextArea
          label={form.values.reason === 'OTHER' ? 'Note' : 'Note (optional)'}
          withAsterisk={form.values.reason === 'OTHER'}
          description={`Visible to the ${isForCompany ? 'company' : 'consultancy'}, never to the candidate.`}
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.interviewNote}
          {...form.getInputProps('note')}
        />
        <Banner message={form.banner.message} />
        <Group justify="flex-end" data-dialog-actions>
          <Button variant="default" onClick={onClose} disabled={form.isPending}>
            Keep interview
          </Button>
          <PendingButton type="submit" color="red.9" isPending={form.isPending} pendingText="Cancelling...">
            Cancel interview
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
