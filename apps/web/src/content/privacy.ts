/** One section of the privacy policy page. */
export interface PrivacySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

const filler = [
  'This section is a placeholder until the consultancy’s own policy stands here. It shows how long a usual paragraph of the policy is, so that the page can be read and judged as it will be.',
  'Until then the essentials hold: we keep what you tell us for recruitment only, we show it to a company when you apply there, and you can ask us for a copy or for its deletion at any time.',
] as const;

/** The seven sections that the specification names, with filler text. */
export const privacySections: readonly PrivacySection[] = Array.from({ length: 7 }, (_, index) => ({
  id: `privacy-policy-${index + 1}`,
  title: `Privacy Policy ${index + 1}`,
  paragraphs: filler,
}));
