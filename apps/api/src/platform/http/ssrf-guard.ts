import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ipFamily, parseCidrList } from './cidr.js';

/** This machine, private networks, link-local ones with the metadata of clouds, and what is no address of one machine. */
const NOT_PUBLIC = `0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,192.88.99.0/24,192.168.0.0/16,
  198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4,2001::/23,2001:db8::/32,2002::/16,3fff::/20`;
const notPublic = parseCidrList(NOT_PUBLIC) ?? new BlockList();
/** All that is public of IPv6 is in it; IPv4 inside IPv6 is not. */
const globalIpv6 = parseCidrList('2000::/3') ?? new BlockList();

/** A connection that the portal must not make. */
export class BlockedAddressError extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Asks for all addresses of a name. */
type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Which machines the portal may connect to for an address that somebody has given: public ones, and those that the operator allows. */
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

  /** A host that is an address is not looked up by the socket, so it is asked for here. */
  check(hostname: string): void {
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !this.allows(host)) throw blockedAddress(host);
  }

  /**
   * For a socket: what it connects to is what was checked, so a name that changes its answer leads nowhere else. A name with any
   * address that is not allowed is refused.
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
