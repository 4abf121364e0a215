import type { DemoCandidate } from '../demo-types.js';

/** Candidates from Maharashtra, Madhya Pradesh and Goa. */
export const westernCandidates: readonly DemoCandidate[] = [
  {
    key: 'rahul-deshmukh',
    firstName: 'Rahul',
    lastName: 'Deshmukh',
    email: 'rahul.deshmukh@mail.example.org',
    contact: '5550200007',
    experienceLevel: 'EXPERIENCED',
    registeredDaysAgo: 75,
    personal: {
      gender: 'MALE',
      addressLine1: 'Flat 9, Sector 25',
      addressLine2: 'Nigdi Pradhikaran',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
    },
    identity: { drivingLicenseNumber: 'MH0020000000007' },
    experiences: [
      {
        companyName: 'Sahyadri Pumps',
        fromDate: '2021-08-02',
        jobRole: 'Output and scrap of a machining cell with six CNC machines',
        lastDesignation: 'Assistant Engineer',
        skills: 'CNC machining, OEE, Root cause analysis',
      },
    ],
    educations: [
      {
        qualification: 'B.E. in Mechanical Engineering',
        university: 'Savitribai Phule Pune University',
        yearOfCompletion: 2021,
        marks: '7.8',
      },
    ],
  },
  {
    key: 'neha-agarwal',
    firstName: 'Neha',
    lastName: 'Agarwal',
    email: 'neha.agarwal@mail.example.org',
    contact: '5550200008',
    experienceLevel: 'EXPERIENCED',
    registeredDaysAgo: 58,
    personal: {
      gender: 'FEMALE',
      addressLine1: '1203 Hill View, Thakur Village',
      addressLine2: 'Kandivali East',
      city: 'Mumbai',
      state: 'Maharashtra',
      country: 'India',
    },
    identity: { panNumber: 'DEMOP0008N', passportNumber: 'B0000008' },
    experiences: [
      {
        companyName: 'Konkan Co-operative Credit',
        fromDate: '2021-05-10',
        jobRole: 'Credit notes for traders and transporters up to ten lakh rupees',
        lastDesignation: 'Credit Officer',
        skills: 'Bank statement analysis, Report writing',
      },
    ],
    educations: [
      {
        qualification: 'MBA in Finance',
        university: 'University of Mumbai',
        yearOfCompletion: 2021,
        marks: '72.25',
      },
      { qualification: 'B.Com', university: 'University of Rajasthan', yearOfCompletion: 2019, marks: '76.5' },
    ],
  },
  {
    key: 'vivek-tiwari',
    firstName: 'Vivek',
    lastName: 'Tiwari',
    email: 'vivek.tiwari@mail.example.org',
    contact: '5550200009',
    experienceLevel: 'FRESHER',
    registeredDaysAgo: 33,
    personal: {
      gender: 'MALE',
      addressLine1: '88 Vijay Nagar, Scheme 54',
      city: 'Indore',
      state: 'Madhya Pradesh',
      country: 'India',
    },
    experiences: [],
    educations: [
      {
        qualification: 'B.E. in Mechanical Engineering',
        university: 'Devi Ahilya Vishwavidyalaya, Indore',
        yearOfCompletion: 2025,
        marks: '8.3',
        skills: 'Engineering drawing, Go-kart team',
      },
      {
        qualification: 'Class 12, Science',
        university: 'Madhya Pradesh Board of Secondary Education',
        yearOfCompletion: 2021,
        marks: '86.4',
      },
    ],
  },
  {
    key: 'alex-fernandes',
    firstName: 'Alex',
    lastName: 'Fernandes',
    email: 'alex.fernandes@mail.example.org',
    contact: '5550200010',
    experienceLevel: 'EXPERIENCED',
    registeredDaysAgo: 52,
    personal: {
      gender: 'OTHER',
      addressLine1: '6 Fontainhas Steps',
      city: 'Panaji',
      state: 'Goa',
      country: 'India',
    },
    experiences: [
      {
        companyName: 'Mandovi Cruises',
        fromDate: '2020-01-06',
        jobRole: 'Calendar, travel and board papers of the chief executive',
        lastDesignation: 'Executive Secretary',
        skills: 'Minutes, Microsoft PowerPoint, Konkani and Portuguese',
      },
      {
        companyName: 'Salcete Publishing',
        fromDate: '2016-09-01',
        toDate: '2019-12-20',
        jobRole: 'Office of the editor, contracts and correspondence',
        lastDesignation: 'Office Assistant',
        skills: 'Correspondence, Filing',
      },
    ],
    educations: [
      { qualification: 'B.A. in English', university: 'Goa University', yearOfCompletion: 2016, marks: '69.5' },
    ],
  },
];
