import { BlockProposal } from './block-proposal';
import { emptyEducation, emptyExperience } from './profile-values';
import {
  blankEducation,
  blankExperience,
  educationText,
  experienceText,
  hasEducation,
  hasExperience,
} from './resume-proposal';
import type { TabProps } from './tab-props';

type ProposalProps = Pick<TabProps, 'form' | 'proposals'>;

/** The latest job of the resume; taken, it fills the block that is empty, or a new first one. */
export function ExperienceProposal({ form, proposals: { shown } }: ProposalProps) {
  const experience = shown?.parts.has('experience') ? shown.proposal.experience : null;
  if (!shown || !experience) return null;

  function take(job: NonNullable<typeof experience>) {
    const { companyName, jobRole, fromDate, toDate } = job;
    const block = {
      ...emptyExperience(),
      companyName: companyName ?? '',
      jobRole: jobRole ?? '',
      fromDate,
      toDate: toDate ?? '',
    };
    const blank = blankExperience(form.getValues());
    if (blank >= 0) form.replaceListItem('experiences', blank, block);
    else form.insertListItem('experiences', block, 0);
  }

  return (
    <BlockProposal
      text={experienceText(experience)}
      what="Job History"
      isTaken={hasExperience(shown.proposal, form.values)}
      onTake={() => take(experience)}
    />
  );
}

/** The highest qualification of the resume. */
export function EducationProposal({ form, proposals: { shown } }: ProposalProps) {
  const education = shown?.parts.has('education') ? shown.proposal.education : null;
  if (!shown || !education) return null;

  function take({ qualification, university, yearOfCompletion, marks }: NonNullable<typeof education>) {
    const block = {
      ...emptyEducation(),
      qualification,
      university: university ?? '',
      yearOfCompletion: yearOfCompletion === null ? '' : String(yearOfCompletion),
      marks: marks ?? '',
    };
    const blank = blankEducation(form.getValues());
    if (blank >= 0) form.replaceListItem('educations', blank, block);
    else form.insertListItem('educations', block, 0);
  }

  return (
    <BlockProposal
      text={educationText(education)}
      what="Qualification"
      isTaken={hasEducation(shown.proposal, form.values)}
      onTake={() => take(education)}
    />
  );
}
