import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
} from '@apollo/server';
import type { RequestContext } from '../../platform/context.js';

/** Where operations are counted. */
export interface OperationMeter {
  /** `name` is whatever the document says; `code` that of its first error, undefined without one. */
  count(name: string | undefined, code: unknown, seconds: number): void;
}

/** The request in which an error came up: what formats errors is told nothing of it. */
const requestIds = new WeakMap<object, string>();

export const requestIdOfError = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? requestIds.get(error) : undefined;

const done = Promise.resolve();

/** Times one operation and counts how it ended; over REST and for rendered pages too. */
class Watched implements GraphQLRequestListener<RequestContext> {
  private readonly startedAt = performance.now();

  constructor(private readonly meter: OperationMeter) {}

  didEncounterErrors({ errors, contextValue }: GraphQLRequestContextDidEncounterErrors<RequestContext>): Promise<void> {
    if (contextValue.requestId !== '') for (const error of errors) requestIds.set(error, contextValue.requestId);
    return done;
  }

  willSendResponse({ operation, response }: GraphQLRequestContextWillSendResponse<RequestContext>): Promise<void> {
    const { body } = response;
    const code = body.kind === 'single' ? body.singleResult.errors?.[0]?.extensions?.['code'] : undefined;
    this.meter.count(operation?.name?.value, code, (performance.now() - this.startedAt) / 1_000);
    return done;
  }
}

export const operationWatch = (meter: OperationMeter): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => Promise.resolve(new Watched(meter)),
});
