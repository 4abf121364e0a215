import './theme/global.css';
import { ApolloLink, Observable } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { print } from 'graphql';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { PageStatus } from './lib/page-status';
import { Providers } from './app/providers';
import { isServerRendered, routes } from './app/routes';
import { createApolloClient } from './lib/apollo/create-client';
import { SiteUrl } from './lib/site-url';

/** Runs an operation in the API's own process, as a visitor. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** A public page as the server sends it. */
export interface RenderedPage {
  status: number;
  /** Title, description and whatever else belongs into the document's head. */
  head: string;
  /** The content of #root. */
  html: string;
  /** What the page asked of the API, for the browser's cache. */
  state: unknown;
}

const handler = createStaticHandler(routes);

/** Tags that React writes first because they belong into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** The id of the route that shows an address, when the server renders it; null for the signed-in areas and the forms. */
export function pageRoute(url: URL): string | null {
  const ids = (matchRoutes(handler.dataRoutes, url.pathname) ?? []).map(({ route }) => route.id);
  return ids.find(isServerRendered) ?? null;
}

/** Renders a public page. */
export async function render(url: URL, ask: Ask): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`The routes redirect ${url.pathname}; public pages do not.`);

  const client = createApolloClient({ link: linkTo(ask), isServer: true });
  const router = createStaticRouter(handler.dataRoutes, context);
  let pageStatus = 200;
  const { result } = await prerenderStatic({
    tree: (
      <SiteUrl value={url.origin}>
        <PageStatus value={(status) => (pageStatus = status)}>
          <Providers client={client}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Providers>
        </PageStatus>
      </SiteUrl>
    ),
    // Otherwise React sends large parts behind the rest, moved into place by a script in the page, which the CSP refuses.
    renderFunction: (tree) => prerenderToNodeStream(tree, { progressiveChunkSize: Number.POSITIVE_INFINITY }),
  });
  const head = HOISTED.exec(result)?.[0] ?? '';
  return { status: pageStatus, head, html: result.slice(head.length), state: client.extract() };
}

function linkTo(ask: Ask): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        ask(print(query), variables).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
