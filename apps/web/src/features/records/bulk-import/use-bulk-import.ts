import type { ImportKind } from '@job-alert/domain/bulk-import';
import { IMPORT_MESSAGES, importResult } from '@job-alert/domain/messages';
import { useState } from 'react';
import { describeError } from '../../../lib/errors/describe-error';
import { useSending } from '../../../lib/forms/use-sending';
import type { BannerState } from '../../../components/banner';
import { type PreviewImportMutation, usePreviewImportMutation, useRunImportMutation } from './bulk-import.generated';
import { importFileProblem } from './import-file';

/** What an import of the chosen file would do. */
export type ImportPreview = PreviewImportMutation['previewImport'];

interface BulkImportOptions {
  kind: ImportKind;
  /** The banner of the list, for the result. */
  banner: BannerState;
  reload: () => Promise<unknown>;
}

/** The steps of an import: a chosen file, its preview, the import itself. */
export function useBulkImport({ kind, banner, reload }: BulkImportOptions) {
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [previewImport] = usePreviewImportMutation();
  const [runImport] = useRunImportMutation();
  const { busy, send } = useSending();

  /** A file is looked at as it was chosen: another one starts from the beginning. */
  function choose(next: File | null) {
    setFile(next);
    setProblem(null);
    setPreview(null);
  }

  const upload = () =>
    send(async () => {
      const wrong = importFileProblem(file);
      setProblem(wrong);
      if (wrong !== null || !file) return;
      try {
        // Without the cache: a preview is read once, and has thousands of rows.
        const { data } = await previewImport({ variables: { input: { kind, file } }, fetchPolicy: 'no-cache' });
        setPreview(data?.previewImport ?? null);
      } catch (error) {
        setProblem(
          describeError(error, { fallback: IMPORT_MESSAGES.previewFailed, network: IMPORT_MESSAGES.previewWentWrong }),
        );
      }
    });

  const confirm = () =>
    send(async () => {
      if (!file) return;
      setProblem(null);
      try {
        const { data } = await runImport({ variables: { input: { kind, file } } });
        const { imported, failed } = data?.runImport ?? { imported: 0, failed: 0 };
        setOpened(false);
        banner.show(failed === 0 ? 'success' : 'warning', importResult(imported, failed));
      } catch (error) {
        setProblem(describeError(error, { fallback: IMPORT_MESSAGES.failed, network: IMPORT_MESSAGES.wentWrong }));
      }
      // Also after a failure: an earlier batch of the file may be in.
      await reload().catch(() => undefined);
    });

  return {
    opened,
    file,
    problem,
    preview,
    busy,
    choose,
    upload,
    confirm,
    open() {
      choose(null);
      setOpened(true);
    },
    // What is on its way cannot be called back, so its end is awaited.
    close: () => {
      if (!busy) setOpened(false);
    },
    back: () => choose(null),
  };
}

export type BulkImportState = ReturnType<typeof useBulkImport>;
