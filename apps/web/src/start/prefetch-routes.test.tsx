import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enableRetry, loadRouteModule } from './lazy-loading';
import { prefetchRoutes } from './prefetch-routes';

const code = { Component: () => null };
const services = vi.fn(async () => code);
const jobs = vi.fn(async () => code);
const home = vi.fn(async () => code);
const broken = vi.fn<() => Promise<typeof code>>(async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const routes = [
  { path: '/', lazy: vi.fn(async () => code) },
  { path: '/services', lazy: services },
  { path: '/jobs/:id', lazy: jobs },
  { path: '/home', lazy: home },
  { path: '/broken', lazy: () => loadRouteModule(broken) },
];

prefetchRoutes(async () => routes);

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `
    <a href="/services"><span>Services</span></a> <a href="/jobs/1">Weaver</a> <a href="/jobs/2">Dyer</a>
    <a href="https://other.example/home">Other</a>
    <a href="/broken">Broken</a> <form data-leads-to="/home"><input aria-label="Password" /></form>`;
});

afterEach(() => document.body.replaceChildren());

test('a page is loaded once when its link is hovered or focused, and not earlier', async () => {
  const user = userEvent.setup();
  expect(jobs).not.toHaveBeenCalled();
  await user.hover(screen.getByText('Weaver'));
  await user.hover(screen.getByText('Dyer'));
  await waitFor(() => expect(jobs).toHaveBeenCalledOnce());
  await user.hover(screen.getByText('Other'));
  expect(services).not.toHaveBeenCalled();
  screen.getByText('Services').closest('a')?.focus();
  await waitFor(() => expect(services).toHaveBeenCalledOnce());
  expect(home).not.toHaveBeenCalled();
});

test('typing into a form loads the page that follows it', async () => {
  await userEvent.type(screen.getByLabelText('Password'), 'x');
  await waitFor(() => expect(home).toHaveBeenCalledOnce());
});

test('a failed prefetch shows no error and is tried again later', async () => {
  enableRetry();
  const user = userEvent.setup();
  await user.hover(screen.getByText('Broken'));
  await waitFor(() => expect(broken).toHaveBeenCalledOnce());
  await waitFor(async () => {
    await user.hover(screen.getByText('Dyer'));
    await user.hover(screen.getByText('Broken'));
    expect(broken.mock.calls.length).toBeGreaterThan(1);
  });
});
