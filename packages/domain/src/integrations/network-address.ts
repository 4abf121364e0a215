const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${BYTE}\\.${BYTE}\\.${BYTE}\\.${BYTE}$`);
/** An IPv4 address in IPv6 notation. */
const MAPPED = /^::ffff:([\d.]+)$/i;
const GROUP = /^[\da-f]{1,4}$/i;

/**
 * Normalizes an IP address: without port, brackets and zone, IPv6 in short lower case, IPv4 in IPv6 notation as IPv4.
 * Returns null for other text.
 */
export function normalizeIp(text: string): string | null {
  // Fast path: every request calls this, usually with IPv4.
  if (IPV4.test(text)) return text;
  const bare = withoutPort(text.trim());
  const ipv4 = MAPPED.exec(bare)?.[1] ?? bare;
  if (IPV4.test(ipv4)) return ipv4;
  const groups = parseGroups(bare);
  return groups && formatGroups(groups);
}

/** A network: all addresses that share the first `bits` bits. A single address is a network too. */
interface Network {
  address: string;
  bits: number;
}

/** Parses an address or a network, such as `203.0.113.7` or `10.2.0.0/16`. Returns null for other text. */
export function parseNetwork(text: string): Network | null {
  const [start = '', bits, ...rest] = text.split('/');
  const address = normalizeIp(start);
  if (address === null || rest.length > 0) return null;
  const most = IPV4.test(address) ? 32 : 128;
  if (bits === undefined) return { address, bits: most };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : null;
}

/** Formats a network; a single address without its bits. */
export function formatNetwork({ address, bits }: Network): string {
  return bits === (IPV4.test(address) ? 32 : 128) ? address : `${address}/${bits}`;
}

/** Returns the network that rate limits count: the IPv4 address itself, or the /64 of an IPv6 address, which one customer owns. */
export const rateLimitNetwork = (address: string): string =>
  IPV4.test(address) ? address : (truncateIp(address, 32, 64) ?? address);

/** Anonymizes an address to its /24 (IPv4) or /48 (IPv6) network. Returns null for invalid text. */
export const anonymizeIp = (address: string): string | null => truncateIp(address, 24, 48);

function truncateIp(address: string, ipv4Bits: 24 | 32, ipv6Bits: 48 | 64): string | null {
  const plain = normalizeIp(address);
  if (plain === null) return null;
  if (IPV4.test(plain)) return ipv4Bits === 32 ? plain : `${plain.slice(0, plain.lastIndexOf('.'))}.0/${ipv4Bits}`;
  const groups = (parseGroups(plain) ?? []).slice(0, ipv6Bits / 16);
  return `${formatGroups([...groups, ...Array<number>(8 - groups.length).fill(0)])}/${ipv6Bits}`;
}

/** Removes the port that some proxies add: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
function withoutPort(text: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  if (inBrackets !== undefined) return withoutZone(inBrackets);
  return /^([\d.]+):\d+$/.exec(text)?.[1] ?? withoutZone(text);
}

const withoutZone = (text: string): string => text.replace(/%.*$/, '');

/** Returns the eight groups of an IPv6 address. */
function parseGroups(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':').flatMap(ofLastGroup)));
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  return groups.every((group) => GROUP.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null;
}

/** The last two groups can be an IPv4 address. */
function ofLastGroup(group: string): string[] {
  if (!IPV4.test(group)) return [group];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/** RFC 5952: lower case, without leading zeros, the longest run of zero groups as `::`. */
function formatGroups(groups: readonly number[]): string {
  let [start, length] = [0, 0];
  for (let from = 0; from < groups.length; from += 1) {
    let to = from;
    while (groups[to] === 0) to += 1;
    if (to - from > length) [start, length] = [from, to - from];
  }
  const text = (part: readonly number[]): string => part.map((group) => group.toString(16)).join(':');
  return length < 2 ? text(groups) : `${text(groups.slice(0, start))}::${text(groups.slice(start + length))}`;
}
