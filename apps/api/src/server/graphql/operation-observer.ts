import type { OperationDefinitionNode } from 'graphql';

/** Observes every GraphQL operation, whether it comes over HTTP, from REST or from a rendered page. Metrics and traces are observers. */
export interface OperationObserver {
  /** Starts observing an operation. All work until its end belongs to it. */
  start(): EndOfOperation;
}

/** Ends an operation with the code of its first error. The operation is undefined when its document is invalid. */
export type EndOfOperation = (operation: OperationDefinitionNode | undefined, code: unknown) => void;
