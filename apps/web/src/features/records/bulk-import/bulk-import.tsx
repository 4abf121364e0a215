import type { ImportKind } from '@job-alert/domain/lists/bulk-import';
import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { Dialog } from '../../../components/dialog/dialog';
import type { BannerState } from '../../../components/use-banner';
import { ChooseFile } from './choose-file';
import { ImportPreviewTable } from './import-preview';
import { useBulkImport } from './use-bulk-import';

interface BulkImportProps {
  kind: ImportKind;
  banner: BannerState;
  reload: () => Promise<unknown>;
}

const people: Readonly<Record<ImportKind, string>> = { EMPLOYERS: 'Employers', CANDIDATES: 'Candidates' };

/** Imports accounts from a file, in two steps: choose the file, then review and confirm its preview. */
export function BulkImport({ kind, banner, reload }: BulkImportProps) {
  const state = useBulkImport({ kind, banner, reload });
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
          <ChooseFile kind={kind} state={state} />
        )}
      </Dialog>
    </>
  );
}
