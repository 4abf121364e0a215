import { type DraftBlock, type DraftField, type DraftValue, type DraftValues } from './draft-storage';
import { useDraft } from './use-draft';

/**
 * The parts of a form that its draft contains. List the fields explicitly. Never include passwords, codes or identity
 * numbers.
 */
export interface FormDraft {
  /** The form's name, with the record's id if it edits one of many records. */
  name: string;
  fields: readonly string[];
  /** The lists of blocks by path. */
  blocks?: Readonly<Record<string, DraftBlocks>>;
}

interface DraftBlocks {
  fields: readonly string[];
  empty: () => object;
}

/** The part of a Mantine form that a draft needs. */
interface DraftableForm {
  getValues: () => object;
  getInitialValues: () => object;
  setFieldValue: (path: string, value: unknown) => void;
}

const at = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), values);

const asField = (value: unknown): DraftField =>
  typeof value === 'string' || typeof value === 'boolean' ? value : null;

const pick = (values: object, paths: readonly string[]): DraftBlock =>
  Object.fromEntries(paths.map((path) => [path, asField(at(values, path))]));

const listAt = (values: object, path: string): object[] => {
  const list = at(values, path);
  return Array.isArray(list) ? list : [];
};

/**
 * The draft of a form. It is stored while it differs from the initial values. Without `options` the form has no draft.
 */
export function useFormDraft(form: DraftableForm, options?: FormDraft) {
  const { name = null, fields = [], blocks = {} } = options ?? {};
  const draftValues = (values: object): DraftValues => ({
    ...pick(values, fields),
    ...Object.fromEntries(
      Object.entries(blocks).map(([path, { fields: inside }]): [string, DraftValue] => [
        path,
        listAt(values, path).map((block) => pick(block, inside)),
      ]),
    ),
  });

  /** A saved block retains its identity and files. The other blocks are added as new ones. */
  function restoreBlock(path: string, stored: DraftBlock): object {
    const existing = listAt(form.getInitialValues(), path).find(
      (one) => stored.id != null && at(one, 'id') === stored.id,
    );
    return { ...(existing ?? blocks[path]?.empty()), ...stored, ...(existing ? {} : 'id' in stored && { id: null }) };
  }

  return useDraft({
    name,
    read: () => ({ initial: draftValues(form.getInitialValues()), current: draftValues(form.getValues()) }),
    restore(values) {
      for (const [path, value] of Object.entries(values)) {
        form.setFieldValue(path, isList(value) ? value.map((block) => restoreBlock(path, block)) : value);
      }
    },
  });
}

const isList = (value: DraftValue): value is readonly DraftBlock[] => Array.isArray(value);
