import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ipFamily, parseCidrList } from './cidr.js';

/** Loopback, private and link-local networks (which include the metadata services of clouds), and addresses that are not unicast. */
const NOT_PUBLIC = `0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,192.88.99.0/24,192.168.0.0/16,
  198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4,2001::/23,2001:db8::/32,2002::/16,3fff::/20`;
const notPublic = parseCidrList(NOT_PUBLIC) ?? new BlockList();
/** Contains every public IPv6 address, and no IPv4 address inside IPv6. */
const globalIpv6 = parseCidrList('2000::/3') ?? new BlockList();

class BlockedAddressError extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Protects against server-side request forgery: allows untrusted URLs only for public addresses, and for those that the operator allows.
 */
export class OutboundAddressGuard {
  constructor(
    private readonly allowed: BlockList,
    private readonly resolve: Resolve = systemLookup,
  ) {}

  allows(address: string): boolean {
    const family = ipFamily(address);
    if (this.allowed.check(address, family)) return true;
    if (notPublic.check(address, family)) return false;
    return family === 'ipv4' || globalIpv6.check(address, 'ipv6');
  }

  /** Checks a host that is an IP address, because sockets do not look those up. */
  check(hostname: string): void {
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !this.allows(host)) throw blockedAddress(host);
  }

  /**
   * A lookup for sockets. It connects to the addresses that were checked, so a name that changes afterwards has no effect. A name with
   * any forbidden address is blocked.
   */
  readonly lookup: LookupFunction = (hostname, options, callback) => {
    this.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const wrong = addresses.find(({ address }) => !this.allows(address));
      const [first] = addresses;
      if (wrong || !first) return callback(blockedAddress(hostname), []);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const blockedAddress = (host: string) =>
  new BlockedAddressError(`${host} is a private or local address, and WEBHOOK_ALLOW does not name it.`);
