import {
  APPLICATION_STATUS_COLOURS,
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  HIRING_STEPS,
  validateStep,
} from '@job-alert/domain/applications/application-status';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Anchor, Button, Menu, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { SelectPage } from '../../components/list/select-page';
import type { ListSelection } from '../../components/list/use-selection';
import { StatusBadge } from '../../components/status-badge';
import { RowCheckbox } from '../../components/table/row-checkbox';
import { RowMenu } from '../../components/table/row-menu';
import { RecommendedBadge } from '../shared/applications/recommendation-summary';
import { KnockoutBadge } from '../shared/applications/answer-rows';
import { candidateName } from '../shared/people/candidate-name';
import { acceptsProposals, isSelectable, proposableSteps, toApplicationState } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-board.module.css';
import type { ApplicantDrafts } from './use-applicant-drafts';

interface ApplicantsBoardProps {
  rows: readonly ApplicantFragment[];
  drafts: ApplicantDrafts;
  selection: ListSelection<ApplicantFragment>;
  onOpen: (row: ApplicantFragment) => void;
  onMove: (row: ApplicantFragment, step: ApplicationStatus) => void;
}

/** The applicants as a pipeline with a column for each step. Moving a card proposes the step. */
export function ApplicantsBoard({ rows, drafts, selection, onOpen, onMove }: ApplicantsBoardProps) {
  const [dragged, setDragged] = useState<ApplicantFragment | null>(null);

  function select(id: string, isSelected: boolean) {
    const keys = new Set(selection.pageKeys);
    if (isSelected) keys.add(id);
    else keys.delete(id);
    selection.selectOnPage(keys);
  }

  return (
    <Stack gap="sm">
      <SelectPage keys={rows.filter(isSelectable).map(({ id }) => id)} selection={selection} />
      <div className={classes.board}>
        {HIRING_STEPS.map((step) => (
          <BoardColumn
            key={step}
            step={step}
            count={rows.filter((row) => row.proposedStatus === step).length}
            dragged={dragged}
            onDrop={(row) => {
              setDragged(null);
              // The drawer returns focus to the element that had focus when it opened.
              document.getElementById(`applicant-${row.id}`)?.focus();
              onMove(row, step);
            }}
          >
            {rows
              .filter((row) => row.proposedStatus === step)
              .map((row) => (
                <ApplicantCard
                  key={row.id}
                  row={row}
                  unsent={drafts.hasChanged(row) ? drafts.draftOf(row).status : null}
                  isSelected={selection.pageKeys.has(row.id)}
                  onSelect={(isSelected) => select(row.id, isSelected)}
                  onOpen={onOpen}
                  onMove={onMove}
                  onDrag={setDragged}
                />
              ))}
          </BoardColumn>
        ))}
      </div>
    </Stack>
  );
}

interface BoardColumnProps {
  step: ApplicationStatus;
  count: number;
  dragged: ApplicantFragment | null;
  onDrop: (row: ApplicantFragment) => void;
  children: ReactNode;
}

function BoardColumn({ step, count, dragged, onDrop, children }: BoardColumnProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const label = APPLICATION_STATUS_LABELS[step];
  const isElsewhere = dragged !== null && dragged.proposedStatus !== step;
  const problem = isElsewhere ? validateStep(toApplicationState(dragged), step) : null;
  const acceptsDrop = isElsewhere && problem === null;

  /** Browsers allow a drop only if the default action of this event is prevented. */
  function hover(event: DragEvent) {
    if (!acceptsDrop) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setDraggedOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    if (acceptsDrop) onDrop(dragged);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for pointers; the card's menu does the same
    <section
      className={classes.column}
      aria-label={`${label}: ${count}`}
      data-accepts={isElsewhere ? acceptsDrop : undefined}
      data-over={(acceptsDrop && isDraggedOver) || undefined}
      onDragOver={hover}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDraggedOver(false);
      }}
      onDrop={drop}
    >
      <h2 className={classes.head}>
        <StatusBadge tone={APPLICATION_STATUS_COLOURS[step]}>{label}</StatusBadge>
        <span>{count}</span>
      </h2>
      {problem === null ? null : <p className={classes.problem}>{problem}</p>}
      <ul className={classes.cards}>{children}</ul>
    </section>
  );
}

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
function ApplicantCard({ row, unsent, isSelected, onSelect, onOpen, onMove, onDrag }: ApplicantCardProps) {
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
        {isSelectable(row) ? <RowCheckbox label={`Select ${name}`} checked={isSelected} onChange={onSelect} /> : null}
      </div>
      <p>{row.job.title}</p>
      <RecommendedBadge isRecommended={row.isRecommended} />
      <KnockoutBadge answers={row.answers} />
      <p>Applied on {formatDate(new Date(row.appliedAt))}</p>
      {row.withdrawal ? <p>Withdrawn</p> : null}
      {row.status === 'PENDING' ? <p>Waiting for approval</p> : null}
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
