import { draftPrefix } from '../session/session-storage';

export type DraftField = string | boolean | null;

/** A field, or repeated blocks of fields. Files are never stored. */
export type DraftValue = DraftField | readonly DraftBlock[];
export type DraftBlock = Readonly<Record<string, DraftField>>;
export type DraftValues = Readonly<Record<string, DraftValue>>;

export interface Draft {
  /** The time of the last change, in milliseconds. */
  at: number;
  /** The fields that differ from the form's initial values. */
  typed: DraftValues;
  /** The initial values of these fields. */
  before: DraftValues;
}

/** The id of an account, or null for a visitor. */
export type DraftOwner = string | null;

const WEEK = 7 * 86_400_000;
/** The maximum length of a draft, in characters. The longest forms need half of it. */
const MAX_LENGTH = 60_000;
const MAX_DRAFTS = 20;

/**
 * Returns the storage for drafts. An account's drafts survive the tab. A visitor's drafts do not, because the next user
 * of the computer is also a visitor.
 */
const storageFor = (owner: DraftOwner): Storage => (owner === null ? window.sessionStorage : window.localStorage);

/** Returns the draft of a form, unless it is older than a week or was not written by this app. */
export function readDraft(owner: DraftOwner, form: string): Draft | null {
  if (typeof window === 'undefined') return null;
  const draft = parse(storageFor(owner).getItem(draftPrefix(owner) + form));
  if (draft === null) removeDraft(owner, form);
  return draft;
}

/**
 * Replaces the draft of a form. Does not store a draft that is too long. Removes the oldest drafts if there are too
 * many.
 */
export function writeDraft(owner: DraftOwner, form: string, draft: Draft): void {
  const storage = storageFor(owner);
  const text = JSON.stringify(draft);
  if (text.length > MAX_LENGTH) return;
  try {
    storage.setItem(draftPrefix(owner) + form, text);
  } catch {
    // The storage is full. The form still contains all values.
    return;
  }
  const drafts = Object.entries(storage)
    .filter(([key]) => key.startsWith(draftPrefix(owner)))
    .map(([key, stored]) => ({ key, at: parse(String(stored))?.at ?? 0 }));
  for (const { key } of drafts.sort((one, other) => other.at - one.at).slice(MAX_DRAFTS)) storage.removeItem(key);
}

export const removeDraft = (owner: DraftOwner, form: string): void =>
  storageFor(owner).removeItem(draftPrefix(owner) + form);

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isDraft(value)) return null;
    const age = Date.now() - value.at;
    return age >= 0 && age <= WEEK ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isField = (value: unknown): value is DraftField =>
  value === null || typeof value === 'string' || typeof value === 'boolean';

const isBlock = (value: unknown): value is DraftBlock => isRecord(value) && Object.values(value).every(isField);

const isValues = (value: unknown): value is DraftValues =>
  isRecord(value) && Object.values(value).every((one) => isField(one) || (Array.isArray(one) && one.every(isBlock)));

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.at === 'number' && isValues(value.typed) && isValues(value.before);
