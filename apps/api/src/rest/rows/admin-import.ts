import type { ImportKind } from '@job-alert/domain/lists/bulk-import';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { object } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { file } from '../input-fields.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';

/** A row of either kind of file. */
const ROW = graphql(`fragment ImportRow on ImportPreviewRow {
  rowNumber email firstName lastName contact error organizationName website gstin experience
}`);
const PERSON = ROW.shownAs({
  row_number: out.count('rowNumber'),
  email: out.requiredText('email'),
  first_name: out.requiredText('firstName'),
  last_name: out.requiredText('lastName'),
  contact: out.text('contact'),
  error: out.text('error'),
});
const ROWS = {
  EMPLOYERS: ROW.shownAs({
    ...PERSON,
    org_name: out.text('organizationName'),
    org_website: out.text('website'),
    gstno: out.text('gstin'),
  }),
  CANDIDATES: ROW.shownAs({ ...PERSON, experience: out.text('experience') }),
};

const preview = (kind: ImportKind) =>
  graphql(`fragment ImportPreview on PreviewImportPayload { rows { ...ImportRow } hasErrors }`).shownAs({
    rows: out.items('rows', ROWS[kind]),
    has_errors: out.flag('hasErrors'),
  });

const OUTCOME = graphql(`fragment ImportOutcome on RunImportPayload { imported failed }`).shownAs({
  successfully_imported: out.count('imported'),
  failed_count: out.count('failed'),
});

const upload = {
  who: ['ADMIN'],
  isForm: true,
  body: { file: file('file') },
  rule: () => ({ file: [IMPORT_MESSAGES.chooseFile] }),
} as const;

const previewImport = (kind: ImportKind) =>
  row({
    ...upload,
    at: `POST api/admin/preview-import/${kind.toLowerCase()}`,
    summary: `Checks every row of a file of ${kind.toLowerCase()} without importing anything.`,
    document: graphql(
      `mutation PreviewImport($input: PreviewImportInput!) { previewImport(input: $input) { ...ImportPreview } }`,
    ),
    variables: ({ body }) => ({ input: { kind, ...body } }),
    from: (data) => data.previewImport,
    answer: object(preview(kind)),
  });

const runImport = (kind: ImportKind) =>
  row({
    ...upload,
    at: `POST api/admin/bulk-import/${kind.toLowerCase()}`,
    summary: `Imports the rows without errors from a file of ${kind.toLowerCase()}.`,
    document: graphql(`mutation RunImport($input: RunImportInput!) { runImport(input: $input) { ...ImportOutcome } }`),
    variables: ({ body }) => ({ input: { kind, ...body } }),
    from: (data) => data.runImport,
    answer: object(OUTCOME),
  });

/** How administrators import employers and candidates from files. */
export const adminImportRoutes = [
  previewImport('EMPLOYERS'),
  previewImport('CANDIDATES'),
  runImport('EMPLOYERS'),
  runImport('CANDIDATES'),
];
