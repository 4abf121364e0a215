import { isBlankExperience } from '@job-alert/domain/candidates/candidate-profile';
import { skillSpelling } from '@job-alert/domain/candidates/skills';
import { isEmpty } from '@job-alert/domain/fields/text-field';
import { isSameName } from '@job-alert/domain/resumes/same-name';
import { formatDate } from '@job-alert/domain/india/calendar';
import type { ProfileValues } from './profile-values';
import type { ParseResumeMutation } from './resume-proposal.generated';

/** The suggestions from a parsed resume. */
export type ResumeProposal = ParseResumeMutation['parseResume']['resume'];

const personalFields = ['firstName', 'middleName', 'lastName', 'contact', 'email', 'city', 'state'] as const;
export type ProposedField = (typeof personalFields)[number];
export type ProposedExperience = ResumeProposal['experiences'][number];
export type ProposedEducation = NonNullable<ResumeProposal['education']>;
export type ProposedPart = ProposedField | 'education';

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

const nameFields: readonly ProposedField[] = ['firstName', 'middleName', 'lastName'];
const fullName = ({
  firstName,
  middleName,
  lastName,
}: Record<'firstName' | 'middleName' | 'lastName', string | null>) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** True if the form already contains the suggested value. */
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

/** Returns the suggestions that the form does not contain yet. */
export function openParts(proposal: ResumeProposal, values: ProfileValues): ReadonlySet<ProposedPart> {
  const isNew = (field: ProposedField) => !isEmpty(proposal[field]) && !isInForm(proposal, field, values);
  const isTurned =
    (isNew('firstName') || isNew('lastName')) && isSameName(fullName(proposal), fullName(values.personal));
  const parts = new Set<ProposedPart>(
    personalFields.filter((field) => isNew(field) && !(isTurned && nameFields.includes(field))),
  );
  if (proposal.education && !hasEducation(proposal, values)) parts.add('education');
  return parts;
}

/** Returns the jobs of a resume that the form does not contain yet. */
export const newExperiences = ({ experiences }: ResumeProposal, values: ProfileValues): ProposedExperience[] =>
  experiences.filter((experience) => !hasExperience(experience, values));

/** Returns the skills of a resume that are not tags yet. */
export function newSkills({ skills }: ResumeProposal, tags: readonly string[]): string[] {
  const existing = new Set(tags.map(skillSpelling));
  return skills.filter((skill) => !existing.has(skillSpelling(skill)));
}

export function experienceText({ companyName, jobRole, fromDate, toDate }: ProposedExperience) {
  const time = `${formatDate(fromDate)} to ${toDate ? formatDate(toDate) : 'today'}`;
  return [jobRole, companyName, time].filter(Boolean).join(', ');
}

export const educationText = (education: ProposedEducation): string =>
  [education.qualification, education.university, education.yearOfCompletion, education.marks]
    .filter((part) => part !== null)
    .join(', ');

/** Returns the index of the first empty entry, or -1. */
export const blankExperience = ({ experiences }: ProfileValues): number => experiences.findIndex(isBlankExperience);
export const blankEducation = ({ educations }: ProfileValues): number =>
  educations.findIndex((entry) =>
    [entry.qualification, entry.university, entry.yearOfCompletion, entry.marks].every(isEmpty),
  );
