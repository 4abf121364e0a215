/** The length of a password in UTF-16 units, including spaces. */
const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

const TOO_LONG = `at most ${MAX_PASSWORD_LENGTH} characters`;

/** The policy of specification 1 §5 in its order. The maximum length limits the cost of hashing. */
const POLICY: readonly { demand: string; isMet: (password: string) => boolean }[] = [
  { demand: `at least ${MIN_PASSWORD_LENGTH} characters`, isMet: (p) => p.length >= MIN_PASSWORD_LENGTH },
  { demand: 'at least one uppercase letter', isMet: (p) => /\p{Lu}/u.test(p) },
  { demand: 'at least one lowercase letter', isMet: (p) => /\p{Ll}/u.test(p) },
  { demand: 'at least one number', isMet: (p) => /\d/.test(p) },
  { demand: 'at least one special character', isMet: (p) => /[^\p{L}\p{M}\p{N}\s]/u.test(p) },
  { demand: TOO_LONG, isMet: (p) => p.length <= MAX_PASSWORD_LENGTH },
];

/**
 * Returns the rules that a screen lists while the user types. The maximum length is listed only when it is exceeded.
 */
export function checkPasswordRules(password: string): { demand: string; isMet: boolean }[] {
  const rules = POLICY.map(({ demand, isMet }) => ({ demand, isMet: isMet(password) }));
  return rules.filter(({ demand, isMet }) => demand !== TOO_LONG || !isMet);
}

/** Returns the unmet demands, such as 'at least one number'. Empty for a valid password. */
export function unmetPasswordRules(password: string): string[] {
  return POLICY.filter((rule) => !rule.isMet(password)).map((rule) => rule.demand);
}

/** Joins the unmet rules: 'Password must have at least 8 characters, at least one number'. */
export function passwordMessage(problems: readonly string[]): string {
  return `Password must have ${problems.join(', ')}`;
}

/** The time for which the link to a new password works, in minutes. */
export const PASSWORD_LINK_MINUTES = 60;
