import { fileInputAccept } from '@job-alert/domain/files/files';
import { Button, FileButton, Group, Paper, Text, Title } from '@mantine/core';
import { IconCheck, IconFileSearch } from '@tabler/icons-react';
import classes from './resume-reader.module.css';
import type { ResumeProposals, ShownProposal } from './use-resume-proposals';

interface ResumeReaderProps {
  proposals: ResumeProposals;
  /** The file name of the uploaded resume, which can be parsed without another upload. Null if there is none. */
  uploadedName: string | null;
  onRead: (file: File | null) => void;
  /** True if the form contains every suggestion. */
  isAllUsed: boolean;
  onUseAll: () => void;
}

/** Buttons that parse a resume and accept all suggestions, with the result of the parsing. */
export function ResumeReader({ proposals, uploadedName, onRead, isAllUsed, onUseAll }: ResumeReaderProps) {
  const { isPending, current } = proposals;
  return (
    <Paper component="section" aria-labelledby="resume-reader" className={classes.card}>
      <IconFileSearch size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <Title order={2} id="resume-reader" className={classes.title}>
        Fill in from your resume
      </Title>
      <div className={classes.result}>
        <Result {...proposals} />
      </div>
      <Group gap="xs" className={classes.actions}>
        {current && countSuggestions(current) > 0 ? (
          <Button
            aria-disabled={isAllUsed}
            leftSection={isAllUsed ? <IconCheck size={18} aria-hidden /> : null}
            onClick={() => {
              if (!isAllUsed) onUseAll();
            }}
          >
            {isAllUsed ? 'All used' : 'Use all'}
          </Button>
        ) : null}
        {uploadedName ? (
          <Button variant="light" aria-disabled={isPending} title={uploadedName} onClick={() => onRead(null)}>
            {isPending ? 'Reading...' : 'Read my resume'}
          </Button>
        ) : null}
        <FileButton accept={fileInputAccept('RESUME')} onChange={(file) => file && onRead(file)}>
          {(props) => (
            <Button {...props} variant="default" aria-disabled={isPending}>
              {uploadedName ? 'Another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
      </Group>
    </Paper>
  );
}

function Result({ current, isPending, failure }: ResumeProposals) {
  if (failure) {
    return (
      <Text role="alert" c="red.8">
        {failure}
      </Text>
    );
  }
  return (
    <Text aria-live="polite" c="gray.7">
      {isPending ? 'Your resume is being read...' : parseResult(current)}
    </Text>
  );
}

function parseResult(shown: ResumeProposals['current']): string {
  if (!shown) return 'We read it and suggest entries for your profile. Nothing is saved until you use them.';
  const count = countSuggestions(shown);
  if (count === 0) return 'Your profile already contains everything we could read in it.';
  return `We found ${count === 1 ? 'one suggestion' : `${count} suggestions`}, shown with your skills and next to the fields of the three steps. Use the ones that are right.`;
}

/** Returns the number of suggestions that can be accepted. An email address is not counted, because it is only shown. */
const countSuggestions = ({ parts, experiences, skills }: ShownProposal): number =>
  parts.size - (parts.has('email') ? 1 : 0) + experiences.length + skills.length;
