import { expect, test } from 'vitest';
import * as applicationMessages from '../applications/application-messages.js';
import * as adminMessages from './admin-messages.js';
import * as commonMessages from './messages.js';

const messages = { ...commonMessages, ...applicationMessages, ...adminMessages };

const groups = Object.values(messages).filter((value) => typeof value === 'object');
const sentences = groups.flatMap((group) => Object.values<string>(group));

test('no sentence is repeated', () => {
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('no sentence has leading, trailing or repeated white space', () => {
  for (const sentence of sentences) expect(sentence).toBe(sentence.trim().replace(/\s+/g, ' '));
});

test('sentences with parameters are as specified', () => {
  expect(messages.jobStatusFailed('Job not found')).toBe('Failed to update status: Job not found');
  expect(messages.jobStatusFailed()).toBe('Failed to update status: Unknown error');
  expect(messages.applicationRowFailed('Forbidden')).toBe('Error submitting row: Forbidden');
  expect(messages.fetchFailed('employers')).toBe('Failed to fetch employers. Please try again.');
  expect(messages.deletedSuccessfully('jobs')).toBe('Jobs deleted successfully.');
  expect(messages.importResult(12, 3)).toBe('Imported: 12 Failed: 3');
});
