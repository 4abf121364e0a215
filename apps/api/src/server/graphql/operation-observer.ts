import type { OperationDefinitionNode } from 'graphql';

/** Observes every GraphQL operation over HTTP, from REST and for rendered pages. Metrics and traces are observers. */
export interface OperationObserver {
  /** Starts observing an operation. All work until its end belongs to it. */
  start(): EndOfOperation;
}

/** Ends an operation with the code of its first error. The operation is undefined when its document is invalid. */
export type EndOfOperation = (operation: OperationDefinitionNode | undefined, code: unknown) => void;
