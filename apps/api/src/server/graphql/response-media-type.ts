import { parseAcceptHeader } from '../http/accept-header.js';

export const JSON_TYPE = 'application/json';
/** The type of GraphQL over HTTP, whose answers have a status that tells whether the document was run. */
export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

export type ResponseMediaType = typeof JSON_TYPE | typeof GRAPHQL_RESPONSE_TYPE;

/** The type of an answer: plain JSON unless the client names the other one, and not after it. */
export function negotiateMediaType(accept: string | undefined): ResponseMediaType {
  // Every request passes here, and few name it.
  if (!accept?.includes(GRAPHQL_RESPONSE_TYPE)) return JSON_TYPE;
  const weights = parseAcceptHeader(accept);
  const weight = weights.get(GRAPHQL_RESPONSE_TYPE) ?? 0;
  return weight > 0 && weight >= (weights.get(JSON_TYPE) ?? 0) ? GRAPHQL_RESPONSE_TYPE : JSON_TYPE;
}

/**
 * The status of an answer of Apollo. In plain JSON a document that is refused is an answer like any other, as clients older than GraphQL
 * over HTTP expect; what is not a request of GraphQL at all (BAD_REQUEST), and limits on requests, keep their status.
 */
export const httpStatus = (type: ResponseMediaType, status: number, body: string): number =>
  status === 400 && type === JSON_TYPE && !body.includes('"code":"BAD_REQUEST"') ? 200 : status;
