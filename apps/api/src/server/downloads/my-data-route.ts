import type { FastifyInstance } from 'fastify';
import type { MyDataArchiveService } from '../../features/my-data/my-data-archive.service.js';
import { clientAddress } from '../http/client-address.js';
import { parseSignedLink, type SignedQuery } from './signed-link.js';

/** Serves the archive of a user's data by a signed link. */
export function myDataRoute(app: FastifyInstance, archives: MyDataArchiveService): void {
  app.route<{ Querystring: SignedQuery }>({
    method: ['GET', 'HEAD'],
    url: '/my-data.zip',
    // Reads all rows and files of one user.
    config: { cost: 1_000 },
    handler: async (request, reply) => {
      const link = parseSignedLink(request.query);
      const content =
        request.method === 'HEAD' ? await archives.check(link) : await archives.open(link, clientAddress(request));
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'cache-control': 'no-store',
        })
        .send(content);
    },
  });
}
