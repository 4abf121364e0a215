/** Explanations of mail server errors. The first matching pattern wins. */
const MEANINGS: readonly [sign: RegExp, sentence: string][] = [
  [/\bEAUTH\b|\b535\b/, 'The mail server refused the login of the portal.'],
  [/\bEENVELOPE\b|\b5[05]\d\b.*\b5\.1\.\d\b|\b55[013]\b/, "The mail server refused the recipient's address."],
  [/\bETLS\b|certificate|\bSSL\b/i, 'No secure connection to the mail server could be made.'],
  [/\bETIMEDOUT\b|\bETIMEOUT\b|timeout|timed out/i, 'The mail server did not answer in time.'],
  [
    /\bECONN\w*|\bESOCKET\b|\bEDNS\b|\bENOTFOUND\b|\bEHOSTUNREACH\b|\bEAI_AGAIN\b/,
    'The mail server cannot be reached.',
  ],
  [/\b4\d\d\b/, 'The mail server could not take the mail at that time.'],
  [/\bEMESSAGE\b|\b5\d\d\b/, 'The mail server refused the mail.'],
];

/** Returns an explanation for administrators. The error itself is for the operator. */
export function describeEmailError(error: string): string {
  return MEANINGS.find(([sign]) => sign.test(error))?.[1] ?? 'The mail could not be sent.';
}
