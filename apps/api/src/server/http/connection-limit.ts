import type { Server, Socket } from 'node:net';
import { rateLimitNetwork, normalizeIp } from '@job-alert/domain/integrations/network-address';
import type { TrustProxy } from '../../platform/http/trusted-proxies.js';

/**
 * Limits the concurrent connections of each address. Trusted proxies serve many clients and have limits of their own.
 */
export function limitConnections(server: Server, maxPerAddress: number, trusts: TrustProxy | false): void {
  const openCounts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = normalizeIp(socket.remoteAddress ?? '');
    if (address === null || (trusts && trusts(address, 0))) return;
    const network = rateLimitNetwork(address);
    const count = (openCounts.get(network) ?? 0) + 1;
    openCounts.set(network, count);
    socket.once('close', () => {
      const remaining = (openCounts.get(network) ?? 1) - 1;
      if (remaining > 0) openCounts.set(network, remaining);
      else openCounts.delete(network);
    });
    if (count > maxPerAddress) socket.destroy();
  });
}
