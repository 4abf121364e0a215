import { isBlankExperience } from '@job-alert/domain/candidates/candidate-profile';
import { skillKey } from '@job-alert/domain/candidates/skills';
import { isEmpty } from '@job-alert/domain/fields/text-field';
import { formatDate } from '@job-alert/domain/india/calendar';
import type { ProfileValues } from './profile-values';
import type { ParseResumeMutation } from './resume-proposal.generated';

/** The details that were read from a resume. */
export type ResumeProposal = ParseResumeMutation['parseResume']['resume'];

const personalFields = ['firstName', 'middleName', 'lastName', 'contact', 'email', 'city', 'state'] as const;
export type ProposedField = (typeof personalFields)[number];
export type ProposedExperience = ResumeProposal['experiences'][number];
export type ProposedEducation = NonNullable<ResumeProposal['education']>;
/** The parts of a proposal that a profile does not say yet. */
export type ProposedPart = ProposedField | 'education';

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** Does the form say what the resume says? */
export const isInForm = (proposal: ResumeProposal, field: ProposedField, { personal }: ProfileValues): boolean =>
  isSame(proposal[field], personal[field]);

export const hasExperience = (proposed: ProposedExperience, { experiences }: ProfileValues): boolean =>
  experiences.some(
    ({ companyName, jobRole, fromDate }) =>
      isSame(companyName, proposed.companyName) &&
      isSame(jobRole, proposed.jobRole) &&
      (isEmpty(fromDate) || fromDate.slice(0, 4) === proposed.fromDate.slice(0, 4)),
  );

export const hasEducation = ({ education }: ResumeProposal, { educations }: ProfileValues): boolean =>
  educations.some(({ qualification }) => isSame(qualification, education?.qualification));

/** Returns the parts of a proposal that the form does not contain yet. */
export function openParts(proposal: ResumeProposal, values: ProfileValues): ReadonlySet<ProposedPart> {
  const parts = new Set<ProposedPart>(
    personalFields.filter((field) => !isEmpty(proposal[field]) && !isInForm(proposal, field, values)),
  );
  if (proposal.education && !hasEducation(proposal, values)) parts.add('education');
  return parts;
}

/** The jobs of a resume that are not in the form. */
export const newExperiences = ({ experiences }: ResumeProposal, values: ProfileValues): ProposedExperience[] =>
  experiences.filter((experience) => !hasExperience(experience, values));

/** The skills of a resume that are no tags yet. */
export function newSkills({ skills }: ResumeProposal, kept: readonly string[]): string[] {
  const known = new Set(kept.map(skillKey));
  return skills.filter((skill) => !known.has(skillKey(skill)));
}

/** The proposed job in one line. */
export function experienceText({ companyName, jobRole, fromDate, toDate }: ProposedExperience) {
  const time = `${formatDate(fromDate)} to ${toDate ? formatDate(toDate) : 'today'}`;
  return [jobRole, companyName, time].filter(Boolean).join(', ');
}

/** The proposed qualification in one line. */
export const educationText = (education: ProposedEducation): string =>
  [education.qualification, education.university, education.yearOfCompletion, education.marks]
    .filter((part) => part !== null)
    .join(', ');

/** The first block of a list that nobody has filled in; -1 when there is none. */
export const blankExperience = ({ experiences }: ProfileValues): number => experiences.findIndex(isBlankExperience);
export const blankEducation = ({ educations }: ProfileValues): number =>
  educations.findIndex((entry) =>
    [entry.qualification, entry.university, entry.yearOfCompletion, entry.marks].every(isEmpty),
  );
