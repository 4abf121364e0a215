import { parseAcceptHeader } from './accept-header.js';

export const JSON_TYPE = 'application/json';
/** The media type of GraphQL over HTTP, with a status that shows whether the document was executed. */
export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

type ResponseMediaType = typeof JSON_TYPE | typeof GRAPHQL_RESPONSE_TYPE;

/** Returns plain JSON, unless the client prefers the other type. */
export function negotiateMediaType(accept: string | undefined): ResponseMediaType {
  // Fast path: few clients name this type.
  if (!accept?.includes(GRAPHQL_RESPONSE_TYPE)) return JSON_TYPE;
  const weights = parseAcceptHeader(accept);
  const weight = weights.get(GRAPHQL_RESPONSE_TYPE) ?? 0;
  return weight > 0 && weight >= (weights.get(JSON_TYPE) ?? 0) ? GRAPHQL_RESPONSE_TYPE : JSON_TYPE;
}

/**
 * Returns the HTTP status of an Apollo response. In plain JSON a rejected document has status 200, as older clients
 * expect. Requests that are not GraphQL (BAD_REQUEST) and rate limits keep their status.
 */
export const httpStatus = (type: ResponseMediaType, status: number, body: string): number =>
  status === 400 && type === JSON_TYPE && !body.includes('"code":"BAD_REQUEST"') ? 200 : status;
