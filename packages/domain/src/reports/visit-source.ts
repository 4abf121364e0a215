/**
 * Where people come from. A source is one of a fixed list with a name beside it: the site, the campaign or the word of a link. It says
 * nothing of a person, so a name never holds what may be an address or a number of somebody.
 */

/** From where somebody came; IMPORT is for people whom an administrator has brought in. */
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
] as const satisfies readonly VisitSource[];

export const isVisitSource = (value: unknown): value is VisitSource => VISIT_SOURCES.some((one) => one === value);

/** A source as it is recorded; the name is empty where the source says it all. */
export interface NamedSource {
  source: VisitSource;
  name: string;
}

export const SOURCE_NAME_LENGTH = 80;
/** How long the first touch counts. */
export const FIRST_TOUCH_DAYS = 30;
/** Limits of different source names: new ones a day, and all together. Visits beyond them count under their source alone. */
export const NEW_SOURCE_NAMES_A_DAY = 50;
export const SOURCE_NAMES = 1_000;

const NAMELESS: ReadonlySet<VisitSource> = new Set(['DIRECT', 'ALERT', 'FEED', 'EMBED', 'IMPORT']);
/** `?src=` of the links that the portal itself writes. */
const OWN_LINKS: Readonly<Record<string, VisitSource>> = { alert: 'ALERT', feed: 'FEED', embed: 'EMBED' };

const SEARCH_ENGINES = /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|startpage|brave|qwant)\.[a-z.]+$/;
const NETWORKS =
  /(?:^|\.)(?:(?:facebook|instagram|linkedin|twitter|x|whatsapp|telegram|youtube|reddit|quora|pinterest|threads|sharechat)\.(?:com|net|org)|t\.co|t\.me|lnkd\.in|wa\.me|youtu\.be|fb\.me)$/;

/** A word of an address as names keep it; empty when it may be somebody's address or number. */
function cleanWord(word: string): string {
  const plain = word.normalize('NFKD').toLowerCase();
  if (plain.includes('@') || /(?:\d[\s._/-]*){7}/.test(plain)) return '';
  return plain.replace(/[^a-z0-9._]+/g, '-').replace(/^[-.]+|[-.]+$/g, '');
}

const joined = (words: readonly string[]): string => words.join('/').replace(/\/+$/, '').slice(0, SOURCE_NAME_LENGTH);

/** A source of somebody else's telling as it may be recorded; null when it is none that a visitor can have. */
export function acceptedSource(source: VisitSource, name: string | null | undefined): NamedSource | null {
  if (source === 'IMPORT') return null;
  if (NAMELESS.has(source)) return { source, name: '' };
  return { source, name: joined((name ?? '').slice(0, 300).split('/').slice(0, 3).map(cleanWord)) };
}

/** The landing page of a visit, which determines its source. */
export interface Landing {
  /** The page's query. */
  query: URLSearchParams;
  /** The address of the page that led here; empty when the browser does not say. */
  referrer: string;
  /** The portal's own host. */
  host: string;
}

/** Where a visit has come from: a marked link says most, then a campaign, then the site before; else it is direct. */
export function sourceOfVisit({ query, referrer, host }: Landing): NamedSource {
  const mark = cleanWord(query.get('src') ?? '');
  if (mark !== '') return acceptedSource(OWN_LINKS[mark] ?? 'LINK', mark) ?? DIRECT;
  const campaign = joined(['utm_source', 'utm_medium', 'utm_campaign'].map((name) => cleanWord(query.get(name) ?? '')));
  if (campaign.replaceAll('/', '') !== '') return { source: 'CAMPAIGN', name: campaign };
  const before = hostOf(referrer);
  if (before === '' || before === hostOf(`https://${host}`)) return DIRECT;
  if (SEARCH_ENGINES.test(before)) return { source: 'SEARCH', name: before };
  return acceptedSource(NETWORKS.test(before) ? 'SOCIAL' : 'SITE', before) ?? DIRECT;
}

export const DIRECT: NamedSource = { source: 'DIRECT', name: '' };

function hostOf(address: string): string {
  if (!URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/^(?:www|m|l|lm)\./, '');
}

/** A first touch as a browser keeps it. */
export interface FirstTouch extends NamedSource {
  /** When, in milliseconds. */
  at: number;
}

/** The touch that counts after a visit: the first that said something, for 30 days. */
export function firstTouch(kept: FirstTouch | null, visit: NamedSource, now: number): FirstTouch {
  const counts = kept !== null && kept.at <= now && now - kept.at < FIRST_TOUCH_DAYS * 86_400_000;
  if (counts && (kept.source !== 'DIRECT' || visit.source === 'DIRECT')) return kept;
  return { source: visit.source, name: visit.name, at: now };
}
