/** Explanations of mail server errors. The first matching pattern wins. */
const MEANINGS: readonly [sign: RegExp, sentence: string][] = [
  [/\bEAUTH\b|\b535\b/, 'The mail server rejected the portal’s login.'],
  [/\bEENVELOPE\b|\b5[05]\d\b.*\b5\.1\.\d\b|\b55[013]\b/, "The mail server refused the recipient's address."],
  [/\bETLS\b|certificate|\bSSL\b/i, 'The portal could not connect securely to the mail server.'],
  [/\bETIMEDOUT\b|\bETIMEOUT\b|timeout|timed out/i, 'The mail server did not respond in time.'],
  [
    /\bECONN\w*|\bESOCKET\b|\bEDNS\b|\bENOTFOUND\b|\bEHOSTUNREACH\b|\bEAI_AGAIN\b/,
    'The mail server cannot be reached.',
  ],
  [/\b4\d\d\b/, 'The mail server could not accept the email at that time.'],
  [/\bEMESSAGE\b|\b5\d\d\b/, 'The mail server rejected the email.'],
];

/** Returns an explanation for administrators. The error itself is for the operator. */
export function describeEmailError(error: string): string {
  return MEANINGS.find(([sign]) => sign.test(error))?.[1] ?? 'The email could not be sent.';
}
