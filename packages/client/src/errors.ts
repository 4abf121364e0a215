/** A refusal of the portal, or an answer that is none. */
export class JobAlertError extends Error {
  constructor(
    /** What to act on: it stays when the sentence is reworded. `NO_ANSWER` when the portal could not be reached or understood. */
    readonly code: string,
    message: string,
    /** What goes with the code, such as `retryAfterSeconds` of RATE_LIMITED. */
    readonly facts: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'JobAlertError';
  }

  /** The messages of each wrong field of INVALID_INPUT, by the names of the input. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return (this.facts['fields'] ?? {}) as Record<string, string[]>;
  }
}
