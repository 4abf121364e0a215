import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLoaderData, useNavigation, useRevalidator } from 'react-router-dom';
import { Drawing } from '../../../components/drawing';
import { Notice } from '../../../components/notice';
import { PageMeta } from '../../../components/page-meta';
import { Section } from '../../../components/section';
import { paths, type RoleName } from '../../../config/paths';
import { heroFor } from '../../../content/heroes';
import { useSaveScrollPosition } from '../../../lib/scroll-restoration';
import { useSession } from '../../../lib/session/session';
import { FORCE_SIGN_UP } from '../../../lib/session/sign-up-redirect';
import { Hero } from '../../shared/hero/hero';
import { JobResultCard } from '../job-card/job-result-card';
import { ApplyButton } from '../job-card/open-job-card';
import { SavedJobToast } from '../saved-jobs/saved-job-toast';
import forCandidates from './for-candidates.svg?raw';
import forEmployers from './for-employers.svg?raw';
import { JobCarousel } from './job-carousel';
import { JobSearchForm } from './job-search-form';
import classes from './job-search-page.module.css';
import { activeFilters, toFields } from './job-search-params';
import { JobSearchResults } from './job-search-results';
import type { loadJobSearch } from './load-job-search';
import { EMPTY_SEARCH } from './search-form-values';
import { useJobSearch } from './use-job-search';

/** The minimum number of openings for the slider, which is more than fit side by side, and the maximum that it shows. */
const CAROUSEL = { minJobs: 4, maxJobs: 9 } as const;

function useLoadedResults() {
  const { data, failure } = useLoaderData<typeof loadJobSearch>();
  const isNavigating = useNavigation().state === 'loading';
  const { state, revalidate: reload } = useRevalidator();
  // A failure of the first list is only logged (specification 1 §7). The list itself shows a Retry button.
  useEffect(() => {
    if (failure) console.error('The openings could not be loaded.', failure);
  }, [failure]);
  return { data, failure, loading: isNavigating || state === 'loading', reload };
}

export function JobSearchPage() {
  useSaveScrollPosition();
  const jobSearch = useJobSearch(useLoadedResults());
  const { search, results, isSearching, banner } = jobSearch;
  const role = useSession()?.user.user_type;
  const applyPath = role === 'candidate' ? paths.candidate.jobs : paths.candidate.signUp;
  // The feeds contain the same search, newest first.
  const fields = new URLSearchParams(toFields({ ...search, sort: 'best' })).toString();
  const query = fields && `?${fields}`;
  const jobs = results?.data.openJobs.nodes ?? [];
  const isFiltered = activeFilters(results?.search ?? search).length > 0;

  return (
    <>
      <PageMeta
        title="Job Opportunities"
        description="Current openings across India: search by job title, location and experience, and apply with one profile."
      />
      <link rel="alternate" type="application/rss+xml" title="Job opportunities" href={`/feeds/jobs.rss${query}`} />
      <link rel="alternate" type="application/feed+json" title="Job opportunities" href={`/feeds/jobs.json${query}`} />
      <div className={classes.note} aria-live="polite" data-no-print>
        {banner.message ? (
          <Notice role="status" tone="success" className={classes.message}>
            {banner.message.text}
          </Notice>
        ) : null}
      </div>
      <div data-no-print>
        <Hero hero={heroFor(paths.openings)} isCompact={isFiltered}>
          <JobSearchForm
            initial={search}
            hiddenFields={toFields({ ...search, ...EMPTY_SEARCH })}
            busy={isSearching}
            onSearch={(values) => void jobSearch.submit(values)}
          />
        </Hero>
      </div>
      <div className={classes.sections} data-searched={isFiltered || undefined}>
        <Section title="Job Opportunites" lead="Find your next job, or hire for your company.">
          <div data-no-print>
            <AudienceCards role={role} />
          </div>
        </Section>
        <Section title="Current Openings" tone="tint">
          {jobs.length >= CAROUSEL.minJobs ? (
            <div className={classes.carousel} data-no-print>
              <JobCarousel jobs={jobs.slice(0, CAROUSEL.maxJobs)} applyPath={applyPath} />
            </div>
          ) : null}
          <JobSearchResults
            jobSearch={jobSearch}
            emptyText={JOB_MESSAGES.nonePosted}
            renderCard={(job) => <JobResultCard job={job} action={<ApplyButton job={job} applyPath={applyPath} />} />}
          />
        </Section>
      </div>
      <SavedJobToast asks />
    </>
  );
}

/** The two cards of the openings page. Each links users with its role to their dashboard, and everyone else to the sign-up. */
function AudienceCards({ role }: { role: RoleName | undefined }) {
  return (
    <div className={classes.cards}>
      <article className={classes.card}>
        <div>
          <h3>For Candidates</h3>
          <p>Create one profile, apply for the jobs that suit you and follow each application online.</p>
          <Button
            component={Link}
            to={role === 'candidate' ? paths.candidate.home : paths.candidate.signUp}
            state={FORCE_SIGN_UP}
            size="md"
            color="saffron"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            Launch Your Career
          </Button>
        </div>
        <Drawing svg={forCandidates} className={classes.drawing} />
      </article>
      <article className={classes.card} data-strong>
        <div>
          <h3>For Employers</h3>
          <p>Post a job, review the applicants and schedule interviews in one place.</p>
          <Button
            component={Link}
            to={role === 'employer' ? paths.employer.home : paths.employer.signUp}
            state={FORCE_SIGN_UP}
            size="md"
            variant="white"
            rightSection={<IconArrowRight size={18} aria-hidden />}
          >
            Start Hiring Today
          </Button>
        </div>
        <Drawing svg={forEmployers} className={classes.drawing} />
      </article>
    </div>
  );
}
