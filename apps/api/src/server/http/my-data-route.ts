import type { FastifyInstance } from 'fastify';
import type { MyDataArchiveService } from '../../features/my-data/my-data-archive.service.js';
import { clientAddress } from './client-address.js';

interface MyDataRequest {
  Querystring: { expires?: unknown; user?: unknown; signature?: unknown };
}

/** The archive of a user's data, by the link from the schema. */
export function myDataRoute(app: FastifyInstance, archives: MyDataArchiveService): void {
  app.route<MyDataRequest>({
    method: ['GET', 'HEAD'],
    url: '/my-data.zip',
    // All rows and files of somebody, packed while they are sent.
    config: { cost: 1_000 },
    handler: async (request, reply) => {
      const { method, query } = request;
      const { expires, user, signature } = query;
      const link = { userId: text(user), expires: text(expires), signature: text(signature) };
      const content =
        method === 'HEAD' ? await archives.check(link) : await archives.open(link, clientAddress(request));
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="my-data.zip"',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(content);
    },
  });
}

/** A repeated parameter arrives as a list, which signs nothing. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
