import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { describeError, errorCode, fieldErrors } from './describe-error';

const errorWith = (code: string, message: string, facts = {}) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code, ...facts } }] });

describe('describing an error', () => {
  const sentences = { fallback: 'Something went wrong' };

  it('returns the message of the server for an expected error', () => {
    const error = errorWith('EMAIL_TAKEN', 'This email is already registered.');
    expect(describeError(error, sentences)).toBe('This email is already registered.');
    expect(errorCode(error)).toBe('EMAIL_TAKEN');
  });

  it('returns the fallback message for an unexpected error', () => {
    expect(describeError(errorWith('INTERNAL', 'boom', { errorId: 'x' }), sentences)).toBe('Something went wrong');
    expect(describeError(errorWith('GRAPHQL_VALIDATION_FAILED', 'Cannot query field'), sentences)).toBe(
      'Something went wrong',
    );
  });

  it('returns the network message when there is no response', () => {
    expect(describeError(new TypeError('Failed to fetch'), sentences)).toBe('Network error. Please try again later.');
    expect(describeError(new TypeError('Failed to fetch'), { ...sentences, network: 'Offline.' })).toBe('Offline.');
  });

  it('returns the messages of each field, joined by commas', () => {
    const error = errorWith('INVALID_INPUT', 'Please check the form.', {
      fields: { 'input.password': ['too short', 'no number'], 'addresses.0.pincode': ['Pin code must be 6 digits.'] },
    });
    expect(fieldErrors(error)).toEqual({
      password: 'too short, no number',
      'addresses.0.pincode': 'Pin code must be 6 digits.',
    });
    expect(fieldErrors(new Error('offline'))).toEqual({});
  });
});
