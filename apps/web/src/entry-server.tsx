import './theme/global.css';
import { text } from 'node:stream/consumers';
import type { Operator } from '@job-alert/domain/portal/operator';
import { SEARCH_BEFORE } from '@job-alert/domain/portal/public-paths';
import { prerender } from 'react-dom/static.edge';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { Providers } from './app/providers';
import { isServerRendered, loadAreaRoutes, routes } from './app/routes';
import { parseSearchParams, toSearchParams } from './features/jobs/job-search/job-search-params';
import { JOB_PARAMETER } from './features/shared/jobs/apply-intent';
import { OperatorProvider } from './lib/operator';
import { PageStatus } from './lib/page-status';
import { type ExecuteOperation, executeContext, unwrapData } from './lib/public-data/execute';
import { SiteUrl } from './lib/site-url';

/** Executes an operation in the API's own process as a visitor, and returns a GraphQL response. */
type ExecuteInProcess = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;

export interface RenderedPage {
  status: number;
  /** Title, description and other head elements. */
  head: string;
  html: string;
  /** The loader data for the browser's router. */
  state: unknown;
}

interface MovedPage {
  status: number;
  location: string;
}

/** Normalizes the query of pages that read more than single words. */
const QUERIES: Readonly<Record<string, (search: URLSearchParams) => URLSearchParams>> = {
  'public/openings': (search) => toSearchParams(parseSearchParams(search)),
};

const QUERY_NAMES: Readonly<Record<string, readonly string[]>> = {
  'public/open-job': [SEARCH_BEFORE],
  'account/reset-password': ['consent'],
  'account/confirm-email': ['undo'],
  'account/stop-alert': ['stopped'],
  'account/confirm-preferences': ['saved'],
  'account/candidate-sign-up': [JOB_PARAMETER],
  'account/candidate-login': [JOB_PARAMETER],
};

// Includes the signed-in areas, so that their URLs are not unknown.
const handler = createStaticHandler([...routes, await loadAreaRoutes()]);

/** React emits these tags first because they belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Matching a route sorts all routes each time, which takes as long as many requests. The cache is cleared when full. */
const routeCache = new Map<string, string | null>();
const MAX_CACHED_ROUTES = 500;

function findRoute(path: string): string | null {
  let route = routeCache.get(path);
  if (route === undefined) {
    const ids = (matchRoutes(handler.dataRoutes, path) ?? []).map(({ route: { id } }) => id);
    route = ids.find(isServerRendered) ?? null;
    if (routeCache.size >= MAX_CACHED_ROUTES) routeCache.clear();
    routeCache.set(path, route);
  }
  return route;
}

/** Longer values are searched for by the browser only. */
const MAX_WORD = 100;

/**
 * Returns the server-rendered route of a URL, and the URL with only the parameters that the page reads, in one order. Other parameters of
 * links do not make another page. Null for the signed-in areas and the forms.
 */
export function pageAt(url: URL): { route: string; url: URL } | null {
  const route = findRoute(url.pathname);
  if (route === null) return null;
  const read = new URL(url.pathname, url);
  const query = QUERIES[route]?.(url.searchParams) ?? readWords(url.searchParams, QUERY_NAMES[route] ?? []);
  if ([...query.values()].some((word) => word.length > MAX_WORD)) return null;
  read.search = query.toString();
  return { route, url: read };
}

function readWords(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const words = names.map((name) => [name, search.get(name) ?? '']);
  return new URLSearchParams(words.filter(([, word]) => word !== ''));
}

/** Renders a public page. It throws if any data cannot be loaded, because search engines would index a partial page. */
export async function render(
  url: URL,
  askInProcess: ExecuteInProcess,
  operator: Operator,
): Promise<RenderedPage | MovedPage> {
  const failures: unknown[] = [];
  const execute: ExecuteOperation = async <Data,>(operation: string, variables: unknown) => {
    try {
      return unwrapData(await askInProcess(operation, variables as Record<string, unknown>), 200) as Data;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const requestContext = new RouterContextProvider(new Map([[executeContext, execute]]));
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) return { status: context.status, location: context.headers.get('location') ?? '/' };
  const [failure] = [...failures, ...Object.values(context.errors ?? {})];
  if (failure !== undefined) throw failure;

  let status = 200;
  const { prelude } = await prerender(
    <OperatorProvider value={operator}>
      <SiteUrl value={url.origin}>
        <PageStatus value={(reported) => (status = reported)}>
          <Providers>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Providers>
        </PageStatus>
      </SiteUrl>
    </OperatorProvider>,
    // Otherwise React moves large parts into place with inline scripts, which the CSP blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const result = await text(prelude);
  const head = HOISTED.exec(result)?.[0] ?? '';
  return { status, head, html: result.slice(head.length), state: { loaderData: context.loaderData } };
}
