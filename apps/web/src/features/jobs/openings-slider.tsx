import '@mantine/carousel/styles.css';
import { Carousel } from '@mantine/carousel';
import { Group } from '@mantine/core';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useState } from 'react';
import { PauseButton } from '../../components/pause-button';
import { useAutoplay } from '../../lib/use-autoplay';
import { OpenJobCard } from './open-job-card';
import type { OpenJobCardFragment } from './open-jobs.public.generated';
import classes from './openings-slider.module.css';

/** The openings as a slider: 3 on wide screens, 2 below 1200 px, 1 below 768 px, one step every 4 s. */
export function OpeningsSlider({ jobs, applyPath }: { jobs: readonly OpenJobCardFragment[]; applyPath: string }) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const autoplay = useAutoplay(next, 4000);

  return (
    <div {...autoplay.holders}>
      <Carousel
        getEmblaApi={setEmbla}
        slideSize={{ base: '100%', sm: '50%', lg: '33.333333%' }}
        slideGap="lg"
        emblaOptions={{ loop: true, align: 'start' }}
        controlSize={44}
        classNames={{ root: classes.root, control: classes.control, slide: classes.slide }}
        nextControlProps={{ 'aria-label': 'Next openings' }}
        previousControlProps={{ 'aria-label': 'Previous openings' }}
        aria-label="Current openings"
      >
        {jobs.map((job) => (
          <Carousel.Slide key={job.id}>
            <OpenJobCard job={job} applyPath={applyPath} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <Group justify="center" mt="md">
        <PauseButton paused={autoplay.paused} onChange={autoplay.setPaused} what="openings" />
      </Group>
    </div>
  );
}
