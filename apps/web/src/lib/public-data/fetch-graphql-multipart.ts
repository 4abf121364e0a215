import { apiUrl, graphqlPath } from '../../config/env';
import { type UploadOptions, uploadFetch } from '../uploads/upload-fetch';
import { type OperationText, unwrapData } from './execute';

/** Executes an anonymous mutation with one file as a GraphQL multipart request. Throws errors that `describeError` understands. */
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
    // The API requires a header that other sites cannot send.
    headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
    body,
    credentials: 'include',
    ...options,
  });
  return unwrapData(await response.json().catch(() => null), response.status) as Data;
}
