import { pathToFileURL } from 'node:url';
import { OPERATOR_META, type Operator } from '@job-alert/domain/portal/operator';
import { LRUCache } from 'lru-cache';
import { BoundedCache } from '../../platform/bounded-cache.js';
import { CachedBody } from '../../platform/http/cached-body.js';
import type { Logger } from '../../platform/observability/logger.js';
import { logUnexpected } from '../http/errors.js';
import { SERVER_ENTRY, type WebBuild } from './web-build.js';

/** Runs an operation for an anonymous client and returns the GraphQL response. */
export type AnonymousExecutor = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** A rendered page, or a permanent redirect. */
export interface Page {
  status: number;
  html: CachedBody;
  location?: string;
}

interface RenderedPage {
  status: number;
  head: string;
  html: string;
  state: unknown;
}

/** The route of a rendered page, and its URL with only the parameters that the page reads. */
interface PageLocation {
  route: string;
  url: URL;
}

/** The exports of the web app's server build (apps/web/src/entry-server.tsx). */
interface ServerEntry {
  pageAt(url: URL): PageLocation | null;
  render(
    url: URL,
    ask: AnonymousExecutor,
    operator: Operator,
  ): Promise<RenderedPage | { status: number; location: string }>;
}

export interface Site {
  origin: string;
  operator: Operator;
}

const NOT_FOUND_ROUTE = 'public/not-found';
const NOT_FOUND_PATH = '/not-found';
/** The time that a rendered page is cached, in milliseconds. A closed job can still be shown for that long. */
const LIFETIME_MS = 3_000;
const MAX_CACHED_PAGES = 200;
/** The limit for pages with their compressed variants, which are no larger than the pages. */
const MAX_BYTES = 32_000_000;
const NO_PAGE = 'no page';

interface Deps {
  entry: ServerEntry;
  build: WebBuild;
  site: Site;
  execute: AnonymousExecutor;
  logger: Logger;
}

/** Renders public pages with the components of the web app. Other pages are the app's empty page. */
export class PageRenderer {
  private readonly cache = new LRUCache<string, Page | Promise<Page>>({
    max: MAX_CACHED_PAGES,
    maxSize: MAX_BYTES,
    ttl: LIFETIME_MS,
  });
  /** Caches parsed URLs, because finding the page takes as long as sending it. */
  private readonly locations = new BoundedCache<PageLocation | typeof NO_PAGE>(1_000, 200_000);
  private readonly shell: Page;
  private readonly fallback: Page;
  private readonly rateLimitedPage: Page;

  constructor(private readonly deps: Deps) {
    const { build } = deps;
    const head = `<title>${escape(this.deps.site.operator.brandName)}</title>${this.operatorMeta()}`;
    const empty = fill(build.page, { head, page: '', state: '' });
    this.shell = toPage(200, empty);
    this.fallback = toPage(503, empty);
    this.rateLimitedPage = toPage(429, empty);
  }

  static async load(build: WebBuild, site: Site, execute: AnonymousExecutor, logger: Logger): Promise<PageRenderer> {
    const entry = (await import(pathToFileURL(SERVER_ENTRY).href)) as ServerEntry;
    return new PageRenderer({ entry, build, site, execute: execute, logger });
  }

  /** Returns the page for a path with its query. `chargeRender` returns false if the budget is used up. */
  page(path: string, chargeRender: () => boolean): Page | Promise<Page> {
    const location = this.locations.get(path, () => this.locate(path));
    if (location === NO_PAGE) return this.shell;
    const cached = this.cache.get(location.url.href);
    if (cached) return cached;
    // Status 429 makes programs retry, and browsers render the page themselves.
    return chargeRender() ? this.renderAndCache(location) : this.rateLimitedPage;
  }

  private locate(path: string): PageLocation | typeof NO_PAGE {
    const location = this.deps.entry.pageAt(new URL(this.deps.site.origin + path));
    if (location === null) return NO_PAGE;
    // All unknown URLs share one page, because their number is unlimited.
    return location.route === NOT_FOUND_ROUTE ? { ...location, url: new URL(NOT_FOUND_PATH, location.url) } : location;
  }

  /** Passes the operator's details to the screens, including those that only the browser renders. */
  private operatorMeta(): string {
    const { brandName, supportEmail } = this.deps.site.operator;
    const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
    return meta(OPERATOR_META.brandName, brandName) + meta(OPERATOR_META.supportEmail, supportEmail);
  }

  /** Renders a page once for all concurrent requests, and caches it for its lifetime. */
  private renderAndCache(location: PageLocation): Promise<Page> {
    const key = location.url.href;
    const page = this.render(location).then(
      (rendered) => {
        if (this.cache.peek(key) === page)
          this.cache.set(key, rendered, { size: cacheSize(rendered), noUpdateTTL: true });
        return rendered;
      },
      (error: Error) => {
        if (this.cache.peek(key) === page) this.cache.delete(key);
        // Browsers render the page themselves, and search engines retry.
        logUnexpected(this.deps.logger, error);
        return this.fallback;
      },
    );
    this.cache.set(key, page, { size: 1 });
    return page;
  }

  private async render({ url, route }: PageLocation): Promise<Page> {
    const rendered = await this.deps.entry.render(url, this.deps.execute, this.deps.site.operator);
    if ('location' in rendered) return { ...toPage(rendered.status, ''), location: rendered.location };
    const { status, head, html, state } = rendered;
    // The element contains data, which browsers do not run. A `<` in it could end the element.
    const data = JSON.stringify(state).replaceAll('<', '\\u003c');
    const parts = {
      head: head + this.operatorMeta(),
      page: html,
      state: `<script type="application/json" id="page-state">${data}</script>`,
    };
    return toPage(status, fill(this.deps.build.routePage(route), parts));
  }
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const toPage = (status: number, html: string): Page => ({ status, html: new CachedBody(Buffer.from(html)) });

const cacheSize = ({ html: { plain } }: Page): number => 1 + 2 * plain.length;

function fill(page: string, parts: { head: string; page: string; state: string }): string {
  return page.replace(/<!--(head|page|state)-->/g, (_, name: keyof typeof parts) => parts[name]);
}
