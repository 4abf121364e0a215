import { MAX_SKILLS, parseSkills, skillSpelling, validateSkills } from '@job-alert/domain/candidates/skills';
import { Chip, Group, TagsInput, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormSection, wideField } from '../../components/form/form-section';
import { describeError } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { useSaveCandidateSkillsMutation } from './resume-proposal.generated';

interface SkillsSectionProps {
  skillTags: SkillTags;
  /** The skills from the resume that were not tags when it was parsed. */
  proposed: readonly string[];
}

/** The candidate's skills as tags. Saves each change immediately. */
export function SkillsSection({ skillTags, proposed }: SkillsSectionProps) {
  const { tags, change, isTag, error, isSaved } = skillTags;
  const toggle = (skill: string): void =>
    change(isTag(skill) ? tags.filter((tag) => skillSpelling(tag) !== skillSpelling(skill)) : [...tags, skill]);

  return (
    <FormSection title="Your skills" lead="One or two words each. Skills are saved as you add them.">
      <TagsInput
        className={wideField}
        label="Skill tags"
        size="md"
        placeholder={tags.length === 0 ? 'Tally Prime, GST returns' : undefined}
        description="Type a skill and press Enter or a comma"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        splitChars={[',']}
        acceptValueOnBlur
        value={[...tags]}
        onChange={change}
        error={error}
      />
      {proposed.length > 0 ? (
        <div className={wideField}>
          <Text size="sm" c="gray.7" mb={8}>
            From your resume; choose the ones that are right:
          </Text>
          <Group gap={8}>
            {proposed.map((skill) => (
              <Chip key={skill} checked={isTag(skill)} onChange={() => toggle(skill)}>
                {skill}
              </Chip>
            ))}
          </Group>
        </div>
      ) : null}
      <Text aria-live="polite" size="sm" c="gray.7" className={wideField}>
        {isSaved ? 'Your skills are saved.' : ''}
      </Text>
    </FormSection>
  );
}

interface SkillTags {
  tags: readonly string[];
  change: (typed: readonly string[]) => void;
  isTag: (skill: string) => boolean;
  error: string | null;
  isSaved: boolean;
}

/** Saves the tags with one request at a time. Changes during a request are saved by the next one. */
export function useSkillTags(skills: readonly string[]): SkillTags {
  const [tags, setTags] = useState(skills);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const desiredTags = useRef(skills);
  const saved = useRef(skills);
  const { run } = useAsyncAction();
  const [save] = useSaveCandidateSkillsMutation();

  function show(next: readonly string[]): void {
    desiredTags.current = next;
    setTags(next);
  }

  async function saveAll(): Promise<void> {
    while (desiredTags.current !== saved.current) {
      const sending = desiredTags.current;
      await save({ variables: { input: { skills: [...sending] } } });
      saved.current = sending;
    }
  }

  function change(typed: readonly string[]): void {
    const next = parseSkills(typed.join(','));
    const wrong = next.length > MAX_SKILLS ? validateSkills(next) : validateSkills(next.slice(-1));
    setProblem(wrong);
    setSaved(false);
    if (wrong) return;
    show(next);
    void run(async () => {
      try {
        await saveAll();
        setSaved(true);
      } catch (error) {
        show(saved.current);
        setProblem(describeError(error, { fallback: 'Your skills could not be saved. Please try again later.' }));
      }
    });
  }

  const isTag = (skill: string): boolean => tags.some((tag) => skillSpelling(tag) === skillSpelling(skill));
  return { tags, change, isTag, error: problem, isSaved };
}
