/** What the about page says. */
export const about = {
  description: 'Founded in Surat in March 2012: who we are, what we believe in and what moves us.',
  history: [
    'We opened our first desk in Surat in March 2012, with a telephone, a notebook and a list of mills that could not find supervisors.',
    '12+ years later we place people in offices, studios and factories across India. The notebook has become this portal; the habit of calling people back has stayed.',
  ],
  facts: [
    { figure: 'March 2012', label: 'founded in Surat' },
    { figure: '12+ years', label: 'of bringing people and work together' },
  ],
  vision:
    'A working life in which nobody stays in the wrong job, and no company waits for the right person, because they did not know of each other.',
  mission:
    'To know both sides well enough to introduce only those who should meet, and to stay with them until the first day of work and after it.',
  values: [
    { title: 'Integrity', text: 'We say what is true, also when it costs us a placement.' },
    { title: 'Excellence', text: 'We read the whole resume and the whole brief.' },
    { title: 'Empathy', text: 'A job search is a person’s life. We treat it so.' },
    { title: 'Client-Centric Approach', text: 'Your need shapes our search, not our database.' },
    { title: 'Continuous Learning', text: 'Roles change every year. So do our questions.' },
    { title: 'Personal Responsibility', text: 'Every search has one name on it, and that person answers for it.' },
  ],
  founder: {
    name: 'Our founder',
    text: [
      'Before the consultancy came fifteen years on the other side of the table: hiring for textile and trading houses, and watching good people get lost between a newspaper advertisement and a closed door.',
      'The idea was simple. Somebody should listen to both. That is still the first thing that everyone here learns.',
    ],
  },
  motivation: [
    {
      title: 'The call on the first evening',
      text: 'Somebody rings after the first day at work to tell us how it went. We never tire of it.',
    },
    { title: 'The seat that stays filled', text: 'A company that does not need us again for the same role.' },
    { title: 'The city around us', text: 'Surat grows by the work of its people. We like to have a hand in it.' },
  ],
} as const;
