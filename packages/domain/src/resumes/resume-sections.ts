/** A line as a person reads it; far apart pieces of it are separated by tabs. An empty one stands where another column begins. */
export interface ResumeLine {
  text: string;
  /** The height of its largest letters; 0 when the document does not say. */
  size: number;
}

/** The parts of a resume that count here; the rest is OTHER. */
export type ResumeSection = 'TOP' | 'CONTACT' | 'SKILLS' | 'EXPERIENCE' | 'EDUCATION' | 'OTHER';

/** Headings as people write them, in lower case and without punctuation. */
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

const LONGEST_HEADING = 60;

/** A heading in one spelling: E D U C A T I O N is education, and "&" is "and". */
function plainHeading(text: string): string {
  const line = text.slice(0, LONGEST_HEADING).trim();
  const together = /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line;
  return together
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}

/** The section that a line begins when it is a heading. */
export function parseHeading(text: string): Exclude<ResumeSection, 'TOP'> | undefined {
  if (text.length > LONGEST_HEADING) return undefined;
  const heading = plainHeading(text);
  return INSIDE.has(heading) ? undefined : SECTION_OF.get(heading);
}

/** "Skills: Tally, GST" is a heading and its first line. Only sections whose content is one line are written so. */
function headingBeforeColon(text: string): { section: Exclude<ResumeSection, 'TOP'>; rest: string } | undefined {
  const [, before = '', rest = ''] = /^([^:]{3,40}):[\s\t]*(\S.*)$/u.exec(text) ?? [];
  const section = parseHeading(before);
  return section === 'SKILLS' || section === 'OTHER' ? { section, rest } : undefined;
}

/** "Languages: Java" is a group of the skills, and "Projects: 4" a fact of a job. */
const isInside = (present: ResumeSection, text: string): boolean =>
  present === 'EXPERIENCE' || (present === 'SKILLS' && /^\P{L}*languages?\s*:/iu.test(text));

/** A section as the resume has it, without its heading. */
export interface ParsedSection {
  section: ResumeSection;
  lines: ResumeLine[];
}

/** The sections of a resume in their order; the first one is what stands before any heading. */
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
      // Only that line: what follows "Languages: Hindi" among personal details is among them still.
      if (inline.section === 'OTHER') begin(before === 'TOP' ? 'CONTACT' : before);
    } else if (line.text !== '') present.lines.push(line);
  }
  return sections;
}

/** All lines of the sections of a kind. */
export const sectionLines = (sections: readonly ParsedSection[], ...kinds: ResumeSection[]): ResumeLine[] =>
  sections.filter(({ section }) => kinds.includes(section)).flatMap(({ lines }) => lines);
