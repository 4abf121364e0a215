import { MAX_FILE_SIZE } from '@job-alert/domain/files/files';
import { MAX_IMPORT_ROWS } from '@job-alert/domain/lists/bulk-import';
import { type ImportKind, importColumns, OPTIONAL_IMPORT_COLUMNS } from '@job-alert/domain/lists/import-columns';
import { Anchor, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useRef } from 'react';
import { SubmitButton } from '../../../components/buttons/submit-button';
import { Dialog } from '../../../components/dialog/dialog';
import { UploadField } from '../../../components/fields/upload-field';
import type { BannerState } from '../../../components/use-banner';
import { apiUrl } from '../../../config/env';
import { formatNumber } from '../../../lib/format/format';
import { focusFirstInvalid } from '../../../lib/forms/focus-first-invalid';
import { useCan } from '../../../lib/session/use-can';
import { IMPORT_ACCEPT, IMPORT_ENDINGS } from './import-file';
import { ImportOptionFields } from './import-options';
import { ImportPreviewTable } from './import-preview';
import { RecentImports } from './recent-imports';
import { type BulkImportState, useBulkImport } from './use-bulk-import';

interface BulkImportProps {
  kind: ImportKind;
  banner: BannerState;
  reload: () => Promise<unknown>;
}

const people: Readonly<Record<ImportKind, string>> = { EMPLOYERS: 'Employers', CANDIDATES: 'Candidates' };

/** Imports accounts from a file, in two steps: choose the file, then review and confirm its preview. */
export function BulkImport({ kind, banner, reload }: BulkImportProps) {
  const state = useBulkImport({ kind, banner, reload });
  const canImport = useCan('Mutation.runImport');
  if (!canImport) return null;
  return (
    <>
      <Button leftSection={<IconFileUpload size={20} aria-hidden />} onClick={state.open}>
        Bulk Import
      </Button>
      <Dialog
        opened={state.opened}
        onClose={state.close}
        title={state.preview ? 'Import Preview' : `Bulk Import ${people[kind]}`}
        size={state.preview ? 1320 : 560}
        // Escape and clicks outside do not close the dialog while it contains input.
        closeOnEscape={state.repair.corrections.size === 0}
        closeOnClickOutside={state.repair.corrections.size === 0}
        styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
      >
        {state.preview ? (
          <ImportPreviewTable kind={kind} preview={state.preview} state={state} />
        ) : (
          <>
            <ChooseFile kind={kind} state={state} />
            <RecentImports kind={kind} reload={reload} />
          </>
        )}
      </Dialog>
    </>
  );
}

/** The first step: chooses the file. It links to templates. */
function ChooseFile({ kind, state }: { kind: ImportKind; state: BulkImportState }) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await state.upload();
    focusFirstInvalid(form.current);
  }

  const optional = Object.keys(OPTIONAL_IMPORT_COLUMNS[kind]);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <Text c="gray.7">
          The header row names the columns, in any order: <ColumnNames names={importColumns(kind)} />
          {optional.length > 0 ? (
            <>
              , and if you like <ColumnNames names={optional} />
            </>
          ) : null}
          . Usual names such as First Name, E-mail and Mobile work too. Title rows may be above it. Everyone who is
          imported gets an email to set a password, now or later.
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
        <ImportOptionFields
          kind={kind}
          options={state.options}
          errors={state.optionErrors}
          onChange={state.chooseOptions}
        />
        <Group justify="flex-end" data-dialog-actions mt="sm">
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

const ColumnNames = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 ? ', ' : null}
      <Code>{name}</Code>
    </span>
  ));
