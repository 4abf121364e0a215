/** What administrators look for most; the list shows every act, also those that came later. */
const actions = [
  ...['APPROVE', 'REJECT', 'ACTIVATE', 'DEACTIVATE', 'DELETE', 'DELETE_OWN', 'IMPORT', 'EXPORT', 'EXPORT_DATA'],
  ...['OPEN_FILE', 'SIGN_IN', 'REGISTER', 'SAVE_PROFILE', 'POST', 'EDIT', 'APPLY', 'PROPOSE', 'INVITE', 'HANDLE'],
  ...['RESEND', 'CREATE', 'REVOKE'],
];
const subjects = [
  ...['USER', 'COMPANY', 'CANDIDATE', 'JOB', 'APPLICATION', 'FILE', 'API_CLIENT', 'IMPORT', 'LIST', 'MESSAGE'],
];

/** A code of the trail as words: DELETE_OWN becomes "Delete own". */
export function wordsOf(code: string): string {
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bapi\b/, 'API');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How codes look; anything else in an address is passed over. */
const CODE = /^[A-Z][A-Z_]{0,39}$/;

/** The code that an address asks for, or none. */
export const codeOf = (text: string): string => (CODE.test(text.toUpperCase()) ? text.toUpperCase() : '');

/** The choices of a filter; the one that an address asks for is among them. */
function choices(codes: readonly string[], wanted: string) {
  const all = wanted === '' || codes.includes(wanted) ? codes : [...codes, wanted];
  return all.map((code) => ({ value: code, label: wordsOf(code) })).toSorted((a, b) => a.label.localeCompare(b.label));
}

export const actionChoices = (wanted: string) => choices(actions, wanted);
export const subjectChoices = (wanted: string) => choices(subjects, wanted);

/** A list of words as JSON. */
const WORD_LIST = /^\["\w+"(?:,"\w+")*\]$/;

/** A recorded fact; of a list, its words. */
export function detailText({ name, value }: { name: string; value: string }): string {
  return `${name}: ${WORD_LIST.test(value) ? (JSON.parse(value) as string[]).join(', ') : value}`;
}

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
  return actorId ? `Deleted account ${actorId}` : (actors[actorType] ?? wordsOf(actorType));
}
