/** How a connection is encrypted, as the driver takes it. */
export type DatabaseTls = { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string };

/**
 * Parses `?ssl=` of a database URL: `required` encrypts without checking the server; `verify` also requires a certificate for
 * the host name that is signed by `ca` or, without it, by an authority that Node trusts.
 */
export function tlsOf(address: string, ca?: string): DatabaseTls | undefined {
  const wanted = new URL(address).searchParams.get('ssl');
  if (wanted === null) return undefined;
  const verifies = wanted === 'verify';
  return { rejectUnauthorized: verifies, verifyIdentity: verifies, ...(ca !== undefined && { ca }) };
}
