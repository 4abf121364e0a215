import { BlockList, isIPv4 } from 'node:net';
import { plainAddress } from '@job-alert/domain/network-address';

/** Whether to believe what an address says of whom it forwards for; `hop` counts from 0, the end of the connection itself. */
export type TrustProxy = (address: string, hop: number) => boolean;

const MAX_HOPS = 10;

/** Reads TRUSTED_PROXIES: a number of proxies, or their addresses and networks. Null when it is neither. */
export function trustedProxies(text: string): TrustProxy | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? (_address, hop) => hop < hops : null;
  }
  const list = new BlockList();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part !== '' && !added(list, part)) return null;
  }
  return (address) => {
    const plain = plainAddress(address);
    return plain !== null && list.check(plain, familyOf(plain));
  };
}

function added(list: BlockList, part: string): boolean {
  const [text = '', bits] = part.split('/');
  const address = plainAddress(text);
  if (address === null) return false;
  const family = familyOf(address);
  if (bits === undefined) list.addAddress(address, family);
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 'ipv4' ? 32 : 128)) return false;
  else list.addSubnet(address, Number(bits), family);
  return true;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
