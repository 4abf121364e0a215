/** What the services page says. */
export const services = {
  description: 'The roles and industries we recruit for, and how we work with employers across India.',
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
      title: 'Interviewed by our leaders',
      text: 'Our leaders interview every shortlisted candidate before we send you the CV.',
    },
    {
      title: 'One contact from start to finish',
      text: 'The consultant who takes your brief stays with you until the new person joins.',
    },
    {
      title: 'Application status online',
      text: 'Candidates can check the status of each application online at any time.',
    },
    {
      title: 'Based in Surat, hiring across India',
      text: 'We know the local mills, studios and offices, and we recruit for companies in other states too.',
    },
  ],
} as const;
