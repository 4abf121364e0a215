import type { FastifyInstance } from 'fastify';
import { importTemplates } from '../../features/bulk-import/import-templates.presenter.js';
import { notFound } from '../../platform/errors.js';

/** Serves empty import files with their headings. They hold no personal data, so no login is needed. */
export function importTemplateRoutes(app: FastifyInstance): void {
  let templates: ReturnType<typeof importTemplates> | undefined;
  app.get<{ Params: { name: string } }>('/import-templates/:name', async ({ params }, reply) => {
    const template = (await (templates ??= importTemplates())).get(params.name);
    if (!template) throw notFound('Template');
    return reply
      .headers({
        'content-type': template.mediaType,
        'content-disposition': `attachment; filename="${template.name}"`,
        'cache-control': 'public, max-age=3600',
      })
      .send(template.content);
  });
}
