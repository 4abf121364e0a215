import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardPath, paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/data/builders';
import { openAs } from '../../testing/open-as';
import { renderApp } from '../../testing/render-app';
import { answerQuery } from '../../testing/server';

describe('locked links of a navigation bar', () => {
  it.each([
    ['candidate', 'Job Explorer', paths.candidate.profile, 'Open Profile Management on Home.'],
    ['employer', 'Applicants', paths.employer.companyProfile, 'Open Edit Company Profile on Home.'],
  ] as const)('tell a %s on hover and focus which page unlocks them', async (role, entry, profile, where) => {
    answerQuery(ViewerDocument, aViewer(aSession(role), { isProfileComplete: false }));
    const app = renderApp(dashboardPath(role), { as: aSession(role) });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    const locked = await bar.findByRole('link', { name: entry });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    await app.user.hover(locked);
    await waitFor(() => expect(locked).toHaveAccessibleDescription(expect.stringContaining(where)));
    await app.user.unhover(locked);
    await waitFor(() => expect(locked).not.toHaveAccessibleDescription());
    locked.focus();
    await waitFor(() => expect(locked).toHaveAccessibleDescription(expect.stringContaining('to unlock this')));
    expect(bar.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', profile);
  });

  it('become normal links once the profile is complete', async () => {
    openAs('candidate', paths.candidate.home);
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await bar.findByRole('link', { name: 'Job Explorer' })).toHaveAttribute('href', paths.candidate.jobs);
    expect(bar.queryByText('Go to your profile')).toBeNull();
  });
});
