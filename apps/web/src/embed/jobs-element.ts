import { formatDate } from '@job-alert/domain/india/calendar';
import { formatRupees } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { type CompanyJobsQuery, CompanyJobsText } from './company-jobs.public.generated';
import { STYLES } from './styles';

export const ELEMENT = 'job-alert-jobs';

type Jobs = CompanyJobsQuery['openJobs'];

/** The portal counts by it which visits came from other sites. */
const FROM_HERE = '?src=embed';
const USUAL_LIMIT = 20;
const LARGEST_LIMIT = 100;
const COMPANY_ID = /^[1-9]\d{0,17}$/;

/** Teaches the page the element that shows the open jobs of a company of this portal. A second script changes nothing. */
export function defineJobsElement(portal: string): void {
  if (customElements.get(ELEMENT)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);

  /** It keeps nothing in the browser and sends no cookie; its look comes from the page: font, colours, width. */
  class JobsElement extends HTMLElement {
    private readonly heading = make('h2', { tabindex: '-1' }, 'Open jobs');
    /** Announced when it changes: the jobs themselves are not, they are there to be read. */
    private readonly status = make('p', { role: 'status' });
    private readonly shown = make('div', {});
    private asked = new AbortController();

    constructor() {
      super();
      const openings = make(
        'a',
        { href: portal + PUBLIC_PATHS.openings + FROM_HERE },
        `All openings at ${hostOf(portal)}`,
      );
      const section = make('section', {}, this.heading, this.status, this.shown, make('p', {}, openings));
      section.setAttribute('aria-label', 'Open jobs');
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles];
      root.append(section);
    }

    connectedCallback(): void {
      void this.show();
    }

    disconnectedCallback(): void {
      this.asked.abort();
    }

    private async show(): Promise<void> {
      this.asked.abort();
      const { signal } = (this.asked = new AbortController());
      const company = this.getAttribute('company')?.trim() ?? '';
      if (!COMPANY_ID.test(company)) {
        this.refuseCompany(company);
        return;
      }
      this.status.textContent = 'Loading the open jobs…';
      try {
        const jobs = await this.ask(company, signal);
        if (!signal.aborted) this.tell(jobs);
      } catch {
        if (!signal.aborted) this.refuse();
      }
    }

    /** By GET and without credentials, so that caches between can answer and no preflight is sent. */
    private async ask(company: string, signal: AbortSignal): Promise<Jobs> {
      const first = Math.min(Math.max(Math.trunc(Number(this.getAttribute('limit'))) || USUAL_LIMIT, 1), LARGEST_LIMIT);
      const query = new URLSearchParams({ query: CompanyJobsText, variables: JSON.stringify({ company, first }) });
      const accept = { accept: 'application/json' };
      const answer = await fetch(`${portal}/graphql?${query}`, { headers: accept, credentials: 'omit', signal });
      const { data } = (await answer.json()) as { data?: CompanyJobsQuery | null };
      if (!data) throw new Error('The portal refused.');
      return data.openJobs;
    }

    private tell({ nodes }: Jobs): void {
      const [newest] = nodes;
      this.heading.textContent = newest ? `Open jobs at ${newest.company.name}` : 'Open jobs';
      this.status.textContent = newest ? '' : 'There are no open jobs at the moment.';
      this.shown.replaceChildren(
        ...(newest ? [make('ul', { role: 'list' }, ...nodes.map((job) => itemOf(portal, job)))] : []),
      );
    }

    /** The mistake is the site's: its visitors read one sentence, and its author what to correct. */
    private refuseCompany(company: string): void {
      this.status.textContent = 'This page does not say whose open jobs to show.';
      console.error(`Job Alert: data-company must be the id of a company, such as 12, but is "${company}".`);
    }

    private refuse(): void {
      this.status.textContent = 'The open jobs cannot be shown at the moment.';
      const again = make('button', { type: 'button' }, 'Try again');
      again.addEventListener('click', () => {
        // The button goes; whoever pressed it goes on where the jobs will be.
        this.heading.focus();
        this.shown.replaceChildren();
        void this.show();
      });
      this.shown.replaceChildren(again);
    }
  }

  customElements.define(ELEMENT, JobsElement);
}

const hostOf = (portal: string): string => new URL(portal).host;

function itemOf(portal: string, job: Jobs['nodes'][number]): HTMLElement {
  const place = [job.city, job.state].filter(Boolean).join(', ');
  const salary = `${formatRupees(job.salaryMin)} to ${formatRupees(job.salaryMax)} a year`;
  const facts = [place, JOB_TYPE_LABELS[job.jobType], WORK_MODE_LABELS[job.workMode]];
  return make(
    'li',
    {},
    make('a', { href: portal + job.path + FROM_HERE }, job.title),
    make('p', {}, facts.filter(Boolean).join(' · ')),
    make('p', {}, make('span', {}, salary), ' ', make('span', {}, `Apply by ${formatDate(job.deadline)}`)),
  );
}

/** An element with its attributes and what stands in it; texts stay texts. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
