export const services = {
  description: 'The roles and industries we recruit for, and how we work with employers across India.',
  /** The roles, each with the search terms for its jobs. */
  roles: [
    { name: 'Executive Assistants', words: 'executive assistant' },
    { name: 'Administrative roles', words: 'admin' },
    { name: 'Receptionists', words: 'receptionist' },
    { name: 'Accountants', words: 'accountant' },
    { name: 'Planners', words: 'planner' },
    { name: 'General managers', words: 'general manager' },
    { name: 'HR', words: 'human resources' },
    { name: 'Digital marketing', words: 'digital marketing' },
    { name: 'Content writers', words: 'content writer' },
    { name: 'Travel consultants', words: 'travel consultant' },
    { name: 'Supervisors', words: 'supervisor' },
    { name: 'Production managers', words: 'production manager' },
    { name: 'Production engineers', words: 'production engineer' },
    { name: 'Interior designers', words: 'interior designer' },
    { name: 'Business management executives', words: 'business executive' },
  ],
  /** The industries, spelled as employers enter them on their profile. */
  industries: [
    { name: 'Tourism', industry: 'Tourism' },
    { name: 'Architecture', industry: 'Architecture' },
    { name: 'Textile', industry: 'Textile' },
    { name: 'Finance', industry: 'Finance' },
    { name: 'Garment', industry: 'Garment' },
    { name: 'Chartered Accountancy', industry: 'Chartered Accountancy' },
    { name: 'Interior', industry: 'Interior' },
    { name: 'Advertisement', industry: 'Advertisement' },
    { name: 'Manufacturing', industry: 'Manufacturing' },
    { name: 'Media', industry: 'Media' },
    { name: 'Digital Marketing', industry: 'Digital Marketing' },
    { name: 'Import-Export', industry: 'Import Export' },
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
