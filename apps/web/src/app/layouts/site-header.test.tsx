import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { OpenJobsDocument } from '../../features/jobs/job-search/open-jobs.public.generated';
import { SignOutDocument } from '../../lib/graphql/sign-out.public.generated';
import { takeConsoleErrors } from '../../testing/console';
import { aSession } from '../../testing/data/builders';
import { openingsAnswer } from '../../testing/data/openings';
import { openAs } from '../../testing/open-as';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../testing/server';

const header = () => screen.findByRole('banner');
// Returns nothing, because awaiting the result of `act` holds React's queue open for longer.
function scrollTo(pixels: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

describe('the public header', () => {
  it('has the logo and five links, and marks the current page', async () => {
    renderApp(paths.services);
    const bar = within(await header());
    const links = within(bar.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', paths.home],
      ['Job Opportunities', paths.openings],
      ['Services', paths.services],
      ['About Us', paths.about],
      ['Contact Us', paths.contact],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]]);
    expect(bar.getByRole('link', { name: /Job Alert/ })).toHaveAttribute('href', paths.home);
  });

  it('is transparent until the page is scrolled more than 50 px', async () => {
    renderApp(paths.about);
    await header();
    for (const [pixels, isRaised] of [
      [50, false],
      [51, true],
      [0, false],
    ] as const) {
      scrollTo(pixels);
      expect((await header()).hasAttribute('data-raised')).toBe(isRaised);
    }
  });

  it('has a menu for small screens that shows the current page and closes after navigation', async () => {
    renderApp(paths.about);
    const bar = within(await header());
    expect(bar.getByText('About Us', { selector: 'span' })).toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Open the menu' }));
    expect(bar.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(bar.getByRole('link', { name: 'Services' }));
    expect(await bar.findByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes its menu on Escape, on a click outside and when the focus moves on to the page', async () => {
    renderApp(paths.about);
    const bar = within(await header());
    const toggle = bar.getByRole('button', { name: 'Open the menu' });
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('presentation')),
    ]) {
      await userEvent.click(toggle);
      bar.getByRole('link', { name: 'Services' }).focus();
      await leave();
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(toggle).toHaveFocus();
    }
    await userEvent.click(toggle);
    const below = screen.getByRole('link', { name: 'Privacy Policy' });
    act(() => below.focus());
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(below).toHaveFocus();
  });

  it('shows log-in and sign-up links for each page, names the page, and is solid above forms', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer([]));
    const { router } = renderApp(paths.about);
    for (const [address, own, isSolid, label] of [
      [paths.home, paths.candidate, false, 'Home'],
      [paths.openings, paths.candidate, false, 'Job Opportunities'],
      [paths.services, paths.employer, false, 'Services'],
      [paths.about, paths.candidate, false, 'About Us'],
      [paths.contact, paths.candidate, false, 'Contact Us'],
      [paths.privacyPolicy, paths.candidate, null, 'Privacy Policy'],
      [paths.employer.login, paths.employer, true, 'Log in'],
      [paths.employer.signUp, paths.employer, true, 'Sign up'],
      [paths.candidate.login, paths.candidate, true, 'Log in'],
      [paths.candidate.signUp, paths.candidate, true, 'Sign up'],
      [paths.admin.login, null, true, 'Log in'],
      [paths.forgotPassword, paths.candidate, true, 'Password'],
      ['/job-alert/nowhere', paths.candidate, null, null],
    ] as const) {
      await act(() => router.navigate(address));
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      const element = await header();
      const bar = within(element);
      const targets = (name: string) => bar.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
      if (own)
        await waitFor(() => expect([targets('Log in'), targets('Sign up')]).toEqual([[own.login], [own.signUp]]));
      if (isSolid !== null) expect([address, element.hasAttribute('data-raised')]).toEqual([address, isSolid]);
      if (label) expect(bar.getByText(label, { selector: 'span' })).toBeInTheDocument();
    }
    const entrances = within(document.getElementById('site-menu') as HTMLElement)
      .getAllByRole('link')
      .slice(5);
    expect(entrances.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Candidate login', paths.candidate.login],
      ['Candidate sign-up', paths.candidate.signUp],
      ['Employer login', paths.employer.login],
      ['Employer sign-up', paths.employer.signUp],
    ]);
    expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull();
  });

  it('shows an avatar instead of the log-in and sign-up links to a logged-in user', async () => {
    renderApp(paths.about, { as: aSession('candidate') });
    const bar = within(await header());
    expect(await bar.findByRole('button', { name: 'Account of Asha' })).toBeVisible();
    expect(bar.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(bar.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});

describe('the avatar of the stored user', () => {
  async function openMenu(role: 'candidate' | 'employer' | 'admin' = 'candidate') {
    const app = renderApp(paths.about, { as: aSession(role) });
    await app.user.click(await screen.findByRole('button', { name: 'Account of Asha' }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    return app;
  }

  it('shows the first name as a tooltip and whether its menu is open, and a click outside closes the menu', async () => {
    const { user } = renderApp(paths.about, { as: aSession('candidate') });
    const account = await screen.findByRole('button', { name: 'Account of Asha' });
    await user.hover(account);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Asha');
    expect([account.getAttribute('aria-haspopup'), account.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    await user.click(account);
    await waitFor(() => expect(account).toHaveAttribute('aria-expanded', 'true'));
    await screen.findByRole('menuitem', { name: 'Logout' });
    await user.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Logout' })).toBeNull());
  });

  it.each([
    ['admin', paths.admin.home],
    ['candidate', paths.candidate.home],
    ['employer', paths.employer.home],
  ] as const)('links the %s to their own dashboard', async (role, home) => {
    await openMenu(role);
    expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', home);
  });

  it('logs out on the server, clears both storages and reloads the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    answerMutation(SignOutDocument, { signOut: { user: { id: '7' } } });
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.length + sessionStorage.length).toBe(0);
    vi.restoreAllMocks();
  });

  it('stays logged in without a message when the server does not confirm the logout', async () => {
    answerMutation(SignOutDocument, () => networkFailure());
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(takeConsoleErrors()[0]).toContain('Signing out failed.'));
    expect(localStorage.getItem('token')).toBe('token-7');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Account of Asha' })).toBeVisible();
  });
});

describe('the header of the signed-in areas', () => {
  it('changes its style after 40 px of scrolling, and keeps the session when the server does not confirm a logout', async () => {
    answerMutation(SignOutDocument, () => networkFailure());
    const { user, path } = openAs('candidate', paths.candidate.home);
    await user.click(await screen.findByRole('button', { name: 'Account of Asha' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(takeConsoleErrors()[0]).toContain('Signing out failed.'));
    expect(localStorage.getItem('token')).toBe('token-7');
    expect(path()).toBe(paths.candidate.home);
    expect(screen.queryByRole('alert')).toBeNull();
    for (const [pixels, isRaised] of [
      [40, false],
      [41, true],
    ] as const) {
      scrollTo(pixels);
      expect((await header()).hasAttribute('data-raised')).toBe(isRaised);
    }
  });
});

describe('the footer', () => {
  it('has Careers with social links, Support, six Quick Links and the copyright', async () => {
    renderApp(paths.about);
    const footer = within(await screen.findByRole('contentinfo'));
    for (const title of ['Careers', 'Support', 'Quick Links']) {
      expect(footer.getByRole('heading', { name: title })).toBeVisible();
    }
    for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X']) {
      expect(footer.getByRole('link', { name: `Job Alert on ${network}` })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
    }
    const quick = within(footer.getByRole('region', { name: 'Quick Links' }));
    expect(quick.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Job Opportunities',
      'Services',
      'About Us',
      'Contact Us',
      'Privacy Policy',
    ]);
    expect(footer.getByRole('link', { name: 'support@job-alert.example' })).toBeVisible();
    expect(footer.getByText(/Site by Job Alert Labs/)).toBeVisible();
  });
});
