/** How a connection is encrypted, as the driver takes it. */
export type DatabaseTls = { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string };

/**
 * What `?ssl=` at the end of a database's address asks for: `required` encrypts, whoever the server is; `verify` also demands a
 * certificate for the host's name, signed by `ca` or, without it, by one of the authorities that Node knows.
 */
export function tlsOf(address: string, ca?: string): DatabaseTls | undefined {
  const wanted = new URL(address).searchParams.get('ssl');
  if (wanted === null) return undefined;
  const verifies = wanted === 'verify';
  return { rejectUnauthorized: verifies, verifyIdentity: verifies, ...(ca !== undefined && { ca }) };
}
