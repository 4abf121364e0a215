import { contentDisposition } from '@job-alert/domain/file-name';
import { isViewableType } from '@job-alert/domain/files';
import type { FastifyInstance } from 'fastify';
import type { FileDownloadsService } from '../../features/files/file-downloads.service.js';
import { clientAddress } from './client-address.js';

/** Nothing in the file may run or reach this site: browsers show PDF and images in a sandbox, and save everything else. */
const SANDBOX = "sandbox; default-src 'none'";

interface FileRequest {
  Params: { id: string };
  Querystring: { expires?: unknown; user?: unknown; signature?: unknown };
}

/** Uploaded files by the links that the schema gives out; a link carries its own permission, since a browser adds no header. */
export function filesRoute(app: FastifyInstance, downloads: FileDownloadsService): void {
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/files/:id',
    config: { cost: 10 },
    handler: async (request, reply) => {
      const { method, params, query } = request;
      const { expires, user: userId, signature } = query;
      const link = { fileId: params.id, userId: text(userId), expires: text(expires), signature: text(signature) };
      const file = method === 'HEAD' ? await downloads.look(link) : await downloads.open(link, clientAddress(request));
      return reply
        .headers({
          'content-type': file.mediaType,
          'content-length': file.size,
          'content-disposition': contentDisposition(
            isViewableType(file.mediaType) ? 'inline' : 'attachment',
            file.name,
          ),
          'content-security-policy': SANDBOX,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send('content' in file ? file.content : undefined);
    },
  });
}

/** A repeated parameter arrives as a list, which signs nothing. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
