import { MAX_FILE_SIZE } from '@job-alert/domain/files/files';
import { type ImportKind, importColumns, MAX_IMPORT_ROWS } from '@job-alert/domain/lists/bulk-import';
import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { UploadField } from '../../../components/fields/upload-field';
import { apiUrl } from '../../../config/env';
import { formatNumber } from '../../../lib/format/format';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid';
import { IMPORT_ACCEPT, IMPORT_ENDINGS } from './import-file';
import type { BulkImportState } from './use-bulk-import';

/** The first step: chooses the file. It links to templates. */
export function ChooseFile({ kind, state }: { kind: ImportKind; state: BulkImportState }) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await state.upload();
    focusFirstInvalid(form.current);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Text c="gray.7">
          The first row names the columns, in any order:{' '}
          {importColumns(kind).map((column, index) => (
            <span key={column}>
              {index > 0 ? ', ' : null}
              <Code>{column}</Code>
            </span>
          ))}
          . Usual names such as First Name, E-mail and Mobile work too. Everyone who is imported gets an email to set a
          password.
        </Text>
        <Group gap="sm">
          <Text fw={600} fz="sm">
            Template:
          </Text>
          {IMPORT_ENDINGS.map((ending) => (
            <Anchor
              key={ending}
              href={apiUrl(`/import-templates/${kind.toLowerCase()}${ending}`)}
              download
              fz="sm"
              fw={600}
            >
              {kind.toLowerCase()}
              {ending}
            </Anchor>
          ))}
        </Group>
        <UploadField
          label="File"
          description={`.csv or .xlsx, at most ${formatNumber(MAX_IMPORT_ROWS)} rows and ${MAX_FILE_SIZE}`}
          accept={IMPORT_ACCEPT}
          value={state.file}
          onChange={state.choose}
          error={state.problem}
          errorProps={{ role: 'alert' }}
          data-autofocus
        />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" size="md" onClick={state.close} aria-disabled={state.isPending}>
            Cancel
          </Button>
          <SubmitButton isPending={state.isPending} pendingText="Reading the file...">
            Preview
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
