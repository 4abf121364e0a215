import { APPLICATION_STATUS_LABELS } from '../applications/application-status.js';
import { formatDate, isValidDate } from '../india/calendar.js';
import { auditLabel } from './audit.js';

/** A detail of an audit event. The value is text, or JSON for other types. */
interface AuditFact {
  name: string;
  value: string;
}

/** Labels by the name of the detail. Other names are spelled out. */
const LABELS: Readonly<Record<string, string>> = {
  askedBy: 'Asked for by',
  attempt: 'Application number',
  deadline: 'Application Deadline',
  description: 'Description',
  companyId: 'Company',
  filters: 'Filters',
  jobId: 'Job',
  interviewId: 'Interview',
  kind: 'Number',
  networks: 'Addresses',
  openings: 'No of Openings',
  ownerId: 'Account of the owner',
  poolId: 'Pool',
  purpose: 'Document',
  reason: 'Reason',
  query: 'Filters',
  questions: 'Screening Questions',
  report: 'Report',
  requestId: 'Request',
  responsibleId: 'Responsible administrator',
  scopes: 'Scopes',
  validThrough: 'Valid through',
};

/** The maximum length of shown texts. */
const MAX_TEXT = 60;

/** Hides email addresses, numbers of six or more digits, and the given names in a text that outlives its record. */
export function maskPersonalData(text: string, names: readonly string[]): string {
  const patterns = [/[^\s(<,;]+@[^\s)>,;]+/g, /\+?\d(?:[ -]?\d){5,}/g, ...names.filter(Boolean).map(nameAsWord)];
  return patterns.reduce((masked, pattern) => masked.replace(pattern, '…'), text);
}

/** A name with other letters before or after it is another word. */
const nameAsWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'giu');

/** Formats the details of an event, one line each: "Status: Applied → Shortlisted". */
export function auditDetails(facts: readonly AuditFact[]): string[] {
  const values = new Map(facts.map(({ name, value }) => [name, read(value)]));
  const lines = changes(values.get('before'), values.get('after'));
  if (values.has('from') || values.has('to')) lines.push(changed('Status', values.get('from'), values.get('to')));
  for (const name of ['before', 'after', 'from', 'to']) values.delete(name);
  return [...lines, ...[...values].map(([name, value]) => `${detailLabel(name)}: ${words(value)}`)];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns only the changed fields. */
function changes(before: unknown, after: unknown): string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after)
    .filter((name) => words(before[name]) !== words(after[name]))
    .map((name) => changed(detailLabel(name), before[name], after[name]));
}

const changed = (label: string, before: unknown, after: unknown): string =>
  `${label}: ${short(words(before))} → ${short(words(after))}`;

const short = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).trimEnd()}…` : text);

const detailLabel = (name: string): string =>
  LABELS[name] ?? auditLabel(name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase());

/** Parses a value: lists and numbers are JSON. */
function read(value: string): unknown {
  if (!/^[[{]|^null$/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(words).join(', ');
  if (value === null || value === undefined || value === '') return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (isStatus(text)) return APPLICATION_STATUS_LABELS[text];
  if (isValidDate(text)) return formatDate(text);
  return /^[A-Z][A-Z_]{3,}$/.test(text) ? auditLabel(text) : text;
}

const isStatus = (text: string): text is keyof typeof APPLICATION_STATUS_LABELS =>
  Object.hasOwn(APPLICATION_STATUS_LABELS, text);
