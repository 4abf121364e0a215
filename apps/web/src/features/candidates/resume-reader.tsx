import { Button, FileButton, Group, Paper, Text, Title } from '@mantine/core';
import { fileInputAccept } from '@job-alert/domain/files';
import { IconFileSearch } from '@tabler/icons-react';
import classes from './resume-reader.module.css';
import type { ResumeProposals } from './use-resume-proposals';

interface ResumeReaderProps {
  proposals: ResumeProposals;
  /** The name of the resume that can be read without choosing another one. */
  known: string | null;
  onRead: (file: File | null) => void;
}

/** The offer to have a resume read, and what came of it. */
export function ResumeReader({ proposals, known, onRead }: ResumeReaderProps) {
  const { busy } = proposals;
  return (
    <Paper component="section" aria-labelledby="resume-reader" className={classes.card}>
      <IconFileSearch size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <Title order={2} id="resume-reader" className={classes.title}>
        Fill in from your resume
      </Title>
      <div className={classes.result}>
        <Result {...proposals} />
      </div>
      <Group gap="xs" className={classes.acts}>
        {known ? (
          <Button variant="light" aria-disabled={busy} title={known} onClick={() => onRead(null)}>
            {busy ? 'Reading...' : 'Read my resume'}
          </Button>
        ) : null}
        <FileButton accept={fileInputAccept('RESUME')} onChange={(file) => file && onRead(file)}>
          {(props) => (
            <Button {...props} variant="default" aria-disabled={busy}>
              {known ? 'Another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
      </Group>
    </Paper>
  );
}

function Result({ shown, busy, failure }: ResumeProposals) {
  if (failure) {
    return (
      <Text role="alert" c="red.8">
        {failure}
      </Text>
    );
  }
  return (
    <Text aria-live="polite" c="gray.7">
      {busy ? 'Your resume is being read...' : resultOf(shown)}
    </Text>
  );
}

function resultOf(shown: ResumeProposals['shown']): string {
  if (!shown) return 'We read it here and suggest what it says. Nothing is saved until you take it.';
  const count = shown.parts.size + shown.skills.length;
  if (count === 0) return 'Your profile already says what we could read in it.';
  return `${count === 1 ? 'One suggestion stands' : `${count} suggestions stand`} beside the fields of the three steps and under Skills. Take those that are right.`;
}
