import { contentDisposition } from '@job-alert/domain/files/file-name';
import { isViewableType } from '@job-alert/domain/files/files';
import type { FastifyInstance } from 'fastify';
import type { FileDownloadsService } from '../../features/files/file-downloads.service.js';
import { clientAddress } from '../http/client-address.js';
import { type SignedQuery, parseSignedLink } from './signed-link.js';

/**
 * Files must not run scripts or access this site. Browsers show PDFs and images in a sandbox and save everything else.
 */
const SANDBOX = "sandbox; default-src 'none'";

/** Serves uploaded files by signed links. Pages of this site and of `frontEnds` can embed them. */
export function filesRoute(app: FastifyInstance, downloads: FileDownloadsService, frontEnds: readonly string[]): void {
  const policy = frontEnds.length === 0 ? SANDBOX : `${SANDBOX}; frame-ancestors 'self' ${frontEnds.join(' ')}`;
  app.route<{ Params: { id: string }; Querystring: SignedQuery }>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    config: { cost: 10 },
    handler: async (request, reply) => {
      const link = { fileId: request.params.id, ...parseSignedLink(request.query) };
      const file =
        request.method === 'HEAD' ? await downloads.look(link) : await downloads.open(link, clientAddress(request));
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-length': file.size,
          'content-disposition': contentDisposition(
            isViewableType(file.mediaType) ? 'inline' : 'attachment',
            file.name,
          ),
          'content-security-policy': policy,
          'cache-control': 'no-store',
        })
        .send('content' in file ? file.content : undefined);
    },
  });
}
