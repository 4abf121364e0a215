import { apiUrl, graphqlPath } from '../../config/env';
import { type UploadOptions, uploadFetch } from '../uploads/upload-fetch';
import { unwrapData, type OperationText } from './execute';

/** Asks as a visitor with one file in the input, as the GraphQL multipart request has it. It throws what `describeError` puts into words. */
export async function fetchGraphqlMultipart<Data, Input, Field extends keyof Input & string>(
  query: OperationText<Data, { input: Input }>,
  input: Omit<Input, Field>,
  { field, file }: { field: Field; file: File },
  options: UploadOptions = {},
): Promise<Data> {
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
  body.append('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
  body.append('0', file);
  const response = await uploadFetch(apiUrl(graphqlPath), {
    method: 'POST',
    // The API takes a form only with a header that a foreign page cannot send.
    headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
    body,
    credentials: 'include',
    ...options,
  });
  return unwrapData(await response.json().catch(() => null), response.status) as Data;
}
