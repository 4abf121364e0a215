import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor, Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { RowCheckbox } from '../../components/table/row-checkbox';
import { RowMenu } from '../../components/table/row-menu';
import { KnockoutBadge } from '../shared/applications/answer-rows';
import { candidateName } from '../shared/people/candidate-name';
import { acceptsProposals, proposableSteps } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-board.module.css';

interface ApplicantCardProps {
  row: ApplicantFragment;
  unsent: ApplicationStatus | null;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: (row: ApplicantFragment) => void;
  onMove: (row: ApplicantFragment, step: ApplicationStatus) => void;
  onDrag: (row: ApplicantFragment | null) => void;
}

/** A card of the board. Users drag it with a pointer, or move it with its menu by keyboard and touch. */
export function ApplicantCard({ row, unsent, isSelected, onSelect, onOpen, onMove, onDrag }: ApplicantCardProps) {
  const canPropose = acceptsProposals(row);
  const steps = proposableSteps(row);
  const others = steps.possible.filter((step) => step !== row.status);
  const name = candidateName(row.candidate);

  function drag(event: DragEvent) {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', name);
    onDrag(row);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for pointers; the card's menu does the same
    <li
      className={classes.card}
      data-row-key={row.id}
      draggable={canPropose && others.length > 0}
      onDragStart={drag}
      onDragEnd={() => onDrag(null)}
    >
      <div className={classes.name}>
        <Anchor
          component="button"
          type="button"
          ta="left"
          fw={650}
          id={`applicant-${row.id}`}
          draggable={false}
          onClick={() => onOpen(row)}
        >
          {name}
        </Anchor>
        {canPropose ? <RowCheckbox label={`Select ${name}`} checked={isSelected} onChange={onSelect} /> : null}
      </div>
      <p>{row.job.title}</p>
      <KnockoutBadge answers={row.answers} />
      <p>Applied on {formatDate(new Date(row.appliedAt))}</p>
      {row.withdrawal ? <p>Withdrawn</p> : null}
      {row.status === 'PENDING' ? <p>Waits for admin approval</p> : null}
      {unsent ? <p className={classes.unsent}>{APPLICATION_STATUS_LABELS[unsent]}: not submitted yet</p> : null}
      {canPropose ? (
        <RowMenu
          width={260}
          button={(props) => (
            <Button
              {...props}
              className={classes.move}
              size="compact-xs"
              variant="default"
              rightSection={<IconChevronDown size={14} aria-hidden />}
              aria-label={`Move to…: ${name}`}
            >
              Move to…
            </Button>
          )}
        >
          {others.map((step) => (
            <Menu.Item key={step} onClick={() => onMove(row, step)}>
              {APPLICATION_STATUS_LABELS[step]}
            </Menu.Item>
          ))}
          {steps.impossible.map(({ reason, steps: excluded }) => (
            // The item is not `disabled`, so that keyboard users can reach the reason.
            <Menu.Item key={reason} className={classes.impossible} aria-disabled closeMenuOnClick={false}>
              <strong>{excluded.map((step) => APPLICATION_STATUS_LABELS[step]).join(', ')}</strong>
              {reason}
            </Menu.Item>
          ))}
        </RowMenu>
      ) : null}
    </li>
  );
}
