/** The encryption options of a connection for the driver. */
type DatabaseTls = { rejectUnauthorized: boolean; verifyIdentity: boolean; ca?: string };

/**
 * Parses `?ssl=`: `required` encrypts without checking the server; `verify` requires a certificate for the host name,
 * signed by `ca` or an authority that Node trusts.
 */
export function parseTls(address: string, ca?: string): DatabaseTls | undefined {
  const mode = new URL(address).searchParams.get('ssl');
  if (mode === null) return undefined;
  const verifies = mode === 'verify';
  return { rejectUnauthorized: verifies, verifyIdentity: verifies, ...(ca !== undefined && { ca }) };
}
