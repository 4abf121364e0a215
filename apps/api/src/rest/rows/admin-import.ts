import type { ImportKind } from '@job-alert/domain/bulk-import';
import { IMPORT_MESSAGES } from '@job-alert/domain/messages';
import { object } from '../answers.js';
import { file } from '../input-fields.js';
import { FLAG, listOf, objectOf } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { RestRoute } from '../route.js';
import type { Values } from '../values.js';

const PERSON: out.OutputFields = {
  row_number: out.whole('rowNumber'),
  email: out.text('email'),
  first_name: out.text('firstName'),
  last_name: out.text('lastName'),
  contact: out.text('contact'),
  error: out.text('error'),
};

/** What the specification reads of a row, by what the file brings. */
const ROWS: Readonly<Record<ImportKind, out.OutputFields>> = {
  EMPLOYERS: {
    ...PERSON,
    org_name: out.text('organizationName'),
    org_website: out.text('website'),
    gstno: out.text('gstin'),
  },
  CANDIDATES: { ...PERSON, experience: out.text('experience') },
};

const OUTCOME: out.OutputFields = { successfully_imported: out.whole('imported'), failed_count: out.whole('failed') };

/** Both take one file, and say the same when none came. */
const upload = (kind: ImportKind): Pick<RestRoute, 'method' | 'who' | 'isForm' | 'body' | 'variables' | 'rule'> => ({
  method: 'POST',
  who: ['ADMIN'],
  isForm: true,
  body: { file: file('file') },
  variables: ({ body }) => ({ kind, file: body['file'] }),
  rule: () => ({ file: [IMPORT_MESSAGES.chooseFile] }),
});

const preview = (kind: ImportKind): RestRoute => ({
  ...upload(kind),
  path: `api/admin/preview-import/${kind.toLowerCase()}`,
  summary: `Checks every row of a file of ${kind.toLowerCase()}; nothing is imported.`,
  document: `mutation ($kind: ImportKind!, $file: Upload!) {
    preview: previewImport(input: { kind: $kind, file: $file }) { rows ${out.select(ROWS[kind])} hasErrors }
  }`,
  answer: {
    schema: objectOf({ rows: listOf(out.schemaOfOutput(ROWS[kind])), has_errors: FLAG }),
    body: (data) => {
      const { rows, hasErrors } = data['preview'] as { rows: Values[]; hasErrors: boolean };
      return { rows: rows.map((row) => out.show(ROWS[kind], row)), has_errors: hasErrors };
    },
  },
});

const run = (kind: ImportKind): RestRoute => ({
  ...upload(kind),
  path: `api/admin/bulk-import/${kind.toLowerCase()}`,
  summary: `Imports the rows without errors of a file of ${kind.toLowerCase()}.`,
  document: `mutation ($kind: ImportKind!, $file: Upload!) {
    outcome: runImport(input: { kind: $kind, file: $file }) ${out.select(OUTCOME)}
  }`,
  answer: object('outcome', OUTCOME),
});

/** The administrator's import of employers and candidates from a file. */
export const adminImportRoutes: readonly RestRoute[] = [
  preview('EMPLOYERS'),
  preview('CANDIDATES'),
  run('EMPLOYERS'),
  run('CANDIDATES'),
];
