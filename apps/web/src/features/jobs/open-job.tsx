import { Anchor, Badge, Button, Container, Divider, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { formatDate } from '@job-alert/domain/calendar';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { formatRupees } from '@job-alert/domain/money';
import { PageMeta } from '../../components/page-meta';
import { ErrorState } from '../../components/states';
import { paths, withQuery } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import { useSession } from '../../lib/session/session';
import { type OpenJobQuery, useOpenJobQuery } from './open-job.generated';
import classes from './open-job.module.css';
import { JobGone, OpenJobSkeleton } from './open-job-faces';
import { ShareJob } from './share-job';

type Job = NonNullable<OpenJobQuery['openJob']>;

/** The job's id out of `{id}-{slug}`. */
function idOf(idSlug: string): string {
  return idSlug.split('-', 1)[0] ?? '';
}

/** A job's own page, to be read and shared by anyone. */
export function OpenJob() {
  const { idSlug = '' } = useParams();
  const { data, error, loading, refetch } = useOpenJobQuery({ variables: { id: idOf(idSlug) } });

  return (
    <Container size={1080} className={classes.page}>
      <Anchor component={Link} to={paths.openings} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden /> All openings
      </Anchor>
      {data?.openJob ? <JobDetails job={data.openJob} /> : null}
      {loading && !data ? <OpenJobSkeleton /> : null}
      {data && !data.openJob ? <JobGone /> : null}
      {error && !data ? (
        <ErrorState
          text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
    </Container>
  );
}

function JobDetails({ job }: { job: Job }) {
  const isCandidate = useSession()?.user.user_type === 'candidate';
  const facts = [
    ['Experience', `${job.minExperience}-${job.maxExperience} years`],
    ['Salary per year', `${formatRupees(job.salaryMin)} to ${formatRupees(job.salaryMax)}`],
    ['Minimum qualification', job.minimumQualification],
    ['Openings', formatNumber(job.openings)],
    ['Posted on', formatDate(new Date(job.postedAt))],
    ['Apply until', formatDate(job.deadline)],
  ] as const;

  return (
    <article className={classes.job}>
      <PageMeta title={`${job.title}, ${job.city}`} description={job.description.slice(0, 160)} />
      <header className={classes.head}>
        <p className={classes.company}>{job.company.name}</p>
        <h1 className={classes.title}>{job.title}</h1>
        <p className={classes.place}>
          {job.city || 'Anywhere'}, {job.state}
        </p>
        <Group gap="xs" mt="md">
          <Badge size="lg" variant="light" tt="none">
            {JOB_TYPE_LABELS[job.jobType]}
          </Badge>
          <Badge size="lg" variant="light" tt="none">
            {WORK_MODE_LABELS[job.workMode]}
          </Badge>
        </Group>
      </header>
      <div className={classes.columns}>
        <div>
          <h2 className={classes.heading}>The job</h2>
          <p className={classes.description}>{job.description}</p>
          {job.preferredSkills.length > 0 ? (
            <>
              <h2 className={classes.heading}>Skills</h2>
              <ul className={classes.skills}>
                {job.preferredSkills.map((skill) => (
                  <li key={skill}>{skill}</li>
                ))}
              </ul>
            </>
          ) : null}
          {job.company.description ? (
            <>
              <h2 className={classes.heading}>About {job.company.name}</h2>
              <p className={classes.description}>{job.company.description}</p>
            </>
          ) : null}
        </div>
        <aside className={classes.side}>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button
            component={Link}
            to={isCandidate ? withQuery(paths.candidate.jobs, { title: job.title }) : paths.candidate.signUp}
            size="lg"
            fullWidth
            color="saffron"
          >
            Apply
          </Button>
          <Divider my="lg" />
          <ShareJob title={job.title} path={job.path} />
        </aside>
      </div>
    </article>
  );
}
