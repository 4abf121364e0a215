import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { services } from '../../content/services';
import { allowMotion } from '../../testing/intersections';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerQuery, networkFailure } from '../../testing/server';
import { OpenJobCountsDocument } from '../shared/jobs/openings-count.public.generated';

const passed = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const itemsUnder = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  return within(section as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent?.trim());
};

/** The first role, Executive Assistants, has no jobs. All others have three. */
const counts = [...services.roles, ...services.industries].map((_, index) => (index === 0 ? 0 : 3));

async function open() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerQuery(OpenJobCountsDocument, { openJobCounts: counts });
  const app = renderApp(paths.services);
  await screen.findByRole('heading', { name: 'Our USP' });
  // Runs the effects, which start any automatic movement.
  await passed(0);
  return app;
}

describe('the services page', () => {
  it('shows its banner and lists each role and industry once, with a link to its openings', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Customized Recruitment Solutions — Bridging Talent and Business Needs Every Step of the Way',
    );
    for (const [heading, names, count] of [
      ['Roles we recruit for', services.roles, 15],
      ['Industries we know', services.industries, 12],
    ] as const) {
      const items = itemsUnder(heading).map((item) => item?.replace(/(?:\d+|No) openings.*$/, '').trim());
      expect(items).toEqual(names.map(({ name }) => name));
      expect(new Set(items).size).toBe(count);
    }
    const targetOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(targetOf(/^Accountants/)).toBe(`${paths.openings}?title=accountant#openings`);
    expect(targetOf(/^Import-Export/)).toBe(`${paths.openings}?industry=Import+Export#openings`);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const jobLinks = links.filter((link) => link.getAttribute('href')?.startsWith(`${paths.openings}?`));
    expect(jobLinks).toHaveLength(services.roles.length + services.industries.length);
  });

  it('shows on each link the number of its openings, or that there are none', async () => {
    const requests = answerQuery(OpenJobCountsDocument, () => ({ openJobCounts: counts }));
    renderApp(paths.services);
    expect(await screen.findByRole('link', { name: 'Executive Assistants No openings now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Accountants 3 openings' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import-Export 3 openings' })).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.filters).toHaveLength(27);
    expect(requests[0]?.filters).toContainEqual({ query: 'accountant' });
    expect(requests[0]?.filters).toContainEqual({ industries: ['Import Export'] });
  });

  it('shows its links even when the openings cannot be counted', async () => {
    answerQuery(OpenJobCountsDocument, networkFailure);
    renderApp(paths.services);
    expect(await screen.findByRole('link', { name: 'Accountants' })).toBeVisible();
  });

  it('scrolls the logos of seven clients, which can be paused and played', async () => {
    await open();
    expect(itemsUnder('Companies that hire with us')).toHaveLength(7);
    const button = screen.getByRole('button', { name: 'Pause the logos' });
    const strip = button.closest('div');
    expect(strip).not.toHaveAttribute('data-paused');
    await userEvent.click(button);
    expect(strip).toHaveAttribute('data-paused');
    await press('Play the logos');
    expect(strip).not.toHaveAttribute('data-paused');
  });
});

describe('the testimonials', () => {
  const currentIndex = () => {
    const voices = [...screen.getByRole('group', { name: 'Testimonials' }).querySelectorAll('figure')];
    expect(voices).toHaveLength(3);
    return voices.findIndex((voice) => voice.hasAttribute('data-current'));
  };
  const carousel = () => screen.getByRole('group', { name: 'Testimonials' });

  async function openMoving() {
    allowMotion();
    await open();
  }

  it('show a text with a highlighted phrase, a name, a position and a company', async () => {
    await open();
    const voice = carousel().querySelector('figure[data-current]');
    expect(voice?.querySelector('mark')).toHaveTextContent('three good candidates to choose from within a week');
    expect(voice).toHaveTextContent('Jignesh Patel');
    expect(voice).toHaveTextContent('Production Head, Tapi Textiles');
  });

  it('follow their play button in the DOM, and only the current one is reachable', async () => {
    await open();
    const [pause] = screen.getAllByRole('button', { name: 'Play the testimonials' });
    const voices = [...carousel().querySelectorAll('figure')];
    for (const voice of voices) {
      expect(pause?.compareDocumentPosition(voice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(voices.map((voice) => voice.inert)).toEqual([false, true, true]);
  });

  it('advance every 3 s and start again after the third', async () => {
    await openMoving();
    const order = [currentIndex()];
    for (let step = 0; step < 3; step += 1) {
      await passed(3000);
      order.push(currentIndex());
    }
    expect(order).toEqual([0, 1, 2, 0]);
  });

  it('stop while the pointer is over them', async () => {
    await openMoving();
    await userEvent.hover(carousel());
    await passed(6000);
    expect(currentIndex()).toBe(0);
    await userEvent.unhover(carousel());
    await passed(3000);
    expect(currentIndex()).toBe(1);
  });

  it('can be paused and selected one by one', async () => {
    await openMoving();
    await press('Pause the testimonials');
    await press('Testimonial 3 of 3');
    await passed(6000);
    expect(currentIndex()).toBe(2);
  });

  it('do not move for visitors who prefer reduced motion', async () => {
    await open();
    await passed(6000);
    expect(currentIndex()).toBe(0);
    expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  });
});
