import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, auditWords } from '@job-alert/domain/audit';

/** How codes look; anything else in an address is passed over. */
const CODE = /^[A-Z][A-Z_]{0,39}$/;

/** The code that an address asks for, or none. */
export const codeOf = (text: string): string => (CODE.test(text.toUpperCase()) ? text.toUpperCase() : '');

/** The choices of a filter; the one that an address asks for is among them. */
function choices(codes: readonly string[], wanted: string) {
  const all = wanted === '' || codes.includes(wanted) ? codes : [...codes, wanted];
  return all
    .map((code) => ({ value: code, label: auditWords(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export const actionChoices = (wanted: string) => choices(Object.keys(AUDIT_ACTION_LABELS), wanted);
export const subjectChoices = (wanted: string) => choices(Object.keys(AUDIT_SUBJECT_LABELS), wanted);

/** Who acts without an account. */
const actors: Readonly<Record<string, string>> = {
  ANONYMOUS: 'Visitor or operator',
  API_CLIENT: 'API client',
};

/** Whose act it is, as far as it is known. */
export function actorText({
  actorName,
  actorType,
  actorId,
}: {
  actorName?: string | null;
  actorType: string;
  actorId?: string | null;
}): string {
  if (actorName) return actorName;
  return actorId ? `Deleted account ${actorId}` : (actors[actorType] ?? auditWords(actorType));
}
