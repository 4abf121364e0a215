import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers';
import { paths } from '../../../config/paths';
import { allowMotion } from '../../../testing/intersections';
import { JobCarousel } from './job-carousel';

const jobs = ['Accountant', 'Planner', 'Supervisor', 'Receptionist'].map((title, index) => ({
  id: String(index + 1),
  title,
  city: 'Surat',
  minExperience: 1,
  maxExperience: 3,
  preferredSkills: [],
  path: `${paths.openings}/${index + 1}`,
  company: { id: '9', name: 'Rao & Sons' },
}));

const passed = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Renders four cards of 300 px with gaps of 24 px. Three are in view, so the track can be scrolled by one card. */
function open() {
  render(
    <Providers test>
      <MemoryRouter>
        <JobCarousel jobs={jobs} applyPath={paths.candidate.signUp} />
      </MemoryRouter>
    </Providers>,
  );
  const track = screen.getByRole('list');
  vi.spyOn(track, 'scrollWidth', 'get').mockReturnValue(1272);
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(948);
  [...track.children].forEach((card, index) => {
    vi.spyOn(card as HTMLElement, 'offsetLeft', 'get').mockReturnValue(index * 324);
  });
  const scrolled: [number | undefined, string | undefined][] = [];
  track.scrollTo = ((options: ScrollToOptions) => {
    scrolled.push([options.left, options.behavior]);
    track.scrollLeft = options.left ?? 0;
  }) as typeof track.scrollTo;
  return { scrolled, slider: screen.getByRole('region', { name: 'Current openings' }) };
}

/** Stubs IntersectionObserver. `report` reports whether slides are in view. */
function observeSlides() {
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return {
    report: (...slides: [HTMLElement, boolean][]) =>
      tell(
        slides.map(
          ([target, isIntersecting]) =>
            ({ target, isIntersecting }) as Partial<IntersectionObserverEntry> as IntersectionObserverEntry,
        ),
        {} as IntersectionObserver,
      ),
  };
}

// Uses fireEvent, because user-event waits for the clock, which only the test advances.
describe('the carousel of openings', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    allowMotion();
  });
  afterEach(() => vi.restoreAllMocks());

  it('moves by one card every 4 s and starts again after the last', async () => {
    const { scrolled } = open();
    await passed(3999);
    expect(scrolled).toEqual([]);
    await passed(1);
    expect(scrolled).toEqual([[324, 'smooth']]);
    await passed(4000);
    expect(scrolled.at(-1)).toEqual([0, 'smooth']);
  });

  it('moves with its two buttons and wraps around at both ends', () => {
    const { scrolled } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Previous openings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous openings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next openings' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next openings' }));
    expect(scrolled.map(([left]) => left)).toEqual([324, 0, 324, 0]);
  });

  it('places its buttons before its slides', () => {
    const { slider } = open();
    const stops = [...slider.querySelectorAll('a, button')].map((stop) => stop.getAttribute('aria-label'));
    expect(stops.slice(0, 3)).toEqual(['Previous openings', 'Pause the openings', 'Next openings']);
    expect(stops).toHaveLength(3 + 4 * jobs.length);
  });

  it('makes hidden slides unreachable by keyboard, except the one with focus', () => {
    const view = observeSlides();
    open();
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    view.report([first, true], [second, false]);
    expect([first.inert, second.inert]).toEqual([false, true]);
    screen.getByRole('link', { name: 'Accountant' }).focus();
    view.report([first, false], [second, true]);
    expect([first.inert, second.inert]).toEqual([false, false]);
  });

  it.each([
    ['hovered', (slider: HTMLElement) => void fireEvent.mouseEnter(slider)],
    ['focused', (slider: HTMLElement) => void fireEvent.focus(slider)],
    ['paused', () => void fireEvent.click(screen.getByRole('button', { name: 'Pause the openings' }))],
  ])('stops while it is %s', async (_how, hold) => {
    const { scrolled, slider } = open();
    hold(slider);
    await passed(12_000);
    expect(scrolled).toEqual([]);
  });

  it('does not move by itself with reduced motion, and jumps when a button is pressed', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const { scrolled } = open();
    await passed(12_000);
    expect(scrolled).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Next openings' }));
    expect(scrolled).toEqual([[324, 'auto']]);
  });
});
