import '../../start/pre-hydration';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '../../app/providers';
import { routes } from '../../app/routes';
import { paths } from '../../config/paths';
import { RequestPasswordResetDocument } from '../../features/accounts/email-links/password-recovery.public.generated';
import { loadMatchedRoutes } from '../../start/load-matched-routes';
import { answerMutation } from '../../testing/server';

let root: Root | undefined;
let page: HTMLElement;
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  delete document.documentElement.dataset.hydrated;
});

/** Renders the server's page into the document. `arrive` hydrates it, as when its code has loaded. */
async function serverPage(path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error('The page has moved.');
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(
    <Providers test>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  return async function arrive() {
    await loadMatchedRoutes(routes, path);
    const { loaderData } = context;
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
    await act(async () => {
      root = hydrateRoot(
        page,
        <Providers test>
          <RouterProvider router={router} />
        </Providers>,
      );
    });
  };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

describe('a server-rendered form', () => {
  it('keeps and normalises text and choices that were entered before hydration', async () => {
    const arrive = await serverPage(paths.contact);
    field(/^Name/).value = 'Asha Patel';
    field(/^Phone/).value = '+91 98765 43210';
    field(/^Message/).value = 'When do you open?';
    screen.getByRole<HTMLInputElement>('radio', { name: 'Candidate' }).checked = true;
    await arrive();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled());
    expect(field(/^Name/)).toHaveValue('Asha Patel');
    expect(field(/^Phone/)).toHaveValue('9876543210');
    expect(field(/^Message/)).toHaveValue('When do you open?');
    expect(screen.getByRole('radio', { name: 'Candidate' })).toBeChecked();
  });

  it.each([paths.candidate.login, paths.candidate.signUp, paths.employer.signUp, paths.forgotPassword, paths.contact])(
    'at %s accepts text and has an enabled button before hydration',
    async (path) => {
      const arrive = await serverPage(path);
      for (const input of page.querySelectorAll('form input, form textarea')) expect(input).toBeEnabled();
      const button = page.querySelector('button[type=submit]');
      expect(button).toBeEnabled();
      expect(button).toHaveTextContent(/^(?:Log in|Sign Up|Send Reset Link|Send Message)Loading…$/);
      // Without a script the browser does not send the form, so no password appears in a URL.
      expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
      expect(document.documentElement).not.toHaveAttribute('data-hydrated');
      await arrive();
      await waitFor(() => expect(page.querySelector('button[type=submit]')).not.toHaveTextContent('Loading'));
      expect(document.documentElement).toHaveAttribute('data-hydrated');
    },
  );

  it('is submitted after hydration with the typed text when it was submitted earlier', async () => {
    const requests = answerMutation(RequestPasswordResetDocument, {
      requestPasswordReset: { email: 'asha@example.com' },
    });
    const arrive = await serverPage(paths.forgotPassword);
    await userEvent.type(field(/^Email/), 'asha@example.com{Enter}');
    expect(document.documentElement).toHaveAttribute('data-sent');
    expect(requests).toEqual([]);
    await arrive();
    await waitFor(() => expect(requests).toEqual([{ email: 'asha@example.com' }]));
    expect(document.documentElement).not.toHaveAttribute('data-sent');
  });
});
