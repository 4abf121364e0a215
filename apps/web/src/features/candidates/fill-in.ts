import { emptyEducation, emptyExperience } from './profile-values';
import {
  blankEducation,
  blankExperience,
  hasEducation,
  hasExperience,
  isInForm,
  type ProposedEducation,
  type ProposedExperience,
  type ProposedField,
} from './resume-proposal';
import type { ProfileForm } from './use-profile-wizard';
import type { ShownProposal } from './use-resume-proposals';

/** Fills in the empty entry. If there is none, inserts a new one above the jobs that started earlier. */
export function fillInExperience(form: ProfileForm, { companyName, jobRole, fromDate, toDate }: ProposedExperience) {
  const values = form.getValues();
  const block = {
    ...emptyExperience(),
    companyName: companyName ?? '',
    jobRole: jobRole ?? '',
    fromDate,
    toDate: toDate ?? '',
  };
  const blank = blankExperience(values);
  if (blank >= 0) {
    form.replaceListItem('experiences', blank, block);
    return;
  }
  const earlier = values.experiences.findIndex((entry) => entry.fromDate !== '' && entry.fromDate < fromDate);
  form.insertListItem('experiences', block, earlier < 0 ? values.experiences.length : earlier);
}

/** Fills in the empty entry. If there is none, inserts a new one at the top. */
export function fillInEducation(form: ProfileForm, proposed: ProposedEducation) {
  const block = {
    ...emptyEducation(),
    qualification: proposed.qualification,
    university: proposed.university ?? '',
    yearOfCompletion: proposed.yearOfCompletion === null ? '' : String(proposed.yearOfCompletion),
    marks: proposed.marks ?? '',
  };
  const blank = blankEducation(form.getValues());
  if (blank >= 0) form.replaceListItem('educations', blank, block);
  else form.insertListItem('educations', block, 0);
}

/** Returns the suggested fields of the first tab, except the email address, which the form cannot change. */
const acceptedFields = ({ parts }: ShownProposal): Exclude<ProposedField, 'email'>[] =>
  [...parts].filter((part) => part !== 'education' && part !== 'email');

/** Fills in every suggestion that the form does not contain yet, except skills. */
export function fillInAll(form: ProfileForm, shown: ShownProposal): void {
  const { proposal, parts, experiences } = shown;
  for (const field of acceptedFields(shown)) form.setFieldValue(`personal.${field}`, proposal[field] ?? '');
  for (const experience of experiences)
    if (!hasExperience(experience, form.getValues())) fillInExperience(form, experience);
  if (parts.has('education') && proposal.education && !hasEducation(proposal, form.getValues()))
    fillInEducation(form, proposal.education);
}

export const isAllFilledIn = (form: ProfileForm, shown: ShownProposal): boolean =>
  acceptedFields(shown).every((field) => isInForm(shown.proposal, field, form.values)) &&
  shown.experiences.every((experience) => hasExperience(experience, form.values)) &&
  (!shown.parts.has('education') || hasEducation(shown.proposal, form.values));
