import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { MyApplicationsDocument } from '../../features/applications/my-applications.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../testing/data/builders';
import { renderApp } from '../../testing/render-app';
import { answerQuery, errorResponse } from '../../testing/server';

describe('the guard of the signed-in areas', () => {
  it.each([
    ['candidate home', 'a visitor', paths.candidate.home, undefined, paths.candidate.signUp],
    ['candidate home', 'an employer', paths.candidate.home, aSession('employer'), paths.candidate.signUp],
    ['candidate home', 'an administrator', paths.candidate.home, aSession('admin'), paths.candidate.signUp],
    ['employer home', 'a visitor', paths.employer.home, undefined, paths.employer.signUp],
    ['employer home', 'a candidate', paths.employer.home, aSession('candidate'), paths.employer.signUp],
  ])('redirects from the %s, opened by %s, to the sign-up of the area', async (_home, _who, home, as, signUp) => {
    const { path } = renderApp(home, { as });
    await screen.findByRole('heading', { level: 1, name: /Sign Up$/ });
    await waitFor(() => expect(path()).toBe(signUp));
  });

  it('redirects to the sign-up when the stored user cannot be read', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', '{broken');
    const { path } = renderApp(paths.candidate.home);
    await screen.findByRole('heading', { name: 'Candidate Sign Up' });
    expect(path()).toBe(paths.candidate.signUp);
  });

  it.each(['candidate', 'employer'] as const)('ends the session of an inactive %s', async (role) => {
    const inactive = aSession(role, { is_active: false });
    answerQuery(ViewerDocument, aViewer(inactive));
    const { path } = renderApp(paths[role].home, { as: inactive });
    await screen.findByRole('heading', { name: /Login$/ });
    expect(path()).toBe(paths[role].login);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

it.each([
  ['candidate', paths.candidate.jobs, 'Complete your profile to unlock this feature', paths.candidate.profile],
  ['candidate', paths.candidate.applications, 'Complete your profile to unlock this feature', paths.candidate.profile],
  [
    'employer',
    paths.employer.postJob,
    'Complete your company profile to unlock this feature',
    paths.employer.companyProfile,
  ],
] as const)('tells a %s that %s is locked until the profile is complete', async (role, address, sentence, profile) => {
  answerQuery(ViewerDocument, aViewer(aSession(role), { isProfileComplete: false }));
  renderApp(address, { as: aSession(role) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Complete (?:Company )?Profile$/ })).toHaveAttribute('href', profile);
});

it('locks a page when the server reports that the profile is no longer complete', async () => {
  const session = { ...aSession('candidate'), profileComplete: true };
  answerQuery(ViewerDocument, aViewer(session, { isProfileComplete: false }));
  answerQuery(MyApplicationsDocument, () => errorResponse('PROFILE_INCOMPLETE', 'Complete your profile first.'));
  renderApp(paths.candidate.applications, { as: session });
  expect(await screen.findByText('Complete your profile to unlock this feature')).toBeVisible();
  expect(localStorage.getItem('profileComplete')).toBe('false');
});
