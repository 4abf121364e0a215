import { fillInText, REJECTION_TEXTS } from '@job-alert/domain/applications/feedback-texts';
import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { Button, Kbd, Menu } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PendingButton } from '../../../components/buttons/pending-button';
import { UndoButton } from '../../../components/buttons/undo-button';
import { useShortcutMode } from '../../../components/keyboard/use-shortcut-mode';
import { useShortcuts } from '../../../components/keyboard/use-shortcuts';
import { candidateName } from '../../shared/people/candidate-name';
import { isWaiting, proposableSteps } from '../applicant-draft';
import type { ApplicantFragment } from '../applicants.generated';
import { type ApplicantDrafts, invitationPath } from '../use-applicant-drafts';
import classes from './applicant-actions.module.css';

interface ApplicantActionsProps {
  row: ApplicantFragment;
  drafts: ApplicantDrafts;
  /** Called after a decision, to go on to the next applicant. */
  onDecided: () => void;
  /** Opens an applicant whose decision was undone. */
  onUndone: (row: ApplicantFragment) => void;
  /** Moves focus to the form of the next step. */
  onEdit: () => void;
}

/** The decisions about an applicant with one press or one key each. They stay in view while the drawer scrolls. */
export function ApplicantActions({ row, drafts, onDecided, onUndone, onEdit }: ApplicantActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [mode] = useShortcutMode();
  const [rejects, setRejects] = useState(false);
  const { actions, last } = drafts;
  const { possible } = proposableSteps(row);
  const can = (step: ApplicationStatus) => possible.includes(step) && step !== row.status;
  const isPending = drafts.sending.has(row.id);
  const waits = isWaiting(row);

  async function propose(status: ApplicationStatus, feedback?: string) {
    if (!can(status)) return;
    const part = feedback === undefined ? { status } : { status, feedback };
    if (await actions.propose(row, part)) onDecided();
  }
  function reject(text: string) {
    setRejects(false);
    const values = { candidate: row.candidate?.firstName ?? '', job: row.job.title };
    void propose('REJECTED', fillInText(text, values));
  }
  function chooseByDigit(event: KeyboardEvent) {
    const chosen = event.key === '0' ? '' : REJECTION_TEXTS[Number(event.key) - 1]?.text;
    if (chosen === undefined || !/^\d$/.test(event.key)) return;
    event.preventDefault();
    reject(chosen);
  }
  async function undo() {
    if (!last || !isUndoable(last.until)) return;
    const failed = await actions.withdraw([last.row]);
    if (failed.size === 0) onUndone(last.row);
  }
  async function edit() {
    if (waits) await actions.withdraw([row]);
    onEdit();
  }

  useShortcuts(mode, bar, {
    s: { act: () => void propose('SHORTLISTED') },
    r: { act: () => setRejects(can('REJECTED')) },
    i: { act: () => void (can('INTERVIEW_SCHEDULED') && navigate(invitationPath(row))) },
    e: { act: () => void edit() },
    u: { act: () => void undo() },
  });

  return (
    <div ref={bar} className={classes.bar} role="toolbar" aria-label="Decide" data-no-print>
      {can('SHORTLISTED') ? (
        <PendingButton
          isPending={isPending}
          pendingText="Submitting..."
          aria-keyshortcuts="S"
          rightSection={<Key>S</Key>}
          onClick={() => void propose('SHORTLISTED')}
        >
          Shortlist
        </PendingButton>
      ) : null}
      {can('REJECTED') ? (
        <Menu opened={rejects} onChange={setRejects} position="top-start" withinPortal={false} loop>
          <Menu.Target>
            <Button variant="default" aria-keyshortcuts="R" rightSection={<Key>R</Key>} aria-disabled={isPending}>
              Reject
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={classes.reasons} onKeyDown={chooseByDigit}>
            <Menu.Label>The candidate reads the text once an administrator approves</Menu.Label>
            {REJECTION_TEXTS.map(({ label, text }, index) => (
              <Menu.Item key={label} leftSection={<Kbd>{index + 1}</Kbd>} onClick={() => reject(text)}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Item leftSection={<Kbd>0</Kbd>} onClick={() => reject('')}>
              Without a text
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {can('INTERVIEW_SCHEDULED') ? (
        <Button
          variant="default"
          aria-keyshortcuts="I"
          rightSection={<Key>I</Key>}
          onClick={() => void navigate(invitationPath(row))}
        >
          Interview
        </Button>
      ) : null}
      {waits ? (
        <PendingButton
          variant="default"
          isPending={drafts.withdrawing.has(row.id)}
          pendingText="Withdrawing..."
          aria-keyshortcuts="E"
          rightSection={<Key>E</Key>}
          onClick={() => void edit()}
        >
          Withdraw and edit
        </PendingButton>
      ) : null}
      {last ? (
        <UndoButton
          key={last.until}
          name={candidateName(last.row.candidate)}
          until={last.until}
          onUndo={() => void undo()}
          onExpire={() => {
            if (document.activeElement?.matches('[data-undo]')) bar.current?.querySelector('button')?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

const isUndoable = (until: number): boolean => Date.now() < until;

const Key = ({ children }: { children: string }) => (
  <Kbd className={classes.key} aria-hidden>
    {children}
  </Kbd>
);
