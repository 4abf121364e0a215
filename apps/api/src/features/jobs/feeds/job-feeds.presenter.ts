import { formatSalaryRange } from '@job-alert/domain/india/money';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { textToHtml, escapeHtml } from '@job-alert/domain/text/plain-html';
import { Feed } from 'feed';
import type { OpenJob } from '../open-jobs/open-jobs.types.js';

/** The content of a feed. */
export interface JobFeed {
  brandName: string;
  origin: string;
  /** The path of the page with the same jobs. */
  page: string;
  /** The path of the feed with its query. */
  self: string;
  jobs: readonly OpenJob[];
  /** The words that the search of the feed leaves out. */
  leftOutWords: readonly string[];
}

/** This parameter attributes the visit to a feed. */
const FROM_FEED = '?src=feed';
const LANGUAGE = 'en-IN';

/** Uses the latest change, so that a feed without new jobs is byte-identical. */
const changedAt = (jobs: readonly OpenJob[]): Date =>
  new Date(Math.max(0, ...jobs.map(({ updatedAt }) => Date.parse(updatedAt))));

const formatPlace = (job: OpenJob): string => [job.city, job.state].filter(Boolean).join(', ');

function renderContent(job: OpenJob): string {
  const years = `${job.minExperience} to ${job.maxExperience} years of experience`;
  const kind = `${JOB_TYPE_LABELS[job.jobType]}, ${WORK_MODE_LABELS[job.workMode]}`;
  const facts = [
    job.company.name,
    formatPlace(job),
    kind,
    years,
    formatSalaryRange(job),
    `Apply until ${job.deadline}`,
  ];
  return `<p>${facts.map(escapeHtml).join('<br>')}</p>${textToHtml(job.description)}`;
}

/** Renders jobs as JSON Feed 1.1. The library writes version 1.0, which 1.1 extends by the language. */
export const jsonFeed = (of: JobFeed): string => {
  const { version: _, ...feed } = JSON.parse(buildFeed(of, 'json').json1()) as Record<string, unknown>;
  return JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', language: LANGUAGE, ...feed });
};

/**
 * Renders jobs as RSS 2.0. The library writes titles as CDATA, which some readers take for HTML; this replaces them by
 * escaped text. No other element of its output matches the pattern: the library splits a `]]>` in a title, and the HTML
 * of the content has no bare `<title>`.
 */
export const rssFeed = (of: JobFeed): string =>
  buildFeed(of, 'rss')
    .rss2()
    .replace(NOT_IN_XML, '')
    .replaceAll(/<title><!\[CDATA\[(.*?)\]\]><\/title>/gs, (_, title: string) => {
      const text = title.replaceAll(']]]]><![CDATA[>', ']]>');
      return `<title>${escapeHtml(text)}</title>`;
    });

function describeFeed({ brandName, leftOutWords }: JobFeed): string {
  const without = leftOutWords.map((word) => `"${word}"`).join(', ');
  const latest = `The latest openings of ${brandName}.`;
  return without === '' ? latest : `${latest} No opening matches all words. These match without ${without}.`;
}

function buildFeed(of: JobFeed, form: 'rss' | 'json'): Feed {
  const { brandName, origin, page, self, jobs } = of;
  const feed = new Feed({
    id: origin + page,
    title: `${brandName}: job opportunities`,
    description: describeFeed(of),
    link: origin + page,
    language: LANGUAGE,
    updated: changedAt(jobs),
    generator: false,
    feedLinks: { [form]: origin + self },
  });
  for (const job of jobs) {
    feed.addItem({
      id: origin + job.path,
      link: origin + job.path + FROM_FEED,
      title: `${job.title}, ${job.company.name}, ${formatPlace(job)}`,
      published: new Date(job.postedAt),
      date: new Date(job.updatedAt),
      description: textToHtml(job.description),
      content: renderContent(job),
      category: [{ name: job.company.industry }],
    });
  }
  return feed;
}

// Text can contain the end of a CDATA section, and characters that XML cannot represent.
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const cdata = (text: string): string =>
  `<![CDATA[${text.replace(NOT_IN_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const REMOTE: Readonly<Record<OpenJob['workMode'], string | null>> = {
  ONSITE: null,
  REMOTE: 'Fully remote',
  HYBRID: 'Hybrid remote',
  WORK_FROM_HOME: 'Fully remote',
};

function indeedJob(job: OpenJob, origin: string): string {
  const elements: [name: string, text: string | null][] = [
    ['title', job.title],
    ['date', new Date(job.postedAt).toUTCString()],
    ['referencenumber', job.id],
    ['requisitionid', job.id],
    ['url', origin + job.path + FROM_FEED],
    ['company', job.company.name],
    ['sourcename', job.company.name],
    ['city', job.city],
    ['state', job.state],
    ['country', 'IN'],
    ['description', textToHtml(job.description)],
    ['salary', formatSalaryRange(job)],
    ['education', job.minimumQualification],
    ['jobtype', JOB_TYPE_LABELS[job.jobType]],
    ['category', job.company.industry],
    ['experience', `${job.minExperience} to ${job.maxExperience} years`],
    ['expirationdate', `${job.deadline}T23:59:59+05:30`],
    ['remotetype', REMOTE[job.workMode]],
  ];
  const texts = elements.flatMap(([name, text]) => (text ? `<${name}>${cdata(text)}</${name}>` : []));
  return `<job>\n${texts.join('\n')}\n</job>`;
}

/** Renders jobs in the XML format of Indeed and other job boards. */
export function indeedXml({ brandName, origin, jobs }: JobFeed): string {
  const head = [
    `<publisher>${cdata(brandName)}</publisher>`,
    `<publisherurl>${cdata(origin)}</publisherurl>`,
    `<lastBuildDate>${changedAt(jobs).toUTCString()}</lastBuildDate>`,
  ];
  const all = [...head, ...jobs.map((job) => indeedJob(job, origin))];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<source>\n${all.join('\n')}\n</source>\n`;
}
