import { useLocation } from 'react-router-dom';
import { brand } from '../content/brand';
import { useOperator } from '../lib/operator';
import { useSiteUrl } from '../lib/site-url';

interface Props {
  title?: string;
  description?: string;
  share?: Share;
}

/** The preview of shared links; by default the document title and a picture of the portal. */
interface Share {
  title: string;
  /** The path of a PNG file with 1200 × 630 pixels that shows the title. */
  picture: string;
}

/** The document title and, for public pages, the metadata for search engines. Each screen must render exactly one. */
export function PageMeta({ title, description, share }: Props) {
  const { brandName } = useOperator();
  const whole = title ? `${title} | ${brandName}` : brandName;
  return (
    <>
      <title>{whole}</title>
      {description ? <PublicMeta title={whole} description={description} share={share} /> : null}
    </>
  );
}

/** The canonical URL has no query, because all searches share one page. */
function PublicMeta({ title, description, share }: { title: string; description: string; share: Share | undefined }) {
  const { brandName } = useOperator();
  const url = useSiteUrl(useLocation().pathname);
  const image = useSiteUrl(share?.picture ?? '/share.png');
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={share?.title ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={share?.title ?? `${brandName}: ${brand.tagline}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
