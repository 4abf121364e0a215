import { formatDate } from '@job-alert/domain/india/calendar';
import { formatRupees } from '@job-alert/domain/india/money';
import type { DemoCandidate, DemoCompany, DemoEducation, DemoExperience, DemoJob } from './demo-schemas.js';
import { writeDocx } from './docx-writer.js';
import { type PdfLine, writePdf } from './pdf-writer.js';

const GAP: PdfLine = { text: '' };
const heading = (text: string): PdfLine[] => [GAP, { text, size: 13, bold: true }];

const NOT_IN_PDF = /[^\x20-\x7e\xa0-\xff’‘“”–₹]/u;
/** So many of the people who have both wrote their resume with Word. */
const WORD_OF = 3;

/** Creates the resume of a demo candidate as a PDF or Word file, deterministic, without identity numbers. */
export function resumeFile(candidate: DemoCandidate): { name: string; content: Buffer } {
  const lines = resumeLines(candidate);
  const name = `${candidate.firstName} ${candidate.lastName} resume`;
  const isWord =
    lines.some(({ text }) => NOT_IN_PDF.test(text)) ||
    (candidate.resumeNotes !== undefined && Number(candidate.contact) % WORD_OF === 0);
  return isWord
    ? { name: `${name}.docx`, content: writeDocx(lines.map(({ text }) => text)) }
    : { name: `${name}.pdf`, content: writePdf(`Resume of ${candidate.firstName} ${candidate.lastName}`, lines) };
}

/** Returns the text of a resume, as the portal reads it from the file. */
export const resumeText = (candidate: DemoCandidate): string =>
  resumeLines(candidate)
    .flatMap(({ text }) => text || [])
    .join('\n');

function resumeLines(candidate: DemoCandidate): PdfLine[] {
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const place = candidate.personal ? `${candidate.personal.city}, ${candidate.personal.state}` : '';
  return [
    { text: name, size: 22, bold: true },
    { text: [place, candidate.email, `+91 ${candidate.contact}`].filter(Boolean).join('  |  ') },
    ...section('Experience', candidate.experiences.flatMap(experienceLines)),
    ...section('Education', candidate.educations.flatMap(educationLines)),
    ...section(
      'Work',
      (candidate.resumeNotes ?? []).map((text) => ({ text })),
    ),
    GAP,
    { text: 'A fictional person.', size: 9 },
  ];
}

function section(title: string, lines: readonly PdfLine[]): PdfLine[] {
  return lines.length === 0 ? [] : [...heading(title), ...lines];
}

function experienceLines(experience: DemoExperience): PdfLine[] {
  const until = experience.toDate ? formatDate(experience.toDate) : 'today';
  return [
    { text: `${experience.lastDesignation}, ${experience.companyName}`, bold: true },
    { text: `${formatDate(experience.fromDate)} to ${until}` },
    { text: `${experience.jobRole}. Skills: ${experience.skills}.` },
  ];
}

function educationLines(education: DemoEducation): PdfLine[] {
  const skills = education.skills ? ` Skills: ${education.skills}.` : '';
  return [
    { text: education.qualification, bold: true },
    { text: `${education.university}, ${education.yearOfCompletion}. Marks: ${education.marks}.${skills}` },
  ];
}

export interface OfferLetter {
  readonly candidate: Pick<DemoCandidate, 'firstName' | 'lastName'>;
  readonly company: Pick<DemoCompany, 'name' | 'firstName' | 'lastName' | 'headquarters'>;
  readonly job: Pick<DemoJob, 'title' | 'city' | 'salaryMin' | 'salaryMax'>;
  /** YYYY-MM-DD */
  readonly dateOfJoining: string;
}

/** Creates the offer letter of a selection: one page, deterministic. */
export function offerLetterPdf({ candidate, company, job, dateOfJoining }: OfferLetter): Buffer {
  const salary = formatRupees((job.salaryMin + job.salaryMax) / 2);
  return writePdf(`Offer of ${company.name}`, [
    { text: company.name, size: 18, bold: true },
    { text: company.headquarters },
    ...heading('Letter of offer'),
    GAP,
    { text: `Dear ${candidate.firstName} ${candidate.lastName},` },
    GAP,
    {
      text: `we are glad to offer you the position of ${job.title} in ${job.city}. Your salary will be ${salary} a year, and we expect you on ${formatDate(dateOfJoining)}.`,
    },
    GAP,
    { text: 'Please bring the originals of your certificates on the first day. We look forward to working with you.' },
    GAP,
    { text: `${company.firstName} ${company.lastName}` },
    { text: `for ${company.name}` },
    GAP,
    { text: 'Everybody named here is made up: the document belongs to the demo data of Job Alert.', size: 9 },
  ]);
}
