import { parseSkills } from '@job-alert/domain/candidates/skills';
import { formatDateInput } from '@job-alert/domain/fields/date-input';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { parseOptions, QUESTION_KIND_LABELS } from '@job-alert/domain/jobs/screening';
import { Badge, Group, Text, Title } from '@mantine/core';
import { DescriptionList } from '../../../components/description-list';
import { Dialog } from '../../../components/dialog/dialog';
import { WarningStatus } from '../../../components/warning-status';
import { HighlightedText } from '../../shared/highlighted-text';
import { type PostJobValues, postNotice } from './post-job-form';
import classes from './post-job-preview.module.css';

/** Shows the job as candidates will see it. `values` must be valid. */
export function PostJobPreview({ values, onClose }: { values: PostJobValues; onClose: () => void }) {
  const { jobType, workMode } = values;
  const facts = [
    ['Experience', `${values.minExperience}-${values.maxExperience} years`],
    ['Salary', formatSalaryRange({ salaryMin: Number(values.salaryMin), salaryMax: Number(values.salaryMax) })],
    ['Minimum qualification', values.minimumQualification],
    ['Openings', values.openings],
    ['Apply until', formatDateInput(values.deadline)],
  ] as const;
  return (
    <Dialog
      opened
      size={720}
      onClose={onClose}
      title="Preview"
      closeButtonProps={{ 'aria-label': 'Close the preview' }}
    >
      <Text c="gray.7" fw={600}>
        {values.companyName}
      </Text>
      <Title order={3} fz="1.5rem">
        <HighlightedText>{values.title}</HighlightedText>
      </Title>
      <Text c="gray.7">
        {values.city}, {values.state}
      </Text>
      <Group gap="xs" my="md">
        {jobType ? (
          <Badge size="lg" variant="light" tt="none">
            {JOB_TYPE_LABELS[jobType]}
          </Badge>
        ) : null}
        {workMode ? (
          <Badge size="lg" variant="light" tt="none">
            {WORK_MODE_LABELS[workMode]}
          </Badge>
        ) : null}
      </Group>
      <WarningStatus>{postNotice(values)}</WarningStatus>
      <DescriptionList facts={facts} />
      <p className={classes.description}>
        <HighlightedText>{values.description}</HighlightedText>
      </p>
      <Group component="ul" gap="xs" p={0} m={0}>
        {parseSkills(values.preferredSkills).map((skill) => (
          <Badge key={skill} component="li" color="gray" variant="light" tt="none" size="lg">
            {skill}
          </Badge>
        ))}
      </Group>
      <PreviewedQuestions questions={values.questions} />
    </Dialog>
  );
}

/** The screening questions as candidates see them, without the employer's requirements. */
function PreviewedQuestions({ questions }: Pick<PostJobValues, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="previewed-questions">
      <Title order={4} id="previewed-questions" mt="lg" mb="xs" fz="1.125rem">
        Questions when applying
      </Title>
      <ol className={classes.questions}>
        {questions.map(({ key, text, kind, options, isRequired }) => (
          <li key={key}>
            <HighlightedText>{text}</HighlightedText>
            <Text c="gray.7" fz="sm">
              {answerKind(kind, options)}, {isRequired ? 'must be answered' : 'optional'}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

function answerKind(kind: PostJobValues['questions'][number]['kind'], options: string): string {
  if (kind === 'ONE_OF') return parseOptions(options).join(' / ');
  return kind ? QUESTION_KIND_LABELS[kind] : '';
}
