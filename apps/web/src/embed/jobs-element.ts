import { formatDate } from '@job-alert/domain/india/calendar';
import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { type CompanyJobsQuery, CompanyJobsText } from './company-jobs.public.generated';

export const ELEMENT = 'job-alert-jobs';

type Jobs = CompanyJobsQuery['openJobs'];

/** Lets the portal count visits from other sites. */
const FROM_HERE = '?src=embed';
const USUAL_LIMIT = 20;
const LARGEST_LIMIT = 100;
const COMPANY_ID = /^[1-9]\d{0,17}$/;

/** Registers the element that lists a company's open jobs. Later calls have no effect. Returns false if it shows jobs of another portal. */
export function defineJobsElement(portal: string): boolean {
  const defined = customElements.get(ELEMENT);
  if (defined) return !('portal' in defined) || defined.portal === portal;
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);

  /** The element stores nothing in the browser and sends no cookie. Its font, colours and width come from the page. */
  class JobsElement extends HTMLElement {
    static readonly portal = portal;
    private readonly heading = createElement('h2', { tabindex: '-1' }, 'Open jobs');
    /** Announced to screen readers. The jobs themselves are not. */
    private readonly status = createElement('p', { role: 'status' });
    private readonly shown = createElement('div', {});
    private request = new AbortController();

    constructor() {
      super();
      const openings = createElement(
        'a',
        { href: portal + PUBLIC_PATHS.openings + FROM_HERE },
        `All openings at ${getHost(portal)}`,
      );
      const section = createElement(
        'section',
        {},
        this.heading,
        this.status,
        this.shown,
        createElement('p', {}, openings),
      );
      section.setAttribute('aria-label', 'Open jobs');
      const root = this.attachShadow(own({ mode: 'open' }));
      root.adoptedStyleSheets = [styles];
      root.append(section);
    }

    connectedCallback(): void {
      void this.show();
    }

    disconnectedCallback(): void {
      this.request.abort();
    }

    private async show(): Promise<void> {
      this.request.abort();
      const { signal } = (this.request = new AbortController());
      const company = this.getAttribute('company')?.trim() ?? '';
      if (!COMPANY_ID.test(company)) {
        this.reportInvalidCompany(company);
        return;
      }
      this.status.textContent = 'Loading the open jobs…';
      try {
        const jobs = await this.ask(company, signal);
        if (!signal.aborted) this.setStatus(jobs);
      } catch {
        if (!signal.aborted) this.showError();
      }
    }

    /** Requests by GET and without credentials, so that shared caches can respond and no preflight is needed. */
    private async ask(company: string, signal: AbortSignal): Promise<Jobs> {
      const first = Math.min(Math.max(Math.trunc(Number(this.getAttribute('limit'))) || USUAL_LIMIT, 1), LARGEST_LIMIT);
      // Some libraries of pages change what JSON.stringify returns.
      const variables = `{"company":"${company}","first":${first}}`;
      const query = new URLSearchParams([
        ['query', CompanyJobsText],
        ['variables', variables],
      ]);
      const headers = own({ accept: 'application/json' });
      const response = await fetch(
        `${portal}/graphql?${query}`,
        own<RequestInit>({ headers, credentials: 'omit', signal }),
      );
      const { data } = (await response.json()) as { data?: CompanyJobsQuery | null };
      if (!data) throw new Error('The portal refused.');
      return data.openJobs;
    }

    private setStatus({ nodes }: Jobs): void {
      const [newest] = nodes;
      this.heading.textContent = newest ? `Open jobs at ${newest.company.name}` : 'Open jobs';
      this.status.textContent = newest ? '' : 'There are no open jobs at the moment.';
      this.shown.replaceChildren(
        ...(newest ? [createElement('ul', { role: 'list' }, ...nodes.map((job) => createItem(portal, job)))] : []),
      );
    }

    /**
     * Reports that the site has misconfigured the element. Visitors see one sentence; the console tells the author how
     * to fix it.
     */
    private reportInvalidCompany(company: string): void {
      this.status.textContent = 'This page does not say whose open jobs to show.';
      console.error(`Job Alert: data-company must be the id of a company, such as 12, but is "${company}".`);
    }

    private showError(): void {
      this.status.textContent = 'The open jobs cannot be shown at the moment.';
      const again = createElement('button', { type: 'button' }, 'Try again');
      again.addEventListener('click', () => {
        // The button is removed, so focus moves to the heading above the jobs.
        this.heading.focus();
        this.shown.replaceChildren();
        void this.show();
      });
      this.shown.replaceChildren(again);
    }
  }

  customElements.define(ELEMENT, JobsElement);
  return true;
}

/** Returns options without a prototype, because the page may have added properties to Object.prototype. */
const own = <Options extends object>(options: Options): Options => Object.setPrototypeOf(options, null) as Options;

const getHost = (portal: string): string => new URL(portal).host;

function createItem(portal: string, job: Jobs['nodes'][number]): HTMLElement {
  const place = [job.city, job.state].filter(Boolean).join(', ');
  const facts = [place, JOB_TYPE_LABELS[job.jobType], WORK_MODE_LABELS[job.workMode]];
  return createElement(
    'li',
    {},
    createElement('a', { href: portal + job.path + FROM_HERE }, job.title),
    createElement('p', {}, facts.filter(Boolean).join(' · ')),
    createElement(
      'p',
      {},
      createElement('span', {}, formatSalaryRange(job)),
      ' ',
      createElement('span', {}, `Apply by ${formatDate(job.deadline)}`),
    ),
  );
}

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Uses the page's colour and font, so that it also fits dark pages. It is a separate style sheet, which the page's CSP
 * cannot block.
 */
const STYLES = `
:host { display: block; line-height: 1.5; }
:host([hidden]) { display: none; }
h2 { margin: 0 0 0.6em; font-size: 1.4em; line-height: 1.3; text-wrap: balance; }
h2:focus { outline: none; }
p { margin: 0.2em 0 0; }
ul { list-style: none; margin: 0 0 1em; padding: 0; border-block: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li { position: relative; padding: 0.9em 0; overflow-wrap: anywhere; }
li + li { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
li p { font-size: 0.925em; }
span { display: inline-block; margin-right: 1.25em; }
a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
li a { font-size: 1.1em; font-weight: 600; }
li a::after { content: ''; position: absolute; inset: 0; }
section > p { display: flow-root; padding-block: 0.2em; }
button { font: inherit; color: inherit; background: none; border: 1px solid currentColor; border-radius: 0.3em; padding: 0.4em 1em; margin: 0.6em 0; cursor: pointer; }
a:focus-visible, button:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 2px; }
`;
