import { useState } from 'react';
import { describeError } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import type { ProfileValues } from './profile-values';
import {
  newExperiences,
  newSkills,
  openParts,
  type ProposedExperience,
  type ProposedPart,
  type ResumeProposal,
} from './resume-proposal';
import { useParseResumeMutation } from './resume-proposal.generated';

export interface ShownProposal {
  proposal: ResumeProposal;
  /** The suggestions that were new when the resume was parsed. Accepting a suggestion does not remove it. */
  parts: ReadonlySet<ProposedPart>;
  experiences: readonly ProposedExperience[];
  skills: readonly string[];
}

export interface ResumeProposals {
  current: ShownProposal | null;
  isPending: boolean;
  /** The reason why the resume could not be parsed. */
  failure: string | null;
  /** Parses a file, or the resume of the profile if the file is null. */
  read: (file: File | null, values: ProfileValues, skills: readonly string[]) => void;
}

/** Parses resumes and stores the suggestions while the screen is open. */
export function useResumeProposals(): ResumeProposals {
  const [shown, setShown] = useState<ShownProposal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { isPending, run } = useAsyncAction();
  const [parseResume] = useParseResumeMutation();

  async function read(file: File | null, values: ProfileValues, currentSkills: readonly string[]) {
    setFailure(null);
    setShown(null);
    try {
      const { data } = await parseResume({ variables: { input: { file } } });
      const proposal = data?.parseResume.resume;
      if (!proposal) throw new Error('The server sent no proposal.');
      setShown({
        proposal,
        parts: openParts(proposal, values),
        experiences: newExperiences(proposal, values),
        skills: newSkills(proposal, currentSkills),
      });
    } catch (error) {
      setFailure(describeError(error, { fallback: 'This resume could not be read. Please try again later.' }));
    }
  }

  return {
    current: shown,
    isPending,
    failure,
    read: (file, values, currentSkills) => void run(() => read(file, values, currentSkills)),
  };
}
