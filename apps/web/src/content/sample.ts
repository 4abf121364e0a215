/**
 * SAMPLE CONTENT, all of it made up: the founder, the clients and the testimonials. Replace it with your own before the site goes
 * public; the office, the contact person and the social profiles are in consultancy.ts.
 */

/** The founder of the consultancy on the about page. */
export const founder = {
  name: 'Hetal Mehta',
  text: [
    'Hetal worked in hiring for textile and trading companies for fifteen years before she founded the consultancy in 2012.',
    'She leads the team in Surat and still interviews shortlisted candidates herself.',
  ],
} as const;

/** The companies of the scrolling strip. */
export const clientLogos = [
  'Tapi Textiles',
  'Narmada Interiors',
  'Sagar Travels',
  'Kesar Finance',
  'Udyan Garments',
  'Meridian Exports',
  'Lotus Media',
] as const;

/** One voice of the testimonials carousel. */
export interface Testimonial {
  text: string;
  /** The part of the text that is set apart; it occurs in it word for word. */
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
