import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { formatDate } from '@job-alert/domain/india/calendar';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { aSession } from '../../testing/data/builders';
import { controlIntersections } from '../../testing/intersections';
import { renderApp } from '../../testing/render-app';
import { answerQuery, server } from '../../testing/server';
import { OpenJobCountsDocument } from '../shared/jobs/openings-count.public.generated';

const banner = () => screen.findByRole('heading', { level: 1 });

describe('the call to action for companies', () => {
  const buttons = async () => {
    const section = (await screen.findByRole('heading', { name: 'Hiring for your company?' })).closest('section');
    const links = within(section as HTMLElement).getAllByRole('link');
    return links.map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it.each([paths.services, paths.about])(
    'appears on %s with links to sign-up and to the contact page',
    async (address) => {
      answerQuery(OpenJobCountsDocument, { openJobCounts: [] });
      renderApp(address);
      expect(await buttons()).toEqual([
        ['Hire with us', paths.employer.signUp],
        ['Contact us', paths.contact],
      ]);
    },
  );

  it('links an employer to the dashboard', async () => {
    renderApp(paths.about, { as: aSession('employer') });
    expect((await buttons())[0]).toEqual(['Go to your dashboard', paths.employer.home]);
  });
});

describe('the about page', () => {
  it('shows its banner, its sections and six core values', async () => {
    renderApp(paths.about);
    expect(await banner()).toHaveTextContent(
      'Empowering Careers, Enriching Futures — The Heart and Mind Behind Your Job Search',
    );
    for (const title of [
      'About Us',
      'Our Vision',
      'Our Mission',
      'Our Core Values',
      'The Founder',
      'What Motivates Us',
    ]) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    expect(screen.getByText(/was founded in Surat in March 2012/)).toBeVisible();
    expect(screen.getByText(/12\+ years/)).toBeVisible();
    const section = screen.getByRole('heading', { name: 'Our Core Values' }).closest('section');
    const values = within(section as HTMLElement).getAllByRole('heading', { level: 3 });
    expect(values.map((value) => value.textContent)).toEqual([
      'Integrity',
      'Excellence',
      'Empathy',
      'Client-Centric Approach',
      'Continuous Learning',
      'Personal Responsibility',
    ]);
  });

  it('counts the years since the day of founding', async () => {
    vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00+05:30'), toFake: ['Date'] });
    const app = renderApp(paths.about);
    await banner();
    expect(screen.getByText('13+ years')).toBeVisible();
    app.unmount();
    vi.setSystemTime(new Date('2026-03-01T12:00:00+05:30'));
    renderApp(paths.about);
    await banner();
    expect(screen.getByText('14+ years')).toBeVisible();
  });
});

describe('the contact page', () => {
  it('shows its banner, the contact person, the email address and the office address', async () => {
    renderApp(paths.contact);
    expect(await banner()).toHaveTextContent('Let’s Build Your Tomorrow — Reach Out, We’re Listening');
    const page = within(screen.getByRole('main'));
    expect(page.getByText('Meera Desai')).toBeVisible();
    expect(page.getByRole('link', { name: 'support@job-alert.example' })).toHaveAttribute(
      'href',
      'mailto:support@job-alert.example',
    );
    expect(page.getByText('Surat, Gujarat 395002')).toBeVisible();
  });

  /**
   * Mocks the map's two hosts. The host of the page responds according to `answersPage`; the test triggers the
   * responses of the tile host.
   */
  function serveMap(answersPage: boolean) {
    const pageRequests: string[] = [];
    server.use(
      http.get('https://www.openstreetmap.org/export/embed.html', () => {
        pageRequests.push('page');
        return answersPage ? HttpResponse.text('') : HttpResponse.error();
      }),
    );
    const tiles: (EventTarget & { src: string })[] = [];
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        src = '';
        constructor() {
          super();
          tiles.push(this);
        }
      },
    );
    // Prevents the test DOM from loading the frame's page, because it reads this property. The attribute does not
    // change.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('about:blank');
    return { pageRequests, tiles, view: controlIntersections() };
  }
  const office = () => screen.queryByTitle('Map of our office in Surat');

  it('loads the map when it comes into view and the map service responds', async () => {
    const { pageRequests, tiles, view } = serveMap(true);
    renderApp(paths.contact);
    await banner();
    expect([pageRequests, tiles]).toEqual([[], []]);
    view.comeIntoView();
    expect(tiles.map(({ src }) => src)).toEqual(['https://tile.openstreetmap.org/16/46026/28818.png']);
    tiles[0]?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(office()).toBeInTheDocument());
    expect(office()?.getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=72\.82.*marker=21\.1959/,
    );
    vi.restoreAllMocks();
  });

  it.each([
    ['its tiles', true, 0],
    ['its page', false, 1],
  ])(
    'keeps the drawing when the map service fails to serve %s, and links to the map',
    async (_missing, answersPage, tilesThatCome) => {
      const { pageRequests, tiles, view } = serveMap(answersPage);
      renderApp(paths.contact);
      await banner();
      view.comeIntoView();
      for (const tile of tiles.slice(0, tilesThatCome)) tile.dispatchEvent(new Event('load'));
      await waitFor(() => expect(pageRequests).toEqual(['page']));
      await act(async () => undefined);
      expect(office()).toBeNull();
      const link = screen.getByRole('link', { name: 'Open the map' });
      expect(link).toHaveAttribute('href', expect.stringContaining('mlat=21.1959&mlon=72.8302'));
      expect(link.parentElement?.querySelector('svg')).toBeInTheDocument();
      vi.restoreAllMocks();
    },
  );
});

