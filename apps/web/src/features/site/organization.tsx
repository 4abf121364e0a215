import { consultancy } from '../../content/consultancy';
import { useOperator } from '../../lib/operator';
import { useSiteUrl } from '../../lib/site-url';

/** Describes the consultancy as schema.org data for search engines. Escapes `<`, which could end the script element. */
export function Organization() {
  const { brandName, supportEmail } = useOperator();
  const url = useSiteUrl('/');
  const logo = useSiteUrl('/apple-touch-icon.png');
  const { address, map, phone, openingHours, founded, gstin, socialLinks } = consultancy;
  const profiles = socialLinks.map((link) => link.url).filter((link) => new URL(link).pathname !== '/');
  const data = {
    '@context': 'https://schema.org/',
    '@type': ['Organization', 'EmploymentAgency'],
    '@id': `${url}#organization`,
    name: brandName,
    url,
    logo,
    email: supportEmail,
    telephone: phone,
    foundingDate: founded,
    openingHours,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street.join(', '),
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pincode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...map },
    ...(gstin ? { taxID: gstin } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
