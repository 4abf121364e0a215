/** Reasons why two companies may be the same, strongest first. */
export const COMPANY_DUPLICATE_REASON_LABELS = {
  GSTIN: 'Same GSTIN',
  NAME: 'Same company name',
  WEBSITE: 'Same website',
} as const;
export type CompanyDuplicateReason = keyof typeof COMPANY_DUPLICATE_REASON_LABELS;
export const COMPANY_DUPLICATE_REASONS = [
  'GSTIN',
  'NAME',
  'WEBSITE',
] as const satisfies readonly CompanyDuplicateReason[];

/** Fields that identify a company. */
export interface CompanyIdentity {
  name: string;
  gstin: string;
  website: string;
}

export const MATCH_KEY_LENGTH = 255;

/** Returns match keys. Two companies with an equal key may be duplicates for that reason. Empty values have no key. */
export function companyMatchKeys({
  name,
  gstin,
  website,
}: CompanyIdentity): readonly [CompanyDuplicateReason, string][] {
  const keys: Readonly<Record<CompanyDuplicateReason, string>> = {
    GSTIN: withoutGaps(gstin),
    NAME: comparedName(name),
    WEBSITE: ownHost(website),
  };
  return COMPANY_DUPLICATE_REASONS.flatMap((reason) => {
    const key = keys[reason].slice(0, MATCH_KEY_LENGTH);
    return key === '' ? [] : [[reason, key]];
  });
}

/** Accents of Latin letters. Combining marks of other scripts are significant. */
const ACCENTS = /[\u0300-\u036F]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;
const LEGAL_FORM = / (?:(?:(?:private|pvt|p) )?(?:limited|ltd)|private|pvt|l ?l ?p)$/;

const words = (text: string): string =>
  text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFKD').replace(BETWEEN_WORDS, ' ').trim();

const withoutGaps = (text: string): string => words(text).replaceAll(' ', '');

/**
 * Normalizes a name without case, accents, punctuation, spaces and legal form: "S.K. Mills Pvt. Ltd." equals "SK
 * Mills".
 */
const comparedName = (name: string): string =>
  withoutGaps(words(name.replaceAll('&', ' and ')).replace(LEGAL_FORM, ''));

/** Hosts on which many companies have a page. An equal host there does not indicate a duplicate. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook\.com|google\.com|indiamart\.com|instagram\.com|justdial\.com|linkedin\.com|tradeindia\.com|x\.com|youtube\.com)$/;

/** Returns the host of the company's own website without "www."; empty for a page on a shared host. */
function ownHost(website: string): string {
  if (!URL.canParse(website)) return '';
  const host = new URL(website).hostname.replace(/^www\./, '').replace(/\.$/, '');
  return SHARED_HOSTS.test(host) ? '' : host;
}
