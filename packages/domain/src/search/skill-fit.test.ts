import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMatch } from '../applications/skill-match.js';
import { fittingKeys, matchSkills, missingSkills, skillKey, skillKeys, skillsInText } from './skill-fit.js';
import { SKILL_NAMES } from './skill-words.js';

/** True if a candidate with the skill has the skill that a job asks for. */
const fits = (ofJob: string, ofCandidate: string): boolean => missingSkills([ofJob], [ofCandidate]).length === 0;

describe('a skill of a job', () => {
  test.each([
    // Accounting
    ['Tally', 'Tally Prime'],
    ['Tally', 'Tally ERP 9'],
    ['Tally ERP 9', 'Tally Prime'],
    ['Tally Prime', 'Tally'],
    ['Tally Prime', 'Tally.ERP 9'],
    ['Tally', 'Knowledge of Tally'],
    ['Knowledge of Tally', 'TALLY'],
    ['Good knowledge of Tally ERP', 'Tally Prime with GST'],
    ['GST', 'GST returns'],
    ['GST', 'GSTR-1'],
    ['GST Return', 'GSTR 3B filing'],
    ['GST return filing', 'Filing of GST returns'],
    ['Goods and Services Tax', 'GST'],
    ['GST', 'GST & TDS'],
    ['TDS', 'GST/TDS'],
    ['ITR', 'Income Tax Returns'],
    ['Income Tax', 'ITR filing'],
    ['Taxation', 'Direct Taxes'],
    ['Accounting', 'Accounts'],
    ['Bank Reconciliation', 'BRS'],
    ['Bookkeeping', 'Book keeping'],
    ['E-way bill', 'Eway bills'],
    ['Finalization of accounts', 'Finalisation of Account'],
    ['Billing', 'Billing Software'],
    ['Payroll', 'Payroll processing'],
    ['QuickBooks', 'Quick Books'],
    ['Busy', 'Busy Accounting Software'],
    // Office
    ['Excel', 'MS Excel'],
    ['MS Excel', 'Advanced Excel'],
    ['Microsoft Excel', 'excel'],
    ['Advanced Excel', 'Excel (Advanced)'],
    ['Basic Excel', 'Excel'],
    ['Excel', 'Excel 2019'],
    ['MS Office', 'Microsoft Office 365'],
    ['PowerPoint', 'MS Power Point'],
    ['MS Word', 'Microsoft Word'],
    ['Communication', 'Good communication skills'],
    ['Data entry', 'Dataentry'],
    ['Power BI', 'Microsoft PowerBI'],
    ['Data Analysis', 'Data Analytics'],
    // Machines
    ['CNC', 'CNC Machine Operator'],
    ['CNC operator', 'CNC operating'],
    ['CNC machine', 'CNC'],
    ['VMC', 'VMC programming'],
    ['Welding', 'TIG Welding'],
    ['Welder', 'Arc welding'],
    ['AutoCAD', 'Auto CAD 2019'],
    ['AutoCAD', 'Autodesk AutoCAD'],
    ['SolidWorks', 'Solid Works'],
    ['Quality Control', 'QC'],
    ['PLC', 'Siemens PLC'],
    ['ISO 9001', 'ISO 9001:2015'],
    ['Vernier', 'Vernier calipers'],
    ['5S', '5S & Kaizen'],
    // Textiles
    ['Weaving', 'Weaver'],
    ['Water Jet Loom', 'Waterjet looms'],
    ['Loom', 'Rapier Looms'],
    ['Power loom', 'Powerlooms'],
    ['Stitching', 'Silai'],
    ['Dyeing', 'Fabric dyeing'],
    ['Embroidery', 'Multi head embroidery'],
    ['Jacquard', 'Jaquard design'],
    ['Tailoring', 'Tailor'],
    ['Pattern Making', 'Pattern Maker'],
    // Diamonds
    ['Diamond Sorting', 'Diamond assortment'],
    ['Sarin', 'Sarine'],
    ['Polishing', 'Diamond polishing'],
    ['Grading', 'Diamond grader'],
    ['Jewellery', 'Jewelry design'],
    ['Planning', 'Diamond planner'],
    // Computers
    ['JavaScript', 'Java Script'],
    ['JavaScript', 'JS'],
    ['React', 'ReactJS'],
    ['React.js', 'React JS'],
    ['Node.js', 'NodeJS'],
    ['.NET', 'Dot Net'],
    ['C#', 'C# .NET'],
    ['C++', 'CPP'],
    ['Java', 'Core Java'],
    ['Java', 'Java 8'],
    ['Python', 'Python3'],
    ['HTML', 'HTML5'],
    ['CSS', 'HTML/CSS3'],
    ['SQL', 'MS SQL Server'],
    ['Photoshop', 'Adobe Photoshop CC'],
    ['CorelDRAW', 'Corel Draw'],
    ['WordPress', 'Word Press'],
    ['SEO', 'Search Engine Optimisation'],
    ['Angular', 'Angular 12'],
    // Sales and service
    ['Telecalling', 'Tele caller'],
    ['Customer Service', 'Customer support'],
    ['Cold calling', 'Cold Calling'],
    ['Sales', 'Field sales'],
    ['CRM', 'Zoho CRM'],
    ['Google Ads', 'Google AdWords'],
    ['Digital Marketing', 'Digital marketing expert'],
    // Hospitality
    ['Front Office', 'Front desk'],
    ['Housekeeping', 'House keeping'],
    ['Cooking', 'Indian cook'],
    ['F&B', 'Food and Beverage service'],
    ['Driving', 'Driver'],
    // Other scripts
    ['सिलाई', 'सिलाई मशीन'],
    ['હીરા', 'હીરા'],
  ])('"%s" fits "%s"', (ofJob, ofCandidate) => {
    expect(fits(ofJob, ofCandidate)).toBe(true);
  });

  test.each([
    ['Advanced Excel', 'Excel'],
    ['GST return filing', 'GST'],
    ['GST', 'TDS'],
    ['Tally', 'Busy'],
    ['Accounting', 'Key Account Management'],
    ['Banking', 'Bank Reconciliation'],
    ['ISO 9001', 'ISO 14001'],
    ['MS Office', 'Office Administration'],
    ['MS Office', 'Back office'],
    ['MS Project', 'Project Management'],
    ['Microsoft Teams', 'Team management'],
    ['MS Access', 'Access control'],
    ['Java', 'JavaScript'],
    ['JavaScript', 'Java'],
    ['Java', 'Java Script'],
    ['C', 'C++'],
    ['C++', 'C'],
    ['C#', 'C'],
    ['C', 'C#'],
    ['.NET', 'Net banking'],
    ['React', 'Reactor operation'],
    ['React', 'React Native'],
    ['SQL Server', 'SQL'],
    ['Excel', 'Power BI'],
    ['CNC', 'VMC'],
    ['TIG Welding', 'Welding'],
    ['Water Jet Loom', 'Loom'],
    ['Weaving', 'Knitting'],
    ['Production', 'Product management'],
    ['Customs', 'Customer service'],
    ['Marketing', 'Market research'],
    ['Two wheeler', 'Four wheeler'],
    ['2 wheeler', '4 wheeler'],
    ['Sales', 'Marketing'],
    ['Diamond Sorting', 'Diamond polishing'],
    ['Visual Basic', 'Visual merchandising'],
    ['Physics', 'Physician'],
    ['AutoCAD', 'CAD'],
    ['Cooking', 'Cookies'],
    ['HR', 'Payroll'],
    ['Import', 'Export'],
    ['R', 'Ruby'],
    ['सिलाई', 'कढ़ाई'],
  ])('"%s" does not fit "%s"', (ofJob, ofCandidate) => {
    expect(fits(ofJob, ofCandidate)).toBe(false);
  });

  test('has a key without makers, editions and versions, unless nothing else remains', () => {
    expect(
      ['Tally  ERP 9', 'Adobe Photoshop CS6', 'AutoCAD 2019', 'Microsoft', 'Knowledge', '2019'].map(skillKey),
    ).toEqual(['tally', 'photoshop', 'autocad', 'microsoft', 'knowledg', '2019']);
  });

  test('has a key of the width of its column', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (skill) => {
        expect(skillKey(skill).length).toBeLessThanOrEqual(120);
        expect(fittingKeys([skill]).length).toBeLessThanOrEqual(58);
        expect(skillKey(skill)).toBe(skillKey(skill.toLowerCase()));
      }),
    );
    expect(skillKey('gstr '.repeat(12))).toBe('gst return gst return gst return');
  });
});

