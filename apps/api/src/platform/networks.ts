import { BlockList, isIPv4 } from 'node:net';
import { plainAddress } from '@job-alert/domain/network-address';

/** Reads addresses and networks that are separated by commas, such as `127.0.0.1, 10.2.0.0/16`; null when one of them is neither. */
export function readNetworks(text: string): BlockList | null {
  const list = new BlockList();
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part !== '' && !added(list, part)) return null;
  }
  return list;
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

export const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