describe('the privacy policy page', () => {
  it('has seven sections, an index of them, and the date of the version that is stored with a consent', async () => {
    renderApp(paths.privacyPolicy);
    await banner();
    const titles = Array.from({ length: 7 }, (_, index) => `Privacy Policy ${index + 1}`);
    const index = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(index.getAllByRole('link').map((link) => link.textContent)).toEqual(titles);
    for (const title of titles) expect(screen.getByRole('region', { name: title })).toBeVisible();
    expect(screen.getByText(`Last updated on ${formatDate(PRIVACY_NOTICE_VERSION)}`)).toBeVisible();
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once under reduced motion', true, 'auto'],
  ])('scrolls %s to 100 px above the section that is chosen in the index', async (_case, reduced, behavior) => {
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: reduced }));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    renderApp(paths.privacyPolicy);
    await banner();
    const section = screen.getByRole('region', { name: 'Privacy Policy 4' });
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue({ top: 1600 } as DOMRect);
    const index = within(screen.getByRole('navigation', { name: 'Sections' }));
    await userEvent.click(index.getByRole('link', { name: 'Privacy Policy 4' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1500, behavior });
    expect(section).toHaveFocus();
    vi.restoreAllMocks();
  });
});

describe('the structured data for search engines', () => {
  it('names the organization with its contact details', async () => {
    renderApp(paths.contact);
    await banner();
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': ['Organization', 'EmploymentAgency'],
      name: 'Job Alert',
      email: 'support@job-alert.example',
      telephone: '+91 98250 00000',
      address: { addressLocality: 'Surat', postalCode: '395002', addressCountry: 'IN' },
    });
  });
});

describe('an unknown address', () => {
  it('shows "Page not found" under the default banner, with a link to the home page', async () => {
    renderApp('/job-alert/nowhere');
    expect(await banner()).toHaveTextContent('Connecting candidates with companies for SUCCESS');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByText(/This page doesn’t exist\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', paths.home);
    await waitFor(() => expect(document.title).toBe('Page not found | Job Alert'));
  });
});

describe('every route change', () => {
  it('scrolls to the top and moves the focus to the heading', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const { router } = renderApp(paths.about);
    await banner();
    scrollTo.mockClear();
    await act(() => router.navigate(paths.services));
    await waitFor(async () => expect(await banner()).toHaveTextContent(/Customized Recruitment/));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, left: 0, behavior: 'instant' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    vi.restoreAllMocks();
  });
});

it('a page shows the portal name and the support address that the server provides', async () => {
  document.head.innerHTML =
    '<meta name="brand-name" content="Kaam &amp; Co"><meta name="support-email" content="help@kaam.example">';
  const { unmount } = renderApp(paths.privacyPolicy);
  await banner();
  expect(screen.getAllByText(/help@kaam\.example/)).toHaveLength(2);
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'help@kaam.example' })).toBeVisible();
  expect(screen.queryByText(/support@/)).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Kaam & Co, home' })).toHaveLength(2);
  expect(screen.queryByText(/Job Alert(?! Labs)/)).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/ \| Kaam & Co$/));
  unmount();
  document.head.innerHTML = '';
});
