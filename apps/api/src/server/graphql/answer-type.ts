import { weightsIn } from '../http/accepted-types.js';

export const JSON_TYPE = 'application/json';
/** The type of GraphQL over HTTP, whose answers have a status that tells whether the document was run. */
export const RESPONSE_TYPE = 'application/graphql-response+json';

export type AnswerType = typeof JSON_TYPE | typeof RESPONSE_TYPE;

/** The type of an answer: plain JSON unless the client names the other one, and not after it. */
export function answerTypeFor(accept: string | undefined): AnswerType {
  // Every request passes here, and few name it.
  if (!accept?.includes(RESPONSE_TYPE)) return JSON_TYPE;
  const weights = weightsIn(accept);
  const weight = weights.get(RESPONSE_TYPE) ?? 0;
  return weight > 0 && weight >= (weights.get(JSON_TYPE) ?? 0) ? RESPONSE_TYPE : JSON_TYPE;
}

/**
 * The status of an answer of Apollo. In plain JSON a document that is refused is an answer like any other, as clients older than GraphQL
 * over HTTP expect; what is not a request of GraphQL at all (BAD_REQUEST), and limits on requests, keep their status.
 */
export const statusIn = (type: AnswerType, status: number, answer: string): number =>
  status === 400 && type === JSON_TYPE && !answer.includes('"code":"BAD_REQUEST"') ? 200 : status;
