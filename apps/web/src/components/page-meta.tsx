import { brand } from '../content/brand';

/** The document's title ("Services | Job Alert") and, for public pages, its description. Every screen renders exactly one. */
export function PageMeta({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{title === brand.name ? title : `${title} | ${brand.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
