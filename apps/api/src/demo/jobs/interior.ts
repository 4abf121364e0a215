import type { DemoJob } from '../demo-types.js';

/** Vacancies of Aangan & Oak, whose registration is still waiting: they may be posted, and nobody sees them yet. */
export const interiorJobs: readonly DemoJob[] = [
  {
    key: 'interior-designer',
    companyKey: 'aangan-oak',
    title: 'Interior Designer',
    description: [
      'You design flats and shops with our clients, from the first visit to the drawing that our own carpenters work from. Four to five projects run at a time, usually one of them a shop with an opening date that does not move.',
      'The workshop in Udhna is fifteen minutes away, and you are expected to be there often. We would like to see hand sketches as well as renderings.',
    ],
    jobType: 'FULL_TIME',
    workMode: 'ONSITE',
    city: 'Surat',
    state: 'Gujarat',
    salaryMin: 300_000,
    salaryMax: 480_000,
    minExperience: 2,
    maxExperience: 5,
    openings: 2,
    minimumQualification: 'Diploma in Interior Design',
    preferredSkills: ['AutoCAD', 'SketchUp', 'Material knowledge', 'Client meetings'],
    postedDaysAgo: 3,
    deadlineInDays: 32,
  },
  {
    key: 'kitchen-sales-designer',
    companyKey: 'aangan-oak',
    title: 'Modular Kitchen Sales Designer',
    description: [
      'Families come to the showroom with a floor plan and a budget. You listen, plan the kitchen on the screen while they watch, quote it the same day, and measure at their home before anything is cut.',
      'Fixed pay with a share of each kitchen sold. Saturdays and Sundays are working days, and two weekdays are free.',
    ],
    jobType: 'FULL_TIME',
    workMode: 'ONSITE',
    city: 'Surat',
    state: 'Gujarat',
    salaryMin: 264_000,
    salaryMax: 420_000,
    minExperience: 1,
    maxExperience: 4,
    openings: 2,
    minimumQualification: 'Diploma in Interior Design',
    preferredSkills: ['Kitchen planning', 'Showroom sales', 'Site measurement', 'Gujarati'],
    postedDaysAgo: 3,
    deadlineInDays: 25,
  },
];
