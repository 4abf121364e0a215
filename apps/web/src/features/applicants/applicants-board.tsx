import {
  APPLICATION_STATUS_COLOURS,
  APPLICATION_STATUS_LABELS,
  HIRING_STEPS,
} from '@job-alert/domain/application-status';
import { formatDate } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import { Anchor } from '@mantine/core';
import { StatusBadge } from '../../components/status-badge';
import { RuledOutMark } from '../shared/answer-rows';
import type { ApplicantFragment } from './applicants.generated';
import classes from './applicants-board.module.css';

interface ApplicantsBoardProps {
  rows: readonly ApplicantFragment[];
  onOpen: (row: ApplicantFragment) => void;
}

/** The applicants as a pipeline: a column for each step, narrowed to one job by the search above. */
export function ApplicantsBoard({ rows, onOpen }: ApplicantsBoardProps) {
  return (
    <div className={classes.board}>
      {HIRING_STEPS.map((status) => {
        const inStep = rows.filter((row) => row.proposedStatus === status);
        const label = APPLICATION_STATUS_LABELS[status];
        return (
          <section key={status} className={classes.column} aria-label={`${label}: ${inStep.length}`}>
            <h2 className={classes.head}>
              <StatusBadge tone={APPLICATION_STATUS_COLOURS[status]}>{label}</StatusBadge>
              <span>{inStep.length}</span>
            </h2>
            <ul className={classes.cards}>
              {inStep.map((row) => (
                <li key={row.id} className={classes.card}>
                  <Anchor component="button" type="button" ta="left" fw={650} onClick={() => onOpen(row)}>
                    {joinFullName(row.candidate)}
                  </Anchor>
                  <p>{row.job.title}</p>
                  <RuledOutMark answers={row.answers} />
                  <p>Applied on {formatDate(new Date(row.appliedAt))}</p>
                  {row.withdrawal ? <p>Withdrawn</p> : null}
                  {row.status === 'PENDING' ? <p>Waits for admin approval</p> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
