import { formatDate } from '@job-alert/domain/india/calendar';
import { Button, Group, Text } from '@mantine/core';
import { DescriptionList } from '../../../components/description-list';
import { Dialog } from '../../../components/dialog/dialog';
import type { Steps } from '../../../components/dialog/dialog-steps';
import { formatNumber } from '../../../lib/format/format';
import { RejectionSummary } from '../../shared/history/rejection-summary';
import type { MyJobFragment } from './my-jobs.generated';
import classes from './my-jobs-details.module.css';

interface MyJobDetailsProps {
  job: MyJobFragment;
  steps: Steps | undefined;
  onClose: () => void;
}

export function MyJobDetails({ job, steps, onClose }: MyJobDetailsProps) {
  const facts = [
    ['Title', job.title],
    ['Posted At', formatDate(new Date(job.postedAt))],
    ['Deadline', formatDate(job.deadline)],
    ['Openings', formatNumber(job.openings)],
  ] as const;
  return (
    <Dialog
      opened
      onClose={onClose}
      steps={steps}
      title="Job Details"
      closeButtonProps={{ 'aria-label': 'Close the dialog' }}
    >
      <DescriptionList className={classes.facts} facts={facts} />
      <RejectionSummary reason={job.approval?.reason} note={job.approval?.note} title="This job was not approved" />
      {job.takenDownAt ? (
        <Text mt="lg" mb={4}>
          <strong>Taken down by an administrator</strong> on {formatDate(new Date(job.takenDownAt))}. Please contact
          admin to reactivate it.
        </Text>
      ) : null}
      <RejectionSummary reason={null} note={job.takenDownNote} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
