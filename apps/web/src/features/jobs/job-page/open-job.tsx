import { formatDate } from '@job-alert/domain/india/calendar';
import { formatPay, formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Anchor, Badge, Button, Container, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { PageMeta } from '../../../components/page-meta';
import { EmptyState, ErrorState } from '../../../components/states';
import { paths, type RoleName } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';
import { useLastSearch } from '../../../lib/last-search';
import { usePageStatus } from '../../../lib/page-status';
import { clearApplyIntent, useStoredApplyIntent } from '../../../lib/session/apply-intent';
import type { LoginRedirectState } from '../../../lib/session/login-redirect';
import { useEndedUser, useSession } from '../../../lib/session/session';
import { FORCE_SIGN_UP } from '../../../lib/session/sign-up-redirect';
import { useSiteUrl } from '../../../lib/site-url';
import { lazyWithRetry } from '../../../start/lazy-loading';
import { withJob } from '../../shared/jobs/apply-intent';
import { applyLink } from '../job-card/apply-link';
import { CompanyLink } from '../job-card/open-job-card';
import { usePostedAgo } from '../job-card/use-posted-ago';
import { SaveJobButton } from '../saved-jobs/save-job-button';
import { SavedJobToast } from '../saved-jobs/saved-job-toast';
import type { ClosedJobQuery } from './closed-job.public.generated';
import { jobPostingJsonLd } from './job-posting-json-ld';
import type { loadOpenJob } from './load-open-job';
import classes from './open-job.module.css';
import type { OpenJobQuery } from './open-job.public.generated';
import { JobRow, RelatedJobs } from './related-jobs';
import { ShareJob } from './share-job';

// Loaded only for candidates. Most readers of the page are visitors.
const ApplyHere = lazyWithRetry(async () => (await import('./apply-here')).ApplyHere);

type Job = NonNullable<OpenJobQuery['openJob']>;

/** Returns the first 160 characters of a text in one line, for search engines. */
const summary = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** The server draws this picture for each open job. */
const sharePicture = ({ id }: Job): string => `/share/jobs/${id}.png`;

/** The public page of a job. */
export function OpenJob() {
  const { data, failure } = useLoaderData<typeof loadOpenJob>();
  const { revalidate } = useRevalidator();
  const role = useSession()?.user.user_type;
  const isCandidate = role === 'candidate';
  const back = useLastSearch(data?.search ?? null);

  return (
    <Container size={1080} className={classes.page}>
      <Anchor component={Link} to={back.path} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden /> {back.isSearch ? 'Back to your search' : 'All openings'}
      </Anchor>
      {data?.openJob ? (
        <>
          <JobDetails job={data.openJob} role={role} />
          <RelatedJobs job={data.openJob} isCandidate={isCandidate} />
        </>
      ) : null}
      {data?.closedJob ? <JobClosed job={data.closedJob} isCandidate={isCandidate} /> : null}
      {data && !data.openJob && !data.closedJob ? <JobNotFound /> : null}
      {data ? null : (
        <ErrorState
          text={describeError(failure, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })}
          onRetry={() => void revalidate()}
        />
      )}
      {/* `ApplyHere` loads the saved jobs itself. */}
      <SavedJobToast asks={!data?.openJob} />
    </Container>
  );
}

