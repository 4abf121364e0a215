import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { SignOutDocument } from '../../lib/graphql/sign-out.public.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/builders';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure } from '../../testing/server';

const candidate = aSession('candidate');

async function open(isProfileComplete: boolean) {
  answerQuery(ViewerDocument, aViewer(candidate, { isProfileComplete }));
  const app = renderApp(paths.candidate.home, { as: candidate });
  await screen.findByRole('navigation', { name: 'Main' });
  return app;
}

/** The words of a tile and where its link leads. */
function tile(title: string) {
  const card = within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
  return { locked: card.queryByText('Locked') !== null, link: card.getByRole('link') };
}

describe('the candidate dashboard', () => {
  it('leads to all three screens once the profile is complete', async () => {
    await open(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Candidate Dashboard' })).toBeVisible();
    for (const [title, path] of [
      ['Profile Management', paths.candidate.profile],
      ['Job Explorer', paths.candidate.jobs],
      ['My Applications', paths.candidate.applications],
    ] as const) {
      expect(tile(title).locked).toBe(false);
      expect(tile(title).link).toHaveTextContent('Explore');
      expect(tile(title).link).toHaveAttribute('href', path);
    }
  });

  it('locks Job Explorer and My Applications until then, and leads to the profile', async () => {
    await open(false);
    expect(tile('Profile Management').locked).toBe(false);
    for (const title of ['Job Explorer', 'My Applications']) {
      expect(tile(title).locked).toBe(true);
      expect(tile(title).link).toHaveTextContent('Complete Profile');
      expect(tile(title).link).toHaveAttribute('href', paths.candidate.profile);
    }
  });

  it('shows the first name that the server has now, which a saved profile may have changed', async () => {
    answerQuery(ViewerDocument, aViewer(candidate, { firstName: 'Ashvi' }));
    renderApp(paths.candidate.home, { as: candidate });
    expect(await screen.findByRole('button', { name: 'Account of Ashvi' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ first_name: 'Ashvi', id: '7' });
  });

  it('counts the profile as incomplete when the server does not say', async () => {
    answerQuery(ViewerDocument, () => networkFailure());
    renderApp(paths.candidate.home, { as: candidate });
    await screen.findByRole('heading', { name: 'Job Explorer' });
    expect(tile('Job Explorer').locked).toBe(true);
  });
});

describe("the candidate's navigation", () => {
  const entries = () =>
    ['Home', 'Job Explorer', 'My Applications', 'Saved Jobs', 'Profile Management'].map((label) => {
      const entry = within(screen.getByRole('navigation', { name: 'Main' })).getByText(label);
      return entry.getAttribute('href');
    });

  it('has its entries; all of the specification’s but Home are greyed until the profile is complete', async () => {
    const { unmount } = await open(false);
    expect(entries()).toEqual([paths.candidate.home, null, null, paths.candidate.savedJobs, null]);
    unmount();
    await open(true);
    expect(entries()).toEqual([
      paths.candidate.home,
      paths.candidate.jobs,
      paths.candidate.applications,
      paths.candidate.savedJobs,
      paths.candidate.profile,
    ]);
  });

  it.each([
    ['a visitor', undefined],
    ['an employer', aSession('employer')],
  ])('sends %s from the home to the sign-up', async (_who, as) => {
    if (as) answerQuery(ViewerDocument, aViewer(as));
    const { path } = renderApp(paths.candidate.home, { as });
    await screen.findByRole('heading', { name: 'Candidate Sign Up' });
    expect(path()).toBe(paths.candidate.signUp);
  });

  it('ends the session of an inactive candidate and leads to the login', async () => {
    const inactive = aSession('candidate', { is_active: false });
    answerQuery(ViewerDocument, aViewer(inactive));
    const { path } = renderApp(paths.candidate.home, { as: inactive });
    await screen.findByRole('heading', { name: 'Candidate Login' });
    expect(path()).toBe(paths.candidate.login);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('logs out, clears both storages and leads home', async () => {
    answerMutation(SignOutDocument, { signOut: { user: { id: '7' } } });
    const { user, path } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Account of Asha' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe(paths.home));
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBe(0));
  });
});
