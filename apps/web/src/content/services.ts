/** What the services page says. */
export const services = {
  description: 'The roles and industries that we recruit for, and how we work with companies across India.',
  roles: [
    'Executive Assistants',
    'Administrative roles',
    'Receptionists',
    'Accountants',
    'Planners',
    'General managers',
    'HR',
    'Digital marketing',
    'Content writers',
    'Travel consultants',
    'Supervisors',
    'Production managers',
    'Production engineers',
    'Interior designers',
    'Business management executives',
  ],
  industries: [
    'Tourism',
    'Architecture',
    'Textile',
    'Finance',
    'Garment',
    'Chartered Accountancy',
    'Interior',
    'Advertisement',
    'Manufacturing',
    'Media',
    'Digital Marketing',
    'Import-Export',
  ],
  usp: [
    {
      title: 'We meet people first',
      text: 'Every candidate has spoken with one of us before a company reads the name.',
    },
    {
      title: 'One contact, start to finish',
      text: 'The person who takes your brief is the one who follows the joining day.',
    },
    {
      title: 'Honest feedback',
      text: 'Candidates hear where they stand, companies hear what the market says.',
    },
    {
      title: 'At home in Gujarat, hiring across India',
      text: 'We know the mills, studios and offices of Surat, and the people who want to work there.',
    },
  ],
} as const;

/** The scrolling strip's companies. Samples: replace them with real clients. */
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

/** Samples: replace them with real voices. */
export const testimonials: readonly Testimonial[] = [
  {
    text: 'We had three good people to choose from within a week, and the one we took runs the floor today.',
    highlight: 'three good people to choose from within a week',
    name: 'Production head',
    company: 'Tapi Textiles',
    position: 'Weaving unit',
  },
  {
    text: 'They told me plainly why the first interview had not worked. The second one did.',
    highlight: 'told me plainly',
    name: 'Executive assistant',
    company: 'Kesar Finance',
  },
  {
    text: 'One call a week, no chasing, and every resume was worth reading.',
    highlight: 'every resume was worth reading',
    name: 'Founder',
    company: 'Narmada Interiors',
    position: 'Design studio',
  },
];
