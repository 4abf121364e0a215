import { plainAddress } from '@job-alert/domain/integrations/network-address';
import { ipFamily, parseCidrList } from './cidr.js';

/** Whether to believe what an address says of whom it forwards for; `hop` counts from 0, the end of the connection itself. */
export type TrustProxy = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;

/** Reads TRUSTED_PROXIES: a number of proxies, or their addresses and networks. Null when it is neither. */
export function parseTrustedProxies(text: string): TrustProxy | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? (_address, hop) => hop < hops : null;
  }
  const list = parseCidrList(text);
  if (!list) return null;
  return (address) => {
    const plain = plainAddress(address);
    return plain !== null && list.check(plain, ipFamily(plain));
  };
}
