import { useEffect, useRef } from 'react';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { Notice } from '../../components/notice';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { EmptyState } from '../../components/states';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { goToPart } from '../../lib/go-to-part';
import { useKeptPlace } from '../../lib/kept-place';
import { useSession } from '../../lib/session/session';
import { Hero } from '../shared/hero/hero';
import { fieldsOf, activeFilters } from './job-search-params';
import { OpeningsAudience } from './openings-audience';
import { JobSearchError } from './job-search-error';
import { EMPTY_SEARCH, resultsId } from './search-form-values';
import { JobSearchResults } from './job-search-results';
import classes from './openings.module.css';
import { JobSearchForm } from './job-search-form';
import { OpeningsSlider } from './openings-slider';
import { SavedNews } from './saved-news';
import { useJobSearch } from './use-job-search';

/** The slider is for more openings than stand side by side; it shows the first of the list, which follows it. */
const SLIDER = { from: 4, shown: 9 } as const;

/** The job openings page. */
export function Openings() {
  useKeptPlace();
  const openings = useJobSearch();
  const { asked, found, failure, searching, banner } = openings;
  const role = useSession()?.user.user_type;
  const applyPath = role === 'candidate' ? paths.candidate.jobs : paths.candidate.signUp;

  // The search stands in the banner: what it has found, or that it failed, is to be seen.
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !searching) goToPart(resultsId);
    wasSearching.current = searching;
  }, [searching]);

  // Feeds are of the same search, the latest first.
  const searched = new URLSearchParams(fieldsOf({ ...asked, sort: 'best' })).toString();
  const query = searched && `?${searched}`;
  const isSearched = activeFilters(asked).length > 0;
  const isNonePosted = found?.nodes.length === 0 && !isSearched;
  return (
    <>
      <PageMeta
        title="Job Opportunities"
        description="Current openings across India: search by job title, location and experience, and apply with one profile."
      />
      <link rel="alternate" type="application/rss+xml" title="Job opportunities" href={`/feeds/jobs.rss${query}`} />
      <link rel="alternate" type="application/feed+json" title="Job opportunities" href={`/feeds/jobs.json${query}`} />
      <div className={classes.note} aria-live="polite" data-no-print>
        {banner.message?.tone === 'success' ? (
          <Notice role="status" tone="success" className={classes.saved}>
            {banner.message.text}
          </Notice>
        ) : null}
      </div>
      <div data-no-print>
        <Hero hero={heroFor(paths.openings)}>
          <JobSearchForm
            initial={asked}
            kept={fieldsOf({ ...asked, ...EMPTY_SEARCH })}
            busy={searching}
            onSearch={openings.search}
          />
        </Hero>
      </div>
      <div className={classes.sections} data-searched={isSearched || undefined}>
        <Section title="Job Opportunites" lead="Find your next job, or hire for your company.">
          <div data-no-print>
            <OpeningsAudience role={role} />
          </div>
        </Section>
        <Section title="Current Openings" tone="tint">
          {found || !failure ? null : <JobSearchError failure={failure} onRetry={openings.retry} />}
          {isNonePosted ? (
            <EmptyState text={JOB_MESSAGES.nonePosted} hint="New openings appear here once they are approved." />
          ) : null}
          {found && found.nodes.length >= SLIDER.from ? (
            <div className={classes.slider} data-no-print>
              <OpeningsSlider jobs={found.nodes.slice(0, SLIDER.shown)} applyPath={applyPath} />
            </div>
          ) : null}
          {found && !isNonePosted ? <JobSearchResults found={found} openings={openings} applyPath={applyPath} /> : null}
        </Section>
      </div>
      <SavedNews asks />
    </>
  );
}
