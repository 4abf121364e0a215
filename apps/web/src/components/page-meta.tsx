import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand';
import { useOperator } from '../lib/operator';
import { useSiteUrl } from '../lib/site-url';

/** The preview image of shared links. */
const picture = { path: '/share.png', width: 1200, height: 630 } as const;

interface Props {
  title?: string;
  description?: string;
  /** The title of shared links; by default the document title. */
  shareTitle?: string;
}

/** The document title and, for public pages, the metadata for search engines. Each screen must render exactly one. */
export function PageMeta({ title, description, shareTitle }: Props) {
  const { brandName } = useOperator();
  const whole = title ? `${title} | ${brandName}` : brandName;
  return (
    <>
      <title>{whole}</title>
      {description ? <PublicMeta title={shareTitle ?? whole} description={description} /> : null}
    </>
  );
}

/** The canonical URL has no query, because all searches share one page. */
function PublicMeta({ title, description }: { title: string; description: string }) {
  const { brandName } = useOperator();
  const url = useSiteUrl(useLocation().pathname);
  const image = useSiteUrl(picture.path);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={`${brandName}: ${brand.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
