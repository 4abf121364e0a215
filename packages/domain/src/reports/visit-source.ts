/**
 * Traffic sources. A source is one of a fixed list, with a name: the site, the campaign or the parameter of a link.
 * Names that may be personal data are rejected.
 */

/** IMPORT is for people whom an administrator imported, INVITATION for applications that an administrator invited to. */
export const VISIT_SOURCE_LABELS = {
  DIRECT: 'Direct',
  SEARCH: 'Search engine',
  SOCIAL: 'Social network',
  SITE: 'Another site',
  CAMPAIGN: 'Campaign',
  LINK: 'Marked link',
  ALERT: 'Job alert',
  FEED: 'Job feed',
  EMBED: "Company's own site",
  IMPORT: 'Import',
  INVITATION: 'Invitation',
} as const;

export type VisitSource = keyof typeof VISIT_SOURCE_LABELS;

export const VISIT_SOURCES = [
  'DIRECT',
  'SEARCH',
  'SOCIAL',
  'SITE',
  'CAMPAIGN',
  'LINK',
  'ALERT',
  'FEED',
  'EMBED',
  'IMPORT',
  'INVITATION',
] as const satisfies readonly VisitSource[];

export const isVisitSource = (value: unknown): value is VisitSource => VISIT_SOURCES.some((one) => one === value);

/** A recorded source; the name is empty if the source needs none. */
export interface NamedSource {
  source: VisitSource;
  name: string;
}

export const SOURCE_NAME_LENGTH = 80;
/** The number of days for which the first touch is stored. */
export const FIRST_TOUCH_DAYS = 30;
/** Limits for distinct source names, per day and in total. Further names are counted under their source only. */
export const NEW_SOURCE_NAMES_A_DAY = 50;
export const SOURCE_NAMES = 1_000;

const NAMELESS: ReadonlySet<VisitSource> = new Set(['DIRECT', 'ALERT', 'FEED', 'EMBED', 'IMPORT', 'INVITATION']);
/** Values of `?src=` in the portal's own links. */
const OWN_LINKS: Readonly<Record<string, VisitSource>> = { alert: 'ALERT', feed: 'FEED', embed: 'EMBED' };

const SEARCH_ENGINES = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|startpage|brave|qwant)\.[a-z.]+$/;
const NETWORKS =
  /(?:^|\.)(?:(?:facebook|instagram|linkedin|twitter|x|whatsapp|telegram|youtube|reddit|quora|pinterest|threads|sharechat)\.(?:com|net|org)|t\.co|t\.me|lnkd\.in|wa\.me|youtu\.be|fb\.me)$/;

/** Normalizes a name from a URL; empty if it may be an address or number of a person. */
function cleanWord(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase();
  if (plain.includes('@') || /(?:\d[\s._/-]*){7}/.test(plain)) return '';
  return plain.replace(/[^a-z0-9._]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
}

const joined = (words: readonly string[]): string => words.join('/').replace(/\/+$/, '').slice(0, SOURCE_NAME_LENGTH);

/** Returns a source reported by a client in its recorded form; null for sources that visitors cannot have. */
export function acceptedSource(source: VisitSource, name: string | null | undefined): NamedSource | null {
  if (source === 'IMPORT' || source === 'INVITATION') return null;
  if (NAMELESS.has(source)) return { source, name: '' };
  return { source, name: joined((name ?? '').slice(0, 300).split('/').slice(0, 3).map(cleanWord)) };
}

/** The landing page of a visit, which determines its source. */
interface Landing {
  query: URLSearchParams;
  /** The URL of the referring page; empty if unknown. */
  referrer: string;
  host: string;
}

/** Determines the source of a visit: a marked link, then a campaign, then the referring site, otherwise direct. */
export function sourceOfVisit({ query, referrer, host }: Landing): NamedSource {
  const mark = cleanWord(query.get('src') ?? '');
  if (mark !== '') return acceptedSource(OWN_LINKS[mark] ?? 'LINK', mark) ?? DIRECT;
  const campaign = joined(['utm_source', 'utm_medium', 'utm_campaign'].map((name) => cleanWord(query.get(name) ?? '')));
  if (campaign.replaceAll('/', '') !== '') return { source: 'CAMPAIGN', name: campaign };
  const before = parseHost(referrer);
  if (before === '' || before === parseHost(`https://${host}`)) return DIRECT;
  if (SEARCH_ENGINES.test(before)) return { source: 'SEARCH', name: before };
  return acceptedSource(NETWORKS.test(before) ? 'SOCIAL' : 'SITE', before) ?? DIRECT;
}

const DIRECT: NamedSource = { source: 'DIRECT', name: '' };

function parseHost(address: string): string {
  if (!URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/^(?:www|m|l|lm)\./, '');
}

/** A first touch as stored in browsers. */
export interface FirstTouch extends NamedSource {
  /** In milliseconds. */
  at: number;
}

/** Returns the first touch after a visit: the first known source, for 30 days. */
export function firstTouch(stored: FirstTouch | null, visit: NamedSource, now: number): FirstTouch {
  const counts = stored !== null && stored.at <= now && now - stored.at < FIRST_TOUCH_DAYS * 86_400_000;
  if (counts && (stored.source !== 'DIRECT' || visit.source === 'DIRECT')) return stored;
  return { source: visit.source, name: visit.name, at: now };
}