/** The structured data of the job for search engines. `<` is escaped, because it could end the script element. */
function JobPostingScript({ job }: { job: Job }) {
  const text = JSON.stringify(jobPostingJsonLd(job, useSiteUrl(job.path), useSiteUrl(sharePicture(job)))).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Links visitors to the sign-up, and candidates whose session has ended to the login. Other roles cannot apply. */
function ApplyLinkButton({ job, role }: { job: Job; role: RoleName | undefined }) {
  const expiredUser = useEndedUser();
  if (role !== undefined) return <Text mb="sm">Only candidates can apply for openings.</Text>;
  const isCandidate = expiredUser?.user_type === 'candidate';
  const loginState = {
    why: 'ended',
    from: job.path,
    ...(expiredUser && { account: expiredUser.id }),
  } satisfies LoginRedirectState;
  return (
    <Button
      component={Link}
      to={isCandidate ? withJob(paths.candidate.login, job) : applyLink(job, false)}
      state={isCandidate ? loginState : FORCE_SIGN_UP}
      rel="nofollow"
      size="lg"
      fullWidth
      color="saffron"
    >
      Apply
    </Button>
  );
}

function JobDetails({ job, role }: { job: Job; role: RoleName | undefined }) {
  const posted = usePostedAgo(job.postedAt);
  const firstFacts = [
    ['Experience', `${job.minExperience}-${job.maxExperience} years`],
    ['Salary', formatPay(job)],
    ['Posted', posted],
  ] as const;
  const facts = [
    ['Minimum qualification', job.minimumQualification],
    ['Openings', formatNumber(job.openings)],
    ['Apply until', formatDate(job.deadline)],
  ] as const;

  return (
    <article className={classes.job}>
      <PageMeta
        title={`${job.title}, ${job.city}`}
        description={summary(job.description)}
        share={{
          title: `${job.title} at ${job.company.name}, ${job.city}: ${formatSalaryRange(job)}`,
          picture: sharePicture(job),
        }}
      />
      <JobPostingScript job={job} />
      <header className={classes.head}>
        <p className={classes.company}>
          <CompanyLink company={job.company} />
        </p>
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
          <h2 className={classes.heading}>About the job</h2>
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
          <div className={classes.action} data-brief={role !== 'candidate' || undefined}>
            {role === 'candidate' ? (
              <Suspense fallback={<Skeleton height={50} radius="md" />}>
                <ApplyHere key={job.id} job={job} />
              </Suspense>
            ) : (
              <ApplyLinkButton job={job} role={role} />
            )}
            <SaveJobButton job={job} />
          </div>
          <FactList facts={firstFacts} className={classes.first} />
          <FactList facts={facts} />
          <ShareJob title={job.title} path={job.path} />
        </aside>
      </div>
    </article>
  );
}

interface FactsProps {
  facts: readonly (readonly [label: string, value: string])[];
  className?: string | undefined;
}

/** Suppresses hydration warnings, because the server may have rendered the time since posting on an earlier day. */
function FactList({ facts, className }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ClosedJob = NonNullable<ClosedJobQuery['closedJob']>;

const openingsButton = (
  <Button component={Link} to={paths.openings}>
    See current openings
  </Button>
);

/** A job that was public and has closed, with similar openings. Sets status 410. */
function JobClosed({ job, isCandidate }: { job: ClosedJob; isCandidate: boolean }) {
  usePageStatus(410);
  const hasIntent = useStoredApplyIntent()?.id === job.id;
  const [hadIntent, setHadIntent] = useState(false);
  useEffect(() => {
    if (!hasIntent) return;
    setHadIntent(true);
    clearApplyIntent();
  }, [hasIntent]);
  return (
    <article className={classes.job}>
      <PageMeta title={`Closed: ${job.title}, ${job.city}`} />
      <header className={classes.head}>
        <p className={classes.company}>This opening is no longer available.</p>
        <h1 className={classes.title}>{job.title}</h1>
        <p className={classes.place}>{job.city}</p>
        {hadIntent ? (
          <p role="status" className={classes.closed}>
            It has closed since you started to apply. {job.similar.length > 0 ? 'These openings are similar.' : ''}
          </p>
        ) : null}
        <p className={classes.closed}>It may have been filled, or the application deadline has passed.</p>
        {openingsButton}
      </header>
      <JobRow title="Similar openings" jobs={job.similar} isCandidate={isCandidate} />
    </article>
  );
}

/** Shown if there has never been a public job at this URL. Sets status 404. */
function JobNotFound() {
  usePageStatus(404);
  return (
    <>
      <PageMeta title="Opening not found" />
      <EmptyState
        text="This opening doesn’t exist."
        hint="The link may be wrong. All current openings are on one page."
        action={openingsButton}
      />
    </>
  );
}
