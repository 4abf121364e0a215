import { BlockProposal } from './block-proposal';
import { fillInEducation, fillInExperience } from './fill-in';
import { educationText, experienceText, hasEducation, hasExperience } from './resume-proposal';
import type { TabProps } from './tab-props';

type ProposalProps = Pick<TabProps, 'form' | 'proposals'>;

/** Lists the suggested jobs from the resume. */
export function ExperienceProposals({ form, proposals: { current } }: ProposalProps) {
  return current?.experiences.map((experience) => {
    const text = experienceText(experience);
    return (
      <BlockProposal
        key={text}
        text={text}
        fieldName={experience.companyName ?? experience.jobRole ?? 'Job History'}
        isUsed={hasExperience(experience, form.values)}
        onUse={() => fillInExperience(form, experience)}
      />
    );
  });
}

export function EducationProposal({ form, proposals: { current } }: ProposalProps) {
  const education = current?.parts.has('education') ? current.proposal.education : null;
  if (!current || !education) return null;
  return (
    <BlockProposal
      text={educationText(education)}
      fieldName="Qualification"
      isUsed={hasEducation(current.proposal, form.values)}
      onUse={() => fillInEducation(form, education)}
    />
  );
}
