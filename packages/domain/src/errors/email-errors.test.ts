import { expect, test } from 'vitest';
import { describeEmailError } from './email-errors.js';

test.each([
  ['ESOCKET: connect ECONNREFUSED 127.0.0.1:25', 'The mail server cannot be reached.'],
  ['EDNS: getaddrinfo ENOTFOUND smtp.example', 'The mail server cannot be reached.'],
  ['ETIMEDOUT: Connection timeout', 'The mail server did not respond in time.'],
  ['EAUTH: Invalid login: 535 5.7.8 Authentication failed', 'The mail server rejected the portal’s login.'],
  [
    "EENVELOPE: Can't send mail - all recipients were rejected: 550 5.1.1",
    "The mail server refused the recipient's address.",
  ],
  ['550 No such mailbox', "The mail server refused the recipient's address."],
  ['ESOCKET: self-signed certificate', 'The portal could not connect securely to the mail server.'],
  ['451 Try again later', 'The mail server could not accept the email at that time.'],
  ['EMESSAGE: Message failed: 554 Refused', 'The mail server rejected the email.'],
  ['The mail server gave no reason.', 'The email could not be sent.'],
])('the error "%s" is described as: %s', (error, sentence) => {
  expect(describeEmailError(error)).toBe(sentence);
});
