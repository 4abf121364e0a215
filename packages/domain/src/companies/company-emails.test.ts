import { describe, expect, test } from 'vitest';
import { type CompanyEmailChoices, END_EMAILS, interviewersToEmail } from './company-emails.js';

describe('the interviewers who get an email of their own', () => {
  const person = (email: string, choices: CompanyEmailChoices = {}) => ({ email, choices });
  const told = (people: readonly ReturnType<typeof person>[], addresses: readonly string[]) =>
    interviewersToEmail(
      addresses.map((address) => ({ address })),
      people,
      'PROPOSAL_DECIDED',
    ).map(({ address }) => address);

  test.each<[string, CompanyEmailChoices, boolean]>([
    ['without a choice', {}, false],
    ['who chose decisions at once', { DECISIONS: 'EACH', INTERVIEWS: 'NONE' }, false],
    ['who chose decisions daily', { DECISIONS: 'DAILY', INTERVIEWS: 'EACH' }, true],
    ['who chose no decisions', { DECISIONS: 'NONE', APPLICANTS: 'EACH' }, true],
  ])('include a person of the job %s or not', (_, choices, isIncluded) => {
    expect(told([person('asha@mills.example', choices)], ['asha@mills.example'])).toEqual(
      isIncluded ? ['asha@mills.example'] : [],
    );
  });

  test('include everybody else, each address once', () => {
    const people = [person('asha@mills.example')];
    expect(told(people, ['ravi@mills.example', 'asha@mills.example', 'ravi@mills.example'])).toEqual([
      'ravi@mills.example',
    ]);
  });

  test('depend on the email that ends the application', () => {
    expect(END_EMAILS).toEqual({
      SELECTED: 'PROPOSAL_DECIDED',
      REJECTED: 'PROPOSAL_DECIDED',
      WITHDRAWN: 'APPLICATION_WITHDRAWN',
    });
  });
});
