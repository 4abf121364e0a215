import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { IMPORT_MESSAGES, importResult } from '@job-alert/domain/portal/admin-messages';
import { useCallback, useState } from 'react';
import type { BannerState } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { usePreviewImportMutation, useRunImportMutation } from './bulk-import.generated';
import {
  type ImportCorrections,
  type ImportField,
  type ImportPreview,
  NO_CORRECTIONS,
  toCorrectionsInput,
  withCorrection,
} from './import-corrections';
import { importFileError } from './import-file';
import { type ImportOptions, NO_OPTIONS, type OptionErrors, optionErrors, toOptionsInput } from './import-options';

interface BulkImportOptions {
  kind: ImportKind;
  /** The banner above the list, which shows the result. */
  banner: BannerState;
  reload: () => Promise<unknown>;
}

/** The state of an import: the file, its preview with corrections, and the import itself. */
export function useBulkImport({ kind, banner, reload }: BulkImportOptions) {
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [options, setOptions] = useState(NO_OPTIONS);
  const [wrongOptions, setWrongOptions] = useState<OptionErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  // Corrections stay regardless of the result of a request. The preview includes the corrections in `seen`.
  const [repair, setRepair] = useState(NO_CORRECTIONS);
  const [seen, setSeen] = useState(NO_CORRECTIONS);
  const [previewImport] = usePreviewImportMutation();
  const [runImport] = useRunImportMutation();
  const { isPending, run } = useAsyncAction();
  const [isImporting, setIsImporting] = useState(false);
  const isUnchecked = repair.corrections !== seen.corrections;

  /** Another file discards the preview and its corrections. */
  function choose(next: File | null) {
    setFile(next);
    setProblem(null);
    setPreview(null);
    setRepair(NO_CORRECTIONS);
    setSeen(NO_CORRECTIONS);
  }

  /** Validates the file with these corrections. Resolves to the preview, or null after an error. */
  async function check(next: ImportCorrections): Promise<ImportPreview | null> {
    const wrong = importFileError(file);
    setProblem(wrong);
    if (wrong !== null || !file) return null;
    try {
      const input = { kind, file, ...toCorrectionsInput(next) };
      // Not cached, because a preview is read once and may have thousands of rows.
      const { data } = await previewImport({ variables: { input }, fetchPolicy: 'no-cache' });
      const checked = data?.previewImport ?? null;
      setPreview(checked);
      setSeen(next);
      // Preserves corrections that were typed during the request.
      setRepair(({ corrections }) => ({ corrections, excludedRows: next.excludedRows }));
      return checked;
    } catch (error) {
      setProblem(
        describeError(error, { fallback: IMPORT_MESSAGES.previewFailed, network: IMPORT_MESSAGES.previewWentWrong }),
      );
      return null;
    }
  }

  const checkOnly = (next: ImportCorrections) =>
    run(async () => {
      await check(next);
    });

  /** Imports the previewed rows. Validates unchecked corrections first; an error in them stops the import. */
  const confirm = () =>
    run(async () => {
      if (!file) return;
      setProblem(null);
      setIsImporting(true);
      const checkedPreview = isUnchecked ? await check(repair) : preview;
      if (checkedPreview === null || checkedPreview.hasErrors) {
        setIsImporting(false);
        return;
      }
      try {
        const { data } = await runImport({
          variables: { input: { kind, file, ...toOptionsInput(options), ...toCorrectionsInput(repair) } },
        });
        const { imported, failed } = data?.runImport ?? { imported: 0, failed: 0 };
        setOpened(false);
        banner.show(failed === 0 ? 'success' : 'warning', importResult(imported, failed));
      } catch (error) {
        setProblem(describeError(error, { fallback: IMPORT_MESSAGES.failed, network: IMPORT_MESSAGES.wentWrong }));
      }
      // Also reloads after an error, because an earlier batch of the file may have been imported.
      await reload().catch(() => undefined);
      setIsImporting(false);
    });

  const type = useCallback(
    (rowNumber: number, field: ImportField, text: string) =>
      setRepair((before) => withCorrection(before, rowNumber, field, text)),
    [],
  );

  return {
    opened,
    file,
    problem,
    preview,
    isPending,
    isImporting,
    repair,
    seen,
    choose,
    confirm,
    type,
    options,
    optionErrors: wrongOptions,
    chooseOptions(next: ImportOptions) {
      setOptions(next);
      setWrongOptions({});
    },
    /** Previews the file, unless the options have errors. */
    async upload() {
      const wrong = optionErrors(options);
      setWrongOptions(wrong);
      if (Object.keys(wrong).length === 0) await checkOnly(NO_CORRECTIONS);
    },
    isUnchecked,
    check: () => checkOnly(repair),
    excludeRows: (rowNumbers: readonly number[]) =>
      checkOnly({ ...repair, excludedRows: new Set([...repair.excludedRows, ...rowNumbers]) }),
    includeRow: (rowNumber: number) =>
      checkOnly({ ...repair, excludedRows: new Set([...repair.excludedRows].filter((other) => other !== rowNumber)) }),
    open() {
      choose(null);
      setOptions(NO_OPTIONS);
      setWrongOptions({});
      setOpened(true);
    },
    // The dialog stays open during a request, because a request cannot be cancelled.
    close: () => {
      if (!isPending) setOpened(false);
    },
    back: () => choose(null),
  };
}

export type BulkImportState = ReturnType<typeof useBulkImport>;
