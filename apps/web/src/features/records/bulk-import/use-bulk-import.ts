import type { ImportKind } from '@job-alert/domain/lists/bulk-import';
import { IMPORT_MESSAGES, importResult } from '@job-alert/domain/portal/admin-messages';
import { useCallback, useState } from 'react';
import type { BannerState } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { usePreviewImportMutation, useRunImportMutation } from './bulk-import.generated';
import { importFileProblem } from './import-file';
import {
  type ImportField,
  type ImportPreview,
  type ImportRepair,
  NOTHING_REPAIRED,
  repairInput,
  typedInto,
} from './import-repair';

interface BulkImportOptions {
  kind: ImportKind;
  /** Shows the result above the list. */
  banner: BannerState;
  reload: () => Promise<unknown>;
}

/** The state of an import: the file, its preview with corrections, and the import itself. */
export function useBulkImport({ kind, banner, reload }: BulkImportOptions) {
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  // Corrections stay, whatever the result of a request. The preview includes the corrections in `seen`.
  const [repair, setRepair] = useState(NOTHING_REPAIRED);
  const [seen, setSeen] = useState(NOTHING_REPAIRED);
  const [previewImport] = usePreviewImportMutation();
  const [runImport] = useRunImportMutation();
  const { busy, send } = useAsyncAction();
  const [isImporting, setIsImporting] = useState(false);
  const isUnchecked = repair.typed !== seen.typed;

  /** Another file discards the preview and its corrections. */
  function choose(next: File | null) {
    setFile(next);
    setProblem(null);
    setPreview(null);
    setRepair(NOTHING_REPAIRED);
    setSeen(NOTHING_REPAIRED);
  }

  /** Resolves to the preview with these corrections, or null after an error. */
  async function check(next: ImportRepair): Promise<ImportPreview | null> {
    const wrong = importFileProblem(file);
    setProblem(wrong);
    if (wrong !== null || !file) return null;
    try {
      const input = { kind, file, ...repairInput(next) };
      // Not cached: a preview is read once and may have thousands of rows.
      const { data } = await previewImport({ variables: { input }, fetchPolicy: 'no-cache' });
      const checked = data?.previewImport ?? null;
      setPreview(checked);
      setSeen(next);
      // Keeps corrections that were typed meanwhile.
      setRepair(({ typed }) => ({ typed, excludedRows: next.excludedRows }));
      return checked;
    } catch (error) {
      setProblem(
        describeError(error, { fallback: IMPORT_MESSAGES.previewFailed, network: IMPORT_MESSAGES.previewWentWrong }),
      );
      return null;
    }
  }

  const look = (next: ImportRepair) =>
    send(async () => {
      await check(next);
    });

  /** Imports the visible rows. Corrections are validated first, and an error in them stops the import. */
  const confirm = () =>
    send(async () => {
      if (!file) return;
      setProblem(null);
      setIsImporting(true);
      const shown = isUnchecked ? await check(repair) : preview;
      if (shown === null || shown.hasErrors) {
        setIsImporting(false);
        return;
      }
      try {
        const { data } = await runImport({ variables: { input: { kind, file, ...repairInput(repair) } } });
        const { imported, failed } = data?.runImport ?? { imported: 0, failed: 0 };
        setOpened(false);
        banner.show(failed === 0 ? 'success' : 'warning', importResult(imported, failed));
      } catch (error) {
        setProblem(describeError(error, { fallback: IMPORT_MESSAGES.failed, network: IMPORT_MESSAGES.wentWrong }));
      }
      // After an error too, because an earlier batch of the file may have been imported.
      await reload().catch(() => undefined);
      setIsImporting(false);
    });

  const type = useCallback(
    (rowNumber: number, field: ImportField, text: string) =>
      setRepair((before) => typedInto(before, rowNumber, field, text)),
    [],
  );

  return {
    opened,
    file,
    problem,
    preview,
    busy,
    isImporting,
    repair,
    seen,
    choose,
    confirm,
    type,
    upload: () => look(NOTHING_REPAIRED),
    /** True if there are corrections that the server has not validated. */
    isUnchecked,
    check: () => look(repair),
    leaveOut: (rowNumbers: readonly number[]) =>
      look({ ...repair, excludedRows: new Set([...repair.excludedRows, ...rowNumbers]) }),
    takeIn: (rowNumber: number) =>
      look({ ...repair, excludedRows: new Set([...repair.excludedRows].filter((other) => other !== rowNumber)) }),
    open() {
      choose(null);
      setOpened(true);
    },
    // A request in progress cannot be cancelled.
    close: () => {
      if (!busy) setOpened(false);
    },
    back: () => choose(null),
  };
}

export type BulkImportState = ReturnType<typeof useBulkImport>;
