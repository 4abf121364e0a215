import { normalizeIp } from '@job-alert/domain/integrations/network-address';
import { ipFamily, parseCidrList } from './cidr.js';

/** Returns true if the X-Forwarded-For of an address is trusted. `hop` counts from 0, the peer of the connection. */
export type TrustProxy = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;

/** Parses TRUSTED_PROXIES: a number of proxies, or their addresses and networks. Returns null for anything else. */
export function parseTrustedProxies(text: string): TrustProxy | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? (_address, hop) => hop < hops : null;
  }
  const list = parseCidrList(text);
  if (!list) return null;
  return (address) => {
    const plain = normalizeIp(address);
    return plain !== null && list.check(plain, ipFamily(plain));
  };
}
