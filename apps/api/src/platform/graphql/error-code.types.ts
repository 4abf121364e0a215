import { ERROR_STATUS, type ErrorCode, isErrorCode } from '@job-alert/domain/errors/error-codes';
import { ERROR_DESCRIPTIONS } from '@job-alert/domain/errors/error-descriptions';
import { registerEnumType } from 'type-graphql';

const codes = Object.keys(ERROR_STATUS).filter(isErrorCode);

/** The error codes, as in `errors[].extensions.code`. */
export const ErrorCodeEnum = Object.fromEntries(codes.map((code) => [code, code]));

const describeCode = (code: ErrorCode): string => {
  const { means, facts } = ERROR_DESCRIPTIONS[code];
  return facts ? `${means} Details: ${facts.join(', ')}.` : means;
};

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'The values of `errors[0].extensions.code`.',
  valuesConfig: Object.fromEntries(codes.map((code) => [code, { description: describeCode(code) }])),
});
