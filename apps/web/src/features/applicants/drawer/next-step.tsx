import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  allowsFeedback,
  allowsOffer,
} from '@job-alert/domain/applications/application-status';
import { Button, Group, Radio } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { PendingButton } from '../../../components/buttons/pending-button';
import { OfferSummary } from '../../shared/applications/offer-summary';
import { WithdrawalSummary } from '../../shared/applications/withdrawal-summary';
import { DrawerSection } from '../../shared/drawer-section';
import { isWaiting, proposableSteps } from '../applicant-draft';
import { FeedbackField, JoiningField, OfferLetterField } from '../applicant-fields';
import type { ApplicantFragment } from '../applicants.generated';
import { LastDecision } from '../last-decision';
import { type ApplicantDrafts, invitationPath } from '../use-applicant-drafts';
import { useLetterLink } from '../use-letter-link';
import classes from './applicant-drawer.module.css';

interface NextStepProps {
  row: ApplicantFragment;
  drafts: ApplicantDrafts;
  /** True if the drawer was opened to schedule an interview. */
  inviting: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called after a proposal, to go on to the next applicant. */
  onDecided: () => void;
}

/** A form to propose the next step, or the pending proposal. */
export function NextStep({ row, drafts, inviting, heading, onDecided }: NextStepProps) {
  return (
    <DrawerSection title="Next step" ref={heading}>
      <WithdrawalSummary application={row} />
      <OfferSummary application={row} />
      {row.withdrawal ? null : isWaiting(row) ? (
        <p className={classes.waits}>Waiting for approval: {APPLICATION_STATUS_LABELS[row.proposedStatus]}</p>
      ) : (
        <>
          <LastDecision row={row} />
          <Proposal
            row={row}
            drafts={drafts}
            inviting={inviting}
            onDecided={onDecided}
            onDiscarded={() => heading.current?.focus()}
          />
        </>
      )}
    </DrawerSection>
  );
}

interface ProposalProps extends Omit<NextStepProps, 'heading'> {
  onDiscarded: () => void;
}

function Proposal({ row, drafts, inviting, onDecided, onDiscarded }: ProposalProps) {
  // Interviews are not part of the draft, because they have their own screen.
  const [invites, setInvites] = useState(inviting);
  const renewLetter = useLetterLink();
  const { actions } = drafts;
  const draft = drafts.draftOf(row);
  const step: ApplicationStatus = invites ? 'INTERVIEW_SCHEDULED' : draft.status;
  const { possible, impossible } = proposableSteps(row);
  const field = { row, draft, actions, labelled: true };

  function choose(value: string) {
    const next = possible.find((one) => one === value);
    setInvites(next === 'INTERVIEW_SCHEDULED');
    if (next && next !== 'INTERVIEW_SCHEDULED') actions.change(row, { status: next });
  }
  async function submit() {
    if (await actions.submit(row.id)) onDecided();
  }

  function discard() {
    actions.discard(row.id);
    onDiscarded();
  }

  return (
    <>
      <Radio.Group aria-label="Next step" value={possible.includes(step) ? step : ''} onChange={choose}>
        <div className={classes.steps}>
          {possible.map((value) => (
            <Radio key={value} value={value} label={APPLICATION_STATUS_LABELS[value]} />
          ))}
        </div>
      </Radio.Group>
      {impossible.map(({ reason, steps }) => (
        <p key={reason} className={classes.impossible}>
          <span>{steps.map((one) => APPLICATION_STATUS_LABELS[one]).join(', ')}:</span> {reason}
        </p>
      ))}
      {step === 'INTERVIEW_SCHEDULED' && possible.includes(step) ? (
        <Button component={Link} mt="md" to={invitationPath(row)} leftSection={<IconCalendarPlus size={18} />}>
          Choose date and time
        </Button>
      ) : (
        <div className={classes.fields}>
          {allowsFeedback(step) ? <FeedbackField {...field} className={classes.wide} /> : null}
          {allowsOffer(step) ? (
            <>
              <OfferLetterField {...field} upload={drafts.getUpload(row.id)} renew={() => renewLetter(row.id)} />
              <JoiningField {...field} />
            </>
          ) : null}
          <Group className={classes.wide}>
            <PendingButton
              disabled={!drafts.hasChanged(row)}
              isPending={drafts.sending.has(row.id)}
              pendingText="Submitting..."
              onClick={() => void submit()}
            >
              Submit
            </PendingButton>
            {drafts.hasChanged(row) && !drafts.sending.has(row.id) ? (
              <Button variant="subtle" onClick={discard}>
                Discard changes
              </Button>
            ) : null}
          </Group>
        </div>
      )}
    </>
  );
}
