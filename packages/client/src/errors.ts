/** An error of the portal, or an invalid response. */
export class JobAlertError extends Error {
  constructor(
    /** A stable error code. `NO_ANSWER` if the portal was unreachable or sent an invalid response. */
    readonly code: string,
    message: string,
    /** Additional details, such as `retryAfterSeconds` of RATE_LIMITED. */
    readonly facts: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'JobAlertError';
  }

  /** The messages of each invalid field of INVALID_INPUT, by input field. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return (this.facts['fields'] ?? {}) as Record<string, string[]>;
  }
}
