import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { PauseButton } from '../../../components/buttons/pause-button';
import { prefersReducedMotion } from '../../../lib/reduced-motion';
import { useAutoplay } from '../../../lib/use-autoplay';
import { OpenJobCard } from '../job-card/open-job-card';
import classes from './job-carousel.module.css';
import type { OpenJobCardFragment } from './open-jobs.public.generated';

/** The distance from an end that still counts as the end, because browsers round scroll positions. */
const SCROLL_TOLERANCE_PX = 2;

/** Scrolls the track by one card. Continues at the other end after the last card. */
function step(track: HTMLElement, direction: 1 | -1): void {
  const [first, second] = [...track.children] as HTMLElement[];
  if (!first || !second) return;
  const end = track.scrollWidth - track.clientWidth;
  const isAtEdge =
    direction === 1 ? track.scrollLeft >= end - SCROLL_TOLERANCE_PX : track.scrollLeft <= SCROLL_TOLERANCE_PX;
  const oppositeEnd = direction === 1 ? 0 : end;
  const left = isAtEdge ? oppositeEnd : track.scrollLeft + direction * (second.offsetLeft - first.offsetLeft);
  track.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Makes slides outside the view inert, except one that contains the focus. */
function useInertSlides(track: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (!track.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target instanceof HTMLElement) target.inert = !isIntersecting && !target.contains(document.activeElement);
        }
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of [...track.current.children].slice(0, count)) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, count]);
}

interface JobCarouselProps {
  jobs: readonly OpenJobCardFragment[];
  applyPath: string;
}

/**
 * A slider with openings: 3 on wide screens, 2 below 1200 px, 1 below 768 px. It moves by one card every 4 s. It uses native scrolling and
 * scroll snap, so that users can swipe it, and can scroll to its end without JavaScript. The buttons are before the slides, so that
 * keyboard users can pause it without passing the slides.
 */
export function JobCarousel({ jobs, applyPath }: JobCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const move = useCallback((direction: 1 | -1) => {
    if (track.current) step(track.current, direction);
  }, []);
  const next = useCallback(() => move(1), [move]);
  const autoplay = useAutoplay(next, 4000);
  useInertSlides(track, jobs.length);

  return (
    <section aria-roledescription="carousel" aria-label="Current openings" {...autoplay.holders}>
      <div className={classes.controls}>
        <CarouselButton label="Previous openings" onClick={() => move(-1)}>
          <IconChevronLeft size={22} aria-hidden />
        </CarouselButton>
        <PauseButton isPaused={autoplay.isPaused} onChange={autoplay.setPaused} contentName="openings" />
        <CarouselButton label="Next openings" onClick={next}>
          <IconChevronRight size={22} aria-hidden />
        </CarouselButton>
      </div>
      <ul className={classes.track} ref={track}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.slide}>
            <OpenJobCard job={job} applyPath={applyPath} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CarouselButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon variant="default" size={44} radius="xl" aria-label={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
