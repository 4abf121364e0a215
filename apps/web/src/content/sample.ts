/**
 * SAMPLE CONTENT. The founder, the clients and the testimonials are invented. Replace them before the site goes public.
 * The office, the contact person and the social profiles are in consultancy.ts.
 */

export const founder = {
  name: 'Hetal Mehta',
  text: [
    'Hetal worked in hiring for textile and trading companies for fifteen years before she founded the consultancy in 2012.',
    'She leads the team in Surat and still interviews shortlisted candidates herself.',
  ],
} as const;

export const clientLogos = [
  'Tapi Textiles',
  'Narmada Interiors',
  'Sagar Travels',
  'Kesar Finance',
  'Udyan Garments',
  'Meridian Exports',
  'Lotus Media',
] as const;

export interface Testimonial {
  text: string;
  /** A phrase of the text that is highlighted; it must occur in the text verbatim. */
  highlight: string;
  name: string;
  company: string;
  position?: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    text: 'We had three good candidates to choose from within a week. The one we hired now runs our weaving unit.',
    highlight: 'three good candidates to choose from within a week',
    name: 'Jignesh Patel',
    company: 'Tapi Textiles',
    position: 'Production Head',
  },
  {
    text: 'They explained why my first interview had not gone well and helped me prepare for the next one. I got the job.',
    highlight: 'helped me prepare for the next one',
    name: 'Komal Joshi',
    company: 'Kesar Finance',
    position: 'Executive Assistant',
  },
  {
    text: 'They called every week with news, and every resume they sent was worth reading.',
    highlight: 'every resume they sent was worth reading',
    name: 'Farhan Shaikh',
    company: 'Narmada Interiors',
  },
];
