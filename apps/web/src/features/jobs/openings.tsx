import { Button, Group } from '@mantine/core';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/banner';
import { Hero } from '../shared/hero/hero';
import { PageMeta } from '../../components/page-meta';
import { Section } from '../../components/section';
import { paths } from '../../config/paths';
import { heroFor } from '../../content/heroes';
import { goToPart } from '../../lib/go-to-part';
import { useSession } from '../../lib/session/session';
import { OpeningsAudience } from './openings-audience';
import { openingsListId } from './openings-filters';
import { OpeningsList } from './openings-list';
import { OpeningsSearch } from './openings-search';
import { useOpenings } from './use-openings';

/** The job openings page. */
export function Openings() {
  const openings = useOpenings();
  const role = useSession()?.user.user_type;
  const applyPath = role === 'candidate' ? paths.candidate.jobs : paths.candidate.signUp;

  // The search stands in the banner: what it has found, or that it failed, is to be seen.
  const { searching } = openings;
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !searching) goToPart(openingsListId);
    wasSearching.current = searching;
  }, [searching]);

  return (
    <>
      <PageMeta
        title="Job Opportunities"
        description="Current openings across India: search by job title, location and experience, and apply with one profile."
      />
      <Banner message={openings.banner.message} floating />
      <Hero hero={heroFor(paths.openings)}>
        <OpeningsSearch initial={openings.filters} busy={openings.searching} onSearch={openings.search} />
      </Hero>
      <Section title="Job Opportunites" lead="Find your next job, or hire for your company.">
        <OpeningsAudience role={role} />
      </Section>
      <Section title="Current Openings" tone="tint" id={openingsListId}>
        <OpeningsList
          jobs={openings.jobs}
          more={openings.more}
          failure={openings.error && !openings.jobs ? COMMON_MESSAGES.wentWrongTryAgainStop : null}
          searched={openings.searched}
          applyPath={applyPath}
          onRetry={openings.retry}
          onClearSearch={openings.clear}
        />
        {openings.hasMore ? (
          <Group justify="center" mt="lg">
            <Button
              variant="default"
              size="md"
              aria-busy={openings.loadingMore}
              onClick={() => void openings.loadMore()}
            >
              {openings.loadingMore ? 'Loading...' : 'Load more openings'}
            </Button>
          </Group>
        ) : null}
      </Section>
    </>
  );
}
