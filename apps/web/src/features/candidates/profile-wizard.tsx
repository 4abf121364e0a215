import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/buttons/submit-button';
import { UploadProgress } from '../../components/fields/upload-progress';
import { DraftRestorePrompt } from '../../components/form/draft-restore-prompt';
import { StepTabs } from '../../components/step-tabs';
import type { OwnProfileFragment } from './candidate-profile.generated';
import { fillInAll, isAllFilledIn } from './fill-in';
import { HistoryTab } from './history-tab';
import { PersonalTab } from './personal-tab';
import { type ProfileStep, profileSteps } from './profile-errors';
import classes from './profile-wizard.module.css';
import { QualificationTab } from './qualification-tab';
import { ResumeReader } from './resume-reader';
import { SkillsSection, useSkillTags } from './skills-section';
import { useProfileWizard } from './use-profile-wizard';
import { useResumeProposals } from './use-resume-proposals';

interface ProfileWizardProps {
  profile: OwnProfileFragment;
  /** Requests a new link for a file of the profile. Resolves to null if there is none. */
  renew: (id: string) => Promise<string | null>;
}

export function ProfileWizard({ profile, renew }: ProfileWizardProps) {
  const { form, step, advance, detail, upload } = useProfileWizard(profile);
  const position = profileSteps.indexOf(step);
  const previous = profileSteps[position - 1];
  const next = profileSteps[position + 1];
  const proposals = useResumeProposals();
  const { current } = proposals;
  const skillTags = useSkillTags(profile.skills);
  const parts = { form, profile, renew, proposals };
  const steps: { name: ProfileStep; label: string; panel: React.ReactNode }[] = [
    { name: 'profile', label: 'My Profile', panel: <PersonalTab {...parts} /> },
    { name: 'history', label: 'Job History', panel: <HistoryTab {...parts} /> },
    { name: 'qualification', label: 'Qualification', panel: <QualificationTab {...parts} /> },
  ];

  return (
    <>
      <details open={step === 'profile'} className={classes.cards}>
        <summary hidden={step === 'profile'}>Your resume and skills</summary>
        <ResumeReader
          proposals={proposals}
          uploadedName={profile.resume?.name ?? null}
          onRead={(file) => proposals.read(file, form.getValues(), skillTags.tags)}
          isAllUsed={current !== null && isAllFilledIn(form, current) && current.skills.every(skillTags.isTag)}
          onUseAll={() => {
            if (!current) return;
            fillInAll(form, current);
            const added = current.skills.filter((skill) => !skillTags.isTag(skill));
            if (added.length > 0) skillTags.change([...skillTags.tags, ...added]);
          }}
        />
        <Box data-no-print>
          <SkillsSection skillTags={skillTags} proposed={current?.skills ?? []} />
        </Box>
      </details>
      <form
        {...form.element}
        onSubmit={(event) => {
          if (!next) return form.element.onSubmit(event);
          event.preventDefault();
          advance(next);
        }}
      >
        <Banner message={form.banner.message} isFloating />
        <DraftRestorePrompt
          draft={form.draft}
          contentName="profile"
          missingFieldsHint="Identity document numbers and files are never saved: please enter them again."
        />
        {detail ? (
          <Text role="alert" c="red.8" ta="center" my="sm">
            {detail}
          </Text>
        ) : null}
        <Box mt={form.banner.message ? 'md' : 0}>
          <StepTabs steps={steps} current={step} onChange={advance} />
        </Box>
        <Group justify="space-between" mt="md" data-no-print>
          {previous ? (
            <Button variant="default" size="md" onClick={() => advance(previous)} disabled={form.isPending}>
              Previous
            </Button>
          ) : (
            <span />
          )}
          <SubmitButton isPending={form.isPending} pendingText={next ? 'Saving...' : 'Submitting...'}>
            {next ? 'Next' : 'Submit'}
          </SubmitButton>
        </Group>
        <Stack mt="md" gap="md">
          <UploadProgress upload={upload} />
        </Stack>
      </form>
    </>
  );
}
