import { describe, expect, test } from 'vitest';
import { findFlaggedTerms, findFlaggedTermsInJob, findNewFlaggedTerms, listFlaggedTerms } from './flagged-terms.js';

describe('flagged terms', () => {
  test.each([
    ['A registration fee of Rs 500 applies.', 'FEES', 'registration fee'],
    ['Security deposit: Rs 5,000, refundable.', 'FEES', 'Security deposit'],
    ['Joining charges apply', 'FEES', 'Joining charges'],
    ['Training fees of 2000 are deducted', 'FEES', 'Training fees'],
    ['Candidates have to pay Rs 300 for the uniform', 'FEES', 'Candidates have to pay'],
    ['You must deposit 1,000 rupees', 'FEES', 'You must deposit'],
    ['No experience, registration fee Rs 500', 'FEES', 'registration fee'],
    ['No freshers. Refundable deposit 500', 'FEES', 'Refundable deposit'],
    ['Receptionist (Female only)', 'GENDER', 'Female only'],
    ['Male only', 'GENDER', 'Male only'],
    ['MALES  ONLY', 'GENDER', 'MALES  ONLY'],
    ['Only male candidates can apply', 'GENDER', 'Only male candidates'],
    ['Only for ladies.', 'GENDER', 'Only for ladies'],
    ['Female candidates preferred', 'GENDER', 'Female candidates preferred'],
    ['Female telecaller required', 'GENDER', 'Female telecaller required'],
    ['Boys wanted', 'GENDER', 'Boys wanted'],
    ['Preferably female', 'GENDER', 'Preferably female'],
    ['Gender: Male', 'GENDER', 'Gender: Male'],
    ['No girls please', 'GENDER', 'No girls please'],
    ['Candidates below 30 years', 'AGE', 'below 30 years'],
    ['Not older than 35 years', 'AGE', 'Not older than 35 years'],
    ['Age limit: 28', 'AGE', 'Age limit: 28'],
    ['Age should be between 21 and 30', 'AGE', 'Age should be between 21 and 30'],
    ['Max. age 32 years', 'AGE', 'Max. age 32'],
    ['age 18-25', 'AGE', 'age 18-25'],
    ['We want 20 to 28 years old', 'AGE', '20 to 28 years old'],
    ['Unmarried', 'MARITAL_STATUS', 'Unmarried'],
    ['Married women need not apply', 'MARITAL_STATUS', 'Married women need not'],
    ['Marital status: single', 'MARITAL_STATUS', 'Marital status: single'],
    ['Hindu candidates only', 'RELIGION', 'Hindu candidates only'],
    ['only Christians, please', 'RELIGION', 'only Christians'],
    ['non-Muslim', 'RELIGION', 'non-Muslim'],
    ['Brahmin preferred', 'CASTE', 'Brahmin preferred'],
    ['From the Patel community', 'CASTE', 'Patel community'],
    ['upper caste', 'CASTE', 'upper caste'],
    ['Caste: Rajput', 'CASTE', 'Caste: Rajput'],
  ] as const)('are found in “%s”', (text, topic, words) => {
    expect(findFlaggedTerms(text).map((term) => [term.topic, term.words])).toEqual([[topic, words]]);
  });

  test.each([
    'Designs the fee structure of the school',
    'Explains processing fees to customers',
    'Collects the security deposit from tenants',
    'Checks customers’ security deposits',
    'Keeps trademark registration fees up to date',
    'We never ask for a registration fee.',
    'No registration, processing or training fees.',
    'We do not charge any registration fee',
    'Registration fee structure for the new portal',
    'The age of the codebase is ten years',
    'Knowledge of the new age media',
    'Sells female hygiene products',
    'Fits a male connector to a female socket',
    'Male only connector',
    'Runs a ladies only gym',
    'Both male and female candidates can apply',
    'Male / Female candidates preferred',
    'Only male or female',
    'Gender: Male / Female',
    'Gender: any',
    'Women are encouraged to apply',
    'Not only men apply here',
    'Salesman required',
    'Manages the menswear section',
    'Below 30 years of experience',
    'Loans with a tenure below 30 years',
    'Up to 20 years experience',
    'Plans campaigns for customers in the age group 18 to 35',
    'Minimum age 18 years',
    'Age 18+',
    'Age 18 and above',
    'No age limit',
    'Teaches children of age 3-6',
    'A company 40 years old',
    'Cover for unmarried daughters',
    'Married or unmarried',
    'Reads The Hindu',
    'Cooks Jain food only',
    'Contact Mr Patel only',
    'Caste: no bar',
    'Speaks Gujarati',
    'Casts iron',
  ])('are absent from “%s”', (text) => {
    expect(findFlaggedTerms(text)).toEqual([]);
  });

  test('are returned with their positions and without overlaps', () => {
    const text = 'Only male candidates preferred, age limit 30.';
    const terms = findFlaggedTerms(text);
    expect(terms.map(({ words }) => words)).toEqual(['Only male candidates', 'age limit 30']);
    for (const { start, end, words } of terms) expect(text.slice(start, end)).toBe(words);
  });

  test('are found in every text of a job and listed once per phrase', () => {
    const job = {
      title: 'Clerk (Male only)',
      description: 'male  only. Below 30 years.',
      minimumQualification: 'Graduate, unmarried',
      preferredSkills: ['Tally', 'Hindu only'],
      companyDescription: 'Security deposit 500.',
      questions: [{ text: 'Who may apply?', options: ['Anybody', 'Girls only'] }],
    };
    expect(listFlaggedTerms(findFlaggedTermsInJob(job))).toBe(
      '“male  only” (gender), “Below 30 years” (age), “unmarried” (marital status), “Hindu only” (religion), “Security deposit” (money from candidates), “Girls only” (gender)',
    );
  });

  test('are new in an edit only if the approved text did not contain them', () => {
    expect(
      findNewFlaggedTerms({ description: 'Male only.' }, { description: 'MALE ONLY, below 30 years' }).map(
        ({ words }) => words,
      ),
    ).toEqual(['below 30 years']);
    expect(findNewFlaggedTerms({ description: 'Male only.' }, { description: 'Anybody.' })).toEqual([]);
  });

  test.each([
    ['spaces', ' '.repeat(10_000)],
    ['one word', 'male '.repeat(2_000)],
    ['numbers', '20-30 '.repeat(1_700)],
    ['denials', 'no registration, '.repeat(600)],
    ['ages', 'age below under between 20 to 30 years '.repeat(250)],
  ])('are searched for in less than 2 s in a long text of %s', (_, text) => {
    // Measures processor time, because elapsed time includes other processes on a busy machine.
    const before = process.cpuUsage();
    findFlaggedTerms(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
