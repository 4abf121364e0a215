import { Paper } from '@mantine/core';
import classes from './block-proposal.module.css';
import { fillInEducation, fillInExperience } from './fill-in';
import { ProposalLine } from './proposal-line';
import { educationText, experienceText, hasEducation, hasExperience } from './resume-proposal';
import type { TabProps } from './tab-props';

interface BlockProposalProps {
  text: string;
  fieldName: string;
  isUsed: boolean;
  onUse: () => void;
}

/** A suggested entry, either a job or the highest qualification. */
function BlockProposal(props: BlockProposalProps) {
  return (
    <Paper className={classes.block}>
      <ProposalLine {...props} />
    </Paper>
  );
}

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
