import { beforeAll, describe, expect, test } from 'vitest';
import { insertOpenJobs, type MadeJob } from './builders/open-jobs.js';
import { visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const place = (city: string, state = 'Gujarat') => ({ city, state });
const pay = (monthly: number) => ({ salaryMin: monthly * 10, salaryMax: monthly * 12 });
const years = (minExperience: number, maxExperience: number) => ({ minExperience, maxExperience });

/** Open jobs with distinct titles, in Surat unless another city is given. */
const JOBS: readonly MadeJob[] = [
  {
    title: 'Accountant',
    preferredSkills: ['Tally', 'GST'],
    minimumQualification: 'B.Com',
    ...years(2, 4),
    ...pay(25_000),
  },
  {
    title: 'Accounts Executive',
    preferredSkills: ['Tally'],
    minimumQualification: 'M.Com',
    ...years(5, 8),
    ...pay(45_000),
  },
  {
    title: 'Junior Accountant',
    minimumQualification: 'BCom',
    ...years(0, 1),
    ...pay(12_000),
    ...place('Mumbai', 'Maharashtra'),
  },
  {
    title: 'Chartered Accountant',
    preferredSkills: ['Audit'],
    minimumQualification: 'CA',
    ...years(3, 6),
    ...pay(90_000),
  },
  { title: 'CAD Operator', preferredSkills: ['AutoCAD'], minimumQualification: 'Diploma in Mechanical' },
  { title: 'Cashier', minimumQualification: '12th Pass' },
  {
    title: 'Travel Consultant',
    preferredSkills: ['Itinerary planning', 'Ticketing'],
    minimumQualification: 'Any Graduate',
  },
  { title: 'Fitter', preferredSkills: ['Maintenance'], minimumQualification: 'ITI' },
  { title: 'Electrician', preferredSkills: ['Wiring'], minimumQualification: 'ITI', ...place('Vadodara') },
  { title: 'SEO Executive', preferredSkills: ['Technical SEO', 'Google Analytics'], minimumQualification: 'Graduate' },
  {
    title: 'Mechanical Engineer',
    preferredSkills: ['Production'],
    minimumQualification: 'B.E. Mechanical',
    ...place('Pune', 'Maharashtra'),
  },
  { title: 'Cook', preferredSkills: ['Gujarati food'], minimumQualification: '10th Pass' },
  { title: 'Event Coordinator', preferredSkills: ['Planning'], minimumQualification: 'Graduate' },
  { title: 'Web Analyst', preferredSkills: ['Cookies', 'Consent tools'], minimumQualification: 'BCA' },
  { title: 'Karigar', preferredSkills: ['Stone setting'], minimumQualification: 'None' },
  { title: 'Packing Helper', preferredSkills: ['Loading'], minimumQualification: '8th Pass', ...pay(11_000) },
  { title: 'Chemist', preferredSkills: ['Lab testing'], minimumQualification: 'B.Sc', ...place('Ankleshwar') },
  {
    title: 'C++ Developer',
    preferredSkills: ['C++', 'Qt'],
    minimumQualification: 'B.Tech',
    ...place('Bengaluru', 'Karnataka'),
  },
  {
    title: 'C# Programmer',
    preferredSkills: ['C#', '.NET'],
    minimumQualification: 'MCA',
    ...place('Bengaluru', 'Karnataka'),
  },
  {
    title: 'Node.js Engineer',
    preferredSkills: ['Node.js', 'MongoDB'],
    minimumQualification: 'B.Tech',
    ...place('Hyderabad', 'Telangana'),
  },
  { title: 'Network Technician', preferredSkills: ['Networking'], minimumQualification: 'Diploma' },
  { title: 'Office Clerk', preferredSkills: ['Communication'], minimumQualification: 'Graduate' },
  { title: 'Driver', preferredSkills: ['LMV licence'], minimumQualification: '8th Pass', ...pay(18_000) },
  {
    title: 'Delivery Boy',
    preferredSkills: ['Two wheeler'],
    minimumQualification: '10th Pass',
    ...pay(20_000),
    ...place('Ahmedabad'),
  },
  { title: 'Diamond Sorter', preferredSkills: ['Grading'], minimumQualification: 'None' },
  { title: 'Water Jet Loom Operator', preferredSkills: ['Weaving'], minimumQualification: 'None' },
  { title: 'Saree Designer', preferredSkills: ['Photoshop'], minimumQualification: 'Diploma' },
  { title: 'Tailor', preferredSkills: ['Blouse stitching'], minimumQualification: 'None' },
  {
    title: 'Telecaller',
    preferredSkills: ['Hindi', 'Gujarati'],
    minimumQualification: '12th Pass',
    jobType: 'PART_TIME',
    ...pay(10_000),
  },
  {
    title: 'Tutor',
    preferredSkills: ['Maths'],
    minimumQualification: 'B.Ed',
    jobType: 'PART_TIME',
    workMode: 'WORK_FROM_HOME',
    ...place('Rajkot'),
  },
  { title: 'HR Manager', preferredSkills: ['Payroll'], minimumQualification: 'MBA', ...years(6, 10), ...pay(80_000) },
  {
    title: 'Receptionist',
    preferredSkills: ['English'],
    minimumQualification: 'Graduate',
    ...years(0, 2),
    ...pay(15_000),
  },
  { title: 'Staff Nurse', preferredSkills: ['ICU'], minimumQualification: 'GNM', ...place('Delhi', 'Delhi') },
  {
    title: 'Merchandiser',
    preferredSkills: ['Knits'],
    minimumQualification: 'Graduate',
    ...place('Tiruppur', 'Tamil Nadu'),
  },
  {
    title: 'Security Guard',
    preferredSkills: ['Night duty'],
    minimumQualification: '10th Pass',
    ...place('Chennai', 'Tamil Nadu'),
  },
  {
    title: 'Warehouse Supervisor',
    preferredSkills: ['Stock'],
    minimumQualification: 'Graduate',
    ...place('Kolkata', 'West Bengal'),
  },
  {
    title: 'Data Entry Operator',
    preferredSkills: ['Typing', 'Excel'],
    minimumQualification: '12th Pass',
    ...years(0, 1),
    ...pay(14_000),
  },
  { title: 'Peon', preferredSkills: ['Filing'], minimumQualification: '8th Pass' },
  {
    title: 'Field Salesman',
    preferredSkills: ['Two wheeler'],
    minimumQualification: '12th Pass',
    ...place('Jaipur', 'Rajasthan'),
  },
  {
    title: 'IT Support Engineer',
    preferredSkills: ['Windows'],
    minimumQualification: 'BCA',
    ...place('Pune', 'Maharashtra'),
  },
];

const ALL = JOBS.map(({ title }) => title);
const IN_MUMBAI = ['Junior Accountant'];
const IN_PUNE = ['Mechanical Engineer', 'IT Support Engineer'];
const IN_BENGALURU = ['C++ Developer', 'C# Programmer'];
const ELSEWHERE = [
  ...IN_MUMBAI,
  ...IN_PUNE,
  ...IN_BENGALURU,
  'Delivery Boy',
  'Electrician',
  'Staff Nurse',
  'Merchandiser',
];
const ACCOUNTANTS = ['Accountant', 'Accounts Executive'];
const CHEAP = ['Packing Helper', 'Telecaller'];

interface Row {
  query?: string;
  location?: string;
  finds: readonly string[];
  not?: readonly string[];
  /** The words that the search leaves out. */
  leftOut?: readonly string[];
}

const row = (
  query: string,
  finds: readonly string[],
  not: readonly string[] = [],
  leftOut: readonly string[] = [],
): Row => ({
  query,
  finds,
  not,
  leftOut,
});
const at = (
  location: string,
  finds: readonly string[],
  not: readonly string[] = [],
  leftOut: readonly string[] = [],
): Row => ({
  location,
  finds,
  not,
  leftOut,
});

const SEARCHES: readonly Row[] = [
  // Words that say nothing
  row('jobs', ALL),
  row('job vacancy', ALL),
  row('vacancies near me', ALL),
  row('naukri', ALL),
  row('naukri chahiye', ALL),
  row('near me', ALL),
  row('latest job openings in india', ALL),
  row('urgent hiring', ALL),
  row('jobs for me', ALL),
  row('नौकरी', ALL),
  row('નોકરી', ALL),
  row('નોકરી જોઈએ', ALL),
  row('accountant jobs', ACCOUNTANTS, ['Driver', 'CAD Operator']),
  row('accountant job vacancy', ACCOUNTANTS, ['Cashier']),
  row('driver ki naukri', ['Driver'], ['Delivery Boy']),
  row('job for tailor', ['Tailor'], ['Driver']),
  row('urgent requirement of cook', ['Cook'], ['Event Coordinator']),
  row('looking for receptionist job', ['Receptionist'], ['Peon']),
  row('peon vacancy near me', ['Peon'], ['Driver']),
  row('new jobs in surat', ['Accountant', 'Driver'], ELSEWHERE),
  // Pay
  row('10k salary', ALL, []),
  row('salary 20000', ['Accountant', 'Delivery Boy'], [...CHEAP, 'Receptionist']),
  row('20000 per month', ['Accountant', 'Delivery Boy'], [...CHEAP, 'Driver']),
  row('20,000 salary', ['Accountant'], CHEAP),
  row('20k+ salary jobs', ['Accountant'], CHEAP),
  row('₹20000 monthly', ['Accountant'], CHEAP),
  row('rs 20000', ['Accountant'], CHEAP),
  row('15k to 20k salary', ['Accountant', 'Driver', 'Receptionist'], [...CHEAP, 'Data Entry Operator']),
  row('3 lakh', ['Accountant', 'HR Manager'], ['Driver', 'Delivery Boy']),
  row('3 lakh per annum', ['Accountant', 'HR Manager'], ['Driver']),
  row('5 lpa', ['Accounts Executive', 'HR Manager', 'Chartered Accountant'], ['Accountant', 'Driver']),
  row('10 lac package', ['Chartered Accountant'], ['HR Manager', 'Accountant']),
  row('accountant 40000 salary', ['Accounts Executive', 'Chartered Accountant'], ['Accountant', 'Junior Accountant']),
  row('driver salary 15000', ['Driver'], ['Packing Helper']),
  row('500 per day helper', ['Karigar'], ['Packing Helper']),
  row('20000 पगार', ['Accountant'], CHEAP),
  // Experience
  row('accountant 2 years', ['Accountant'], ['Accounts Executive', 'Junior Accountant', 'Chartered Accountant']),
  row('accountant 2 years experience', ['Accountant'], ['Accounts Executive']),
  row('2 yrs experience accountant', ['Accountant'], ['Accounts Executive']),
  row('accountant 6+ years', ['Accounts Executive', 'Chartered Accountant'], ['Accountant']),
  row('7 years experience', ['Accounts Executive', 'HR Manager'], ['Accountant', 'Receptionist']),
  row('accountant with 3-5 years experience', ['Accountant', 'Chartered Accountant'], ['Junior Accountant']),
  row('fresher accountant', ['Junior Accountant'], ['Accounts Executive']),
  row('receptionist 6 months experience', ['Receptionist'], ['HR Manager']),
  row('2 saal anubhav accountant', ['Accountant'], ['Accounts Executive']),
  // Job type and work mode
  row('part time evening', ['Telecaller', 'Tutor'], ['Accountant', 'Driver']),
  row('part time job', ['Telecaller', 'Tutor'], ['Accountant']),
  row('part time job for students', ['Telecaller', 'Tutor'], ['Accountant']),
  row('work from home', ['Tutor'], ['Accountant']),
  row('work from home part time tutor', ['Tutor'], ['Telecaller']),
  row('ghar baithe kaam', ['Tutor'], ['Driver']),
  // Qualifications
  row('b.com', ['Accountant', 'Junior Accountant'], ['Driver', 'Accounts Executive']),
  row('bcom', ['Accountant', 'Junior Accountant'], ['Driver']),
  row('b com', ['Accountant', 'Junior Accountant'], ['Driver']),
  row('bcom accountant', ['Accountant', 'Junior Accountant'], ['Accounts Executive']),
  row('m.com', ['Accounts Executive'], ['Accountant']),
  row('diploma', ['CAD Operator', 'Network Technician', 'Saree Designer'], ['Driver']),
  row('diploma mechanical', ['CAD Operator'], ['Saree Designer']),
  row('12th pass', ['Cashier', 'Telecaller', 'Data Entry Operator', 'Field Salesman'], ['Cook', 'Peon']),
  row('12th pass job', ['Cashier', 'Data Entry Operator'], ['Cook']),
  row('12 pass', ['Cashier', 'Data Entry Operator'], ['Peon']),
  row('hsc', ['Cashier', 'Data Entry Operator'], ['Peon']),
  row('10th pass', ['Cook', 'Delivery Boy'], ['Cashier', 'Driver']),
  row('8th pass', ['Driver', 'Peon'], ['Cook']),
  row('iti', ['Fitter', 'Electrician'], ['Travel Consultant', 'Driver']),
  row('iti fitter', ['Fitter'], ['Electrician', 'Travel Consultant']),
  row('mba', ['HR Manager'], ['Accountant']),
  row('mca', ['C# Programmer'], ['C++ Developer']),
  row('b.tech', ['C++ Developer', 'Node.js Engineer'], ['Driver']),
  row('btech', ['C++ Developer', 'Node.js Engineer'], ['Driver']),
  row('b.ed', ['Tutor'], ['Driver']),
  row('graduate', ['Receptionist', 'Office Clerk'], ['Driver', 'Cook']),
  // Whole words and signs
  row('CA', ['Chartered Accountant'], ['CAD Operator', 'Cashier']),
  row('c.a', ['Chartered Accountant'], ['CAD Operator']),
  row('cad', ['CAD Operator'], ['Chartered Accountant', 'Cashier']),
  row('HR', ['HR Manager'], ['Chartered Accountant']),
  row('IT', ['IT Support Engineer'], ['Fitter', 'Travel Consultant']),
  row('seo', ['SEO Executive'], ['Security Guard']),
  row('mechanical', ['Mechanical Engineer', 'CAD Operator'], ['SEO Executive']),
  row('mechanical engineer', ['Mechanical Engineer'], ['SEO Executive', 'Node.js Engineer']),
  row('cook', ['Cook'], ['Event Coordinator', 'Web Analyst']),
  row('cooking', ['Cook'], ['Event Coordinator']),
  row('karigar', ['Karigar', 'Packing Helper'], ['Chemist']),
  row('labour', ['Packing Helper'], ['Chemist']),
  row('chemist', ['Chemist'], ['Packing Helper', 'Karigar']),
  row('C++', ['C++ Developer'], ['C# Programmer', 'Cashier', 'Office Clerk']),
  row('C#', ['C# Programmer'], ['C++ Developer', 'Cashier']),
  row('.NET', ['C# Programmer'], ['Network Technician']),
  row('dot net', ['C# Programmer'], ['Network Technician']),
  row('Node.js', ['Node.js Engineer'], ['C++ Developer']),
  row('nodejs', ['Node.js Engineer'], ['C++ Developer']),
  row('node js developer', ['Node.js Engineer'], ['Driver'], ['developer']),
  // Places in the field of the place
  at('surat', ['Accountant', 'Driver'], ELSEWHERE),
  at('Surrat', ['Accountant', 'Driver'], ELSEWHERE),
  at('Soorat', ['Accountant', 'Driver'], ELSEWHERE),
  at('surat city', ['Accountant', 'Driver'], ELSEWHERE),
  at('Surat, Gujarat', ['Accountant', 'Driver'], ELSEWHERE),
  at('surat gujarat india', ['Accountant'], ELSEWHERE),
  at('india', ALL),
  at('all india', ALL),
  at('near me', ALL),
  at('tirupur', ['Merchandiser'], ['Accountant']),
  at('tiruppur', ['Merchandiser'], ['Accountant']),
  at('karnatka', IN_BENGALURU, ['Accountant', 'Merchandiser']),
  at('karnataka', IN_BENGALURU, ['Accountant']),
  at('bangalor', IN_BENGALURU, ['Accountant']),
  at('varachha', ['Accountant', 'Driver'], ELSEWHERE),
  at('adajan', ['Accountant'], ELSEWHERE),
  at('Katargam', ['Diamond Sorter'], ELSEWHERE),
  at('Udhna, Surat', ['Accountant'], ELSEWHERE),
  at('ring road', ['Accountant'], ELSEWHERE),
  at('Sachin GIDC', ['Accountant'], ELSEWHERE),
  at('near railway station surat', ['Accountant'], ELSEWHERE, ['railway', 'station']),
  at('mumbai, pune', [...IN_MUMBAI, ...IN_PUNE], ['Accountant', ...IN_BENGALURU]),
  at('mumbai or pune', [...IN_MUMBAI, ...IN_PUNE], ['Accountant']),
  at('mumbai pune', [...IN_MUMBAI, ...IN_PUNE], ['Accountant']),
  at('Mumbai / Delhi', [...IN_MUMBAI, 'Staff Nurse'], IN_PUNE),
  at('andheri east', IN_MUMBAI, ['Accountant', ...IN_PUNE]),
  at('hinjewadi', IN_PUNE, IN_MUMBAI),
  at('maninagar', ['Delivery Boy'], ['Accountant']),
  at('395002', ['Accountant', 'Driver'], ELSEWHERE),
  at('395 002', ['Accountant'], ELSEWHERE),
  at('380015', ['Delivery Boy'], ['Accountant']),
  at('400001', IN_MUMBAI, ['Accountant']),
  at('560001', IN_BENGALURU, ['Accountant']),
  at('सूरत', ['Accountant'], ELSEWHERE),
  at('સુરત', ['Accountant'], ELSEWHERE),
  at('मुंबई', IN_MUMBAI, ['Accountant']),
  at('અમદાવાદ', ['Delivery Boy'], ['Accountant']),
  at('વરાછા', ['Accountant'], ELSEWHERE),
  // Places among the words
  row('accountant surat', ACCOUNTANTS, ['Junior Accountant', 'Driver']),
  row('accountant in mumbai', IN_MUMBAI, ACCOUNTANTS),
  row('accountant surrat', ACCOUNTANTS, ['Junior Accountant', 'Driver']),
  row('accountant soorat', ACCOUNTANTS, ['Junior Accountant', 'Driver']),
  row('driver varachha', ['Driver'], ['Delivery Boy', 'Tailor']),
  row('driver 395006', ['Driver'], ['Delivery Boy']),
  row('jobs in ahmedabad', ['Delivery Boy'], ['Driver', 'Accountant']),
  row('engineer mumbai pune', ['Mechanical Engineer', 'IT Support Engineer'], ['Node.js Engineer']),
  row('surat', ['Accountant', 'Driver'], ELSEWHERE),
  row('सूरत', ['Accountant', 'Driver'], ELSEWHERE),
  row('સુરત', ['Accountant', 'Driver'], ELSEWHERE),
  row('395002', ['Accountant'], ELSEWHERE),
  { query: 'nurse', location: 'new delhi', finds: ['Staff Nurse'], not: ['Accountant'] },
  { query: 'accountant job', location: 'surat city', finds: ACCOUNTANTS, not: ['Junior Accountant'] },
  { query: 'accountant', location: 'mumbai, surat', finds: [...ACCOUNTANTS, 'Junior Accountant'], not: ['Driver'] },
  // Scripts
  row('लेखाकार', ACCOUNTANTS, ['Driver']),
  row('ड्राइवर', ['Driver'], ['Delivery Boy']),
  row('ડ્રાઈવર', ['Driver'], ['Delivery Boy']),
  row('हीरा', ['Diamond Sorter'], ['Driver']),
  row('હીરા', ['Diamond Sorter'], ['Driver']),
  row('दर्जी', ['Tailor'], ['Driver']),
  row('દરજી', ['Tailor'], ['Driver']),
  row('रसोइया', ['Cook'], ['Event Coordinator']),
  row('ड्राइवर की नौकरी', ['Driver'], ['Delivery Boy']),
  row('સુરત માં ડ્રાઈવર', ['Driver'], ['Delivery Boy']),
  row('चपरासी', ['Peon'], ['Driver']),
  row('સાડી', ['Saree Designer'], ['Driver']),
  // Words that no job has together
  row('acountant', ACCOUNTANTS, ['Driver']),
  row('accountant zzzzqqqq', ACCOUNTANTS, ['Driver'], ['zzzzqqqq']),
  row('driver with own helicopter', ['Driver'], ['Cook'], ['own', 'helicopter']),
  row('bilingual receptionist', ['Receptionist'], ['Driver'], ['bilingual']),
  row('astronaut surat', ['Accountant'], ELSEWHERE, ['astronaut']),
  row('ladies', ALL, [], ['ladies']),
  row('astronaut', [], ALL),
  row('plumber', [], ALL),
  row('painter', [], ALL),
  row('guwahati', [], ALL),
  row('zzzzqqqq', [], ALL),
  { query: 'accountant', location: 'Guwahati', finds: [], not: ALL },
];

const FIND = `query ($filter: OpenJobsFilter!) {
  openJobs(first: 60, filter: $filter) { nodes { title } totalCount leftOutWords facets { cities { count } } }
}`;

interface Found {
  nodes: { title: string }[];
  totalCount: number;
  leftOutWords: string[];
  facets: { cities: { count: number }[] };
}

describe('an everyday search', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
    await insertOpenJobs(portal, JOBS);
  });

  const find = async (filter: object): Promise<Found> =>
    (await visitor(portal).ask<{ openJobs: Found }>(FIND, { filter })).openJobs;

  test('is one of at least 120', () => {
    expect(new Set(SEARCHES.map(({ query, location }) => `${query} ${location}`)).size).toBe(SEARCHES.length);
    expect(SEARCHES.length).toBeGreaterThanOrEqual(120);
  });

  test.each(SEARCHES)(
    'finds its jobs and no others: $query $location',
    async ({ query, location, finds, not = [], leftOut = [] }) => {
      const found = await find({ query, location });
      const titles = found.nodes.map(({ title }) => title);
      expect(finds.filter((title) => !titles.includes(title))).toEqual([]);
      expect(not.filter((title) => titles.includes(title))).toEqual([]);
      expect(found.leftOutWords).toEqual(leftOut);
      expect(found.totalCount).toBe(titles.length);
      expect(found.facets.cities.reduce((sum, { count }) => sum + count, 0)).toBe(titles.length);
    },
  );
});