test('each name of a skill has the key of its line and belongs to no other line', () => {
  const keys = SKILL_NAMES.map((line) => line.split(', ').map(skillKey));
  expect(keys.map((line) => new Set(line).size).filter((size) => size !== 1)).toEqual([]);
  expect(new Set(keys.map(([first]) => first)).size).toBe(SKILL_NAMES.length);
  const names = SKILL_NAMES.flatMap((line) => line.split(', '));
  expect(new Set(names).size).toBe(names.length);
});

describe('the skills of a job and a candidate', () => {
  test('match by their words', () => {
    expect(matchSkills(['Tally', 'GST'], ['Tally Prime', 'GST returns'])).toEqual({ matched: 2, total: 2 });
    expect(missingSkills(['Tally', 'GST', 'TDS'], ['Tally Prime', 'GST returns'])).toEqual(['TDS']);
  });

  test('count two names of one skill once', () => {
    expect(skillKeys(['Tally', ' TALLY', 'Tally Prime', 'GST', '★'])).toEqual(['tally', 'gst']);
    const match = matchSkills(['Excel', 'MS Excel', 'Payroll'], ['Excel']);
    expect([match, formatMatch(match)]).toEqual([{ matched: 1, total: 2 }, '1 of 2 skills match']);
    expect(formatMatch({ matched: 1, total: 1 })).toBe('1 of 1 skill matches');
    expect(missingSkills(['Excel', 'MS Excel', 'Payroll'], [])).toEqual(['Excel', 'Payroll']);
  });

  test('match at most as often as the job has skills, and always if the candidate has all of them', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (ofJob, ofCandidate) => {
        const { matched, total } = matchSkills(ofJob, ofCandidate);
        expect(total).toBe(skillKeys(ofJob).length);
        expect(matched).toBeLessThanOrEqual(total);
        expect(matchSkills(ofJob, [...ofCandidate, ...ofJob]).matched).toBe(total);
      }),
    );
  });
});

test('the keys of whole skills precede those of their parts', () => {
  expect(fittingKeys(['GST returns', 'Tally Prime'])).toEqual(['gst return', 'tally', 'gst', 'return']);
});

describe('the skills in a text', () => {
  const RESUME = `Worked with Tally ERP 9 and filed GST
returns for forty clients. Built reports in MS
Excel; advanced Java course. Java, Script writing`;

  test('are found by the same words as other skills, across lines and not across sentences', () => {
    const skills = ['Tally Prime', 'GST', 'GST returns', 'Excel', 'Advanced Excel', 'JavaScript', 'Java', 'TDS', 'C'];
    expect(skillsInText(skills, RESUME)).toEqual(['Tally Prime', 'GST', 'GST returns', 'Excel', 'Java']);
    expect(skillsInText([], RESUME)).toEqual([]);
    expect(skillsInText(skills, '')).toEqual([]);
  });

  test('are found after more words than a skill has', () => {
    expect(skillsInText(['Tally'], `${'word '.repeat(500)}Tally`)).toEqual(['Tally']);
  });
});
