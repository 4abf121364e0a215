/** A line in reading order, with tabs between distant pieces. An empty line marks the start of another column. */
export interface ResumeLine {
  text: string;
  /** The height of its largest letters; 0 if unknown. */
  size: number;
}

/** The relevant sections of a resume; all others are OTHER. */
type ResumeSection = 'TOP' | 'CONTACT' | 'SKILLS' | 'EXPERIENCE' | 'EDUCATION' | 'OTHER';

/** Headings in lower case without punctuation. */
const HEADINGS: Readonly<Record<Exclude<ResumeSection, 'TOP'>, readonly string[]>> = {
  CONTACT: [
    ...['contact', 'contacts', 'contact details', 'contact information', 'contact info', 'contact me', 'address'],
    ...['personal details', 'personal information', 'personal profile', 'personal data', 'personal dossier'],
    ...['personal particulars', 'bio data', 'biodata', 'get in touch', 'संपर्क', 'व्यक्तिगत विवरण'],
  ],
  SKILLS: [
    ...['skills', 'key skills', 'technical skills', 'professional skills', 'core skills', 'skill set', 'skillset'],
    ...['core competencies', 'key competencies', 'competencies', 'computer skills', 'it skills', 'software skills'],
    ...['areas of expertise', 'area of expertise', 'expertise', 'computer proficiency', 'computer knowledge'],
    ...['technical proficiency', 'skills and expertise', 'skills and abilities', 'technical expertise', 'कौशल'],
    ...['skills and tools', 'tools and technologies', 'technologies', 'functional skills', 'skills summary'],
  ],
  EXPERIENCE: [
    ...['experience', 'work experience', 'professional experience', 'employment history', 'work history', 'employment'],
    ...['career history', 'employment details', 'experience details', 'job experience', 'working experience', 'अनुभव'],
    ...['professional background', 'work profile', 'employment record', 'career profile', 'job history'],
    ...['organisational experience', 'organizational experience', 'industry experience', 'career summary'],
    ...['relevant experience', 'details of experience', 'experience summary', 'कार्य अनुभव'],
  ],
  EDUCATION: [
    ...['education', 'educational qualification', 'educational qualifications', 'academic qualification', 'academics'],
    ...['academic qualifications', 'academic details', 'qualification', 'qualifications', 'education details', 'शिक्षा'],
    ...['academic background', 'educational background', 'academic profile', 'scholastics', 'educational details'],
    ...['academic credentials', 'education and training', 'academic record', 'education qualification'],
    ...['educational profile', 'academic history', 'शैक्षणिक योग्यता'],
  ],
  OTHER: [
    ...['objective', 'career objective', 'summary', 'profile', 'profile summary', 'professional summary', 'about me'],
    ...[
      'about',
      'executive summary',
      'declaration',
      'languages',
      'languages known',
      'language',
      'hobbies',
      'interests',
    ],
    ...['hobbies and interests', 'projects', 'project', 'academic projects', 'academic project', 'certifications'],
    ...['certificates', 'certification', 'courses', 'achievements', 'awards', 'awards and achievements', 'strengths'],
    ...['references', 'reference', 'training', 'internship', 'internships', 'extra curricular activities', 'strength'],
    ...['extracurricular activities', 'publications', 'volunteering', 'identity details', 'identity', 'documents'],
    ...['key strengths', 'personal strengths', 'personal traits', 'personal skills', 'other details', 'place'],
    ...['other information', 'identity proof', 'id proof', 'additional information', 'trainings', 'activities'],
    ...['soft skills', 'languages spoken', 'responsibilities', 'job responsibilities', 'key responsibilities'],
  ],
};

/** Headings inside a job entry, which start no new section. */
const INSIDE: ReadonlySet<string> = new Set(['responsibilities', 'job responsibilities', 'key responsibilities']);

const SECTION_OF = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    words.map((heading) => [heading, section as Exclude<ResumeSection, 'TOP'>] as const),
  ),
);

const MAX_HEADING_LENGTH = 60;

/** Normalizes a heading: "E D U C A T I O N" becomes "education", and "&" becomes "and". */
function plainHeading(text: string): string {
  const line = text.slice(0, MAX_HEADING_LENGTH).trim();
  const together = /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line;
  return together
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** Returns the section if the line is a heading. */
export function parseHeading(text: string): Exclude<ResumeSection, 'TOP'> | undefined {
  if (text.length > MAX_HEADING_LENGTH) return undefined;
  const heading = plainHeading(text);
  return INSIDE.has(heading) ? undefined : SECTION_OF.get(heading);
}

/** Parses a heading and its content on one line, such as "Skills: Tally, GST". */
function headingBeforeColon(text: string): { section: Exclude<ResumeSection, 'TOP'>; rest: string } | undefined {
  const [, before = '', rest = ''] = /^([^:]{3,40}):[\s\t]*(\S.*)$/u.exec(text) ?? [];
  const section = parseHeading(before);
  return section === 'SKILLS' || section === 'OTHER' ? { section, rest } : undefined;
}

/** "Languages: Java" is part of the skills, and "Projects: 4" part of a job. */
const isInside = (present: ResumeSection, text: string): boolean =>
  present === 'EXPERIENCE' || (present === 'SKILLS' && /^\P{L}*languages?\s*:/iu.test(text));

/** A section without its heading. */
export interface ParsedSection {
  section: ResumeSection;
  lines: ResumeLine[];
}

/** Splits a resume into sections. The first one precedes all headings. */
export function splitIntoSections(lines: readonly ResumeLine[]): ParsedSection[] {
  let present: ParsedSection = { section: 'TOP', lines: [] };
  const sections = [present];
  const begin = (section: ResumeSection): void => {
    present = { section, lines: [] };
    sections.push(present);
  };
  for (const line of lines) {
    if (line.text === '') begin('TOP');
    const section = parseHeading(line.text);
    const inline = section ? undefined : headingBeforeColon(line.text);
    if (section) begin(section);
    else if (inline && (inline.section === 'SKILLS' || !isInside(present.section, line.text))) {
      const before: ResumeSection = present.section;
      begin(inline.section);
      present.lines.push({ text: inline.rest, size: line.size });
      // Only this line: the lines after "Languages: Hindi" are still personal details.
      if (inline.section === 'OTHER') begin(before === 'TOP' ? 'CONTACT' : before);
    } else if (line.text !== '') present.lines.push(line);
  }
  return sections;
}

export const sectionLines = (sections: readonly ParsedSection[], ...kinds: ResumeSection[]): ResumeLine[] =>
  sections.filter(({ section }) => kinds.includes(section)).flatMap(({ lines }) => lines);
