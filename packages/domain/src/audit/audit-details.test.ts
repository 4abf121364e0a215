import { expect, test } from 'vitest';
import { auditDetails, maskPersonalData } from './audit-details.js';

test('the details of a status change contain the old and the new status', () => {
  expect(
    auditDetails([
      { name: 'from', value: 'APPLIED' },
      { name: 'to', value: 'INTERVIEW_SCHEDULED' },
    ]),
  ).toEqual(['Status: Applied → Interview Scheduled']);
  expect(auditDetails([{ name: 'to', value: 'APPLIED' }])).toEqual(['Status: none → Applied']);
});

test('the details of an edit contain only the changed fields', () => {
  const before = { description: 'Weaves silk.', deadline: '2026-12-01', openings: 2 };
  const after = { description: 'Weaves silk.', deadline: '2026-12-31', openings: 3 };
  expect(
    auditDetails([
      { name: 'before', value: JSON.stringify(before) },
      { name: 'after', value: JSON.stringify(after) },
    ]),
  ).toEqual(['Application Deadline: 01/12/2026 → 31/12/2026', 'No of Openings: 2 → 3']);
});

test('a long text is shortened in the details', () => {
  const [line = ''] = auditDetails([
    { name: 'before', value: '{"description":"Short."}' },
    { name: 'after', value: JSON.stringify({ description: 'Long '.repeat(100) }) },
  ]);
  expect(line).toMatch(/^Description: Short\. → Long .*…$/);
  expect(line.length).toBeLessThan(100);
});

test('a text without personal data has no address, no number and none of the names', () => {
  const note = 'Asha Patel (asha@mill.example, +91 98250 12345) has 2 years; Ashapura is near Patel, patels not.';
  expect(maskPersonalData(note, ['Asha', 'Patel', ''])).toBe('… … (…, …) has 2 years; Ashapura is near …, patels not.');
  expect(maskPersonalData('Costs (a+', ['(a+'])).toBe('Costs …');
});

test.each([
  ['jobId', '63', 'Job: 63'],
  ['attempt', '2', 'Application number: 2'],
  ['filters', '["search","status"]', 'Filters: search, status'],
  ['filters', '[]', 'Filters: none'],
  ['scopes', '["JOBS_READ"]', 'Scopes: Jobs read'],
  ['purpose', 'OFFER_LETTER', 'Document: Offer letter'],
  ['kind', 'PAN', 'Number: PAN'],
  ['somethingNew', 'x', 'Something new: x'],
  ['somethingNew', '{"a":1}', 'Something new: {"a":1}'],
])('the detail %s with the value %s is shown as: %s', (name, value, text) => {
  expect(auditDetails([{ name, value }])).toEqual([text]);
});
