import { describe, expect, test } from 'vitest';
import { ERROR_STATUS, isErrorCode, isUserFacing, errorStatus } from './error-codes.js';

describe('error codes', () => {
  test('include the codes of the table, and codes of GraphQL itself have status 400', () => {
    expect([errorStatus('RATE_LIMITED'), errorStatus('GRAPHQL_PARSE_FAILED'), errorStatus(undefined)]).toEqual([
      429, 400, 400,
    ]);
    expect([isErrorCode('NOT_FOUND'), isErrorCode('toString')]).toEqual([true, false]);
  });

  // Literal numbers, because integrators depend on them and all other tests read the table.
  test.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['STALE_VERSION', 409],
    ['FILE_TOO_LARGE', 413],
    ['INVALID_INPUT', 422],
    ['INTERNAL', 500],
    ['UNAVAILABLE', 503],
  ])('map %s to the HTTP status %i', (code, status) => {
    expect(errorStatus(code)).toBe(status);
  });

  test('are user-facing except for client errors and failures of the portal', () => {
    const technicalCodes = Object.keys(ERROR_STATUS).filter((code) => isErrorCode(code) && !isUserFacing(code));
    expect(technicalCodes).toEqual(['MALFORMED', 'CURSOR_EXPIRED', 'QUERY_TOO_COMPLEX', 'UNAVAILABLE', 'INTERNAL']);
  });
});
