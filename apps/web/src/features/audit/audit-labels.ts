import {
  AUDIT_ACTION_LABELS,
  AUDIT_SUBJECT_LABELS,
  type AuditAction,
  type AuditSubject,
  auditLabel,
} from '@job-alert/domain/audit/audit';
import type { AuditTrailEventFragment as Event } from './audit-trail.generated';

/** Parses a code from the URL, ignoring case. Returns null for an unknown code. */
const parseCode =
  <Code extends string>(labels: Readonly<Record<Code, string>>) =>
  (text: string): Code | null => {
    const code = text.toUpperCase();
    const isKnown = (word: string): word is Code => Object.hasOwn(labels, word);
    return isKnown(code) ? code : null;
  };

export const parseAction = parseCode<AuditAction>(AUDIT_ACTION_LABELS);
export const parseSubject = parseCode<AuditSubject>(AUDIT_SUBJECT_LABELS);

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

export const ACTION_CHOICES = choices(AUDIT_ACTION_LABELS);
export const SUBJECT_CHOICES = choices(AUDIT_SUBJECT_LABELS);

const actors: Readonly<Record<string, string>> = {
  ANONYMOUS: 'Visitor or operator',
  API_CLIENT: 'API client',
};

/** Returns the name of the actor. Deleted accounts and actors without an account get a description. */
export function actorLabel({
  actorName,
  actorType,
  actorId,
}: Pick<Event, 'actorName' | 'actorType' | 'actorId'>): string {
  if (actorName !== null) return actorName;
  return actorId ? `Deleted account ${actorId}` : (actors[actorType] ?? auditLabel(actorType));
}
