import { BlockList, isIPv4 } from 'node:net';
import { parseNetwork } from '@job-alert/domain/integrations/network-address';

/** Parses addresses and networks separated by commas, such as `127.0.0.1, 10.2.0.0/16`. Returns null when one of them is invalid. */
export const parseCidrList = (text: string): BlockList | null =>
  toBlockList(
    text
      .split(',')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  );

/** Returns the networks as a block list, or null when one of them is invalid. */
export function toBlockList(texts: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const text of texts) {
    const network = parseNetwork(text);
    if (network === null) return null;
    list.addSubnet(network.address, network.bits, ipFamily(network.address));
  }
  return list;
}

export const ipFamily = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');
