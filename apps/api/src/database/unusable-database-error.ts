/** The portal cannot use its database as it is. The message is one sentence with the remedy. */
export class UnusableDatabaseError extends Error {
  constructor(
    /** The cause without the remedy, for `/readyz`. */
    readonly reason: string,
    remedy: string,
  ) {
    super(`The database cannot be used (${reason}): ${remedy}.`);
  }
}
