import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import { object } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { file } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';

const ROW = graphql(`fragment ImportRow on ImportPreviewRow {
  rowNumber email firstName lastName contact error organizationName website gstin experience
}`);
const PERSON = ROW.outputFields({
  row_number: out.count('rowNumber'),
  email: out.requiredString('email'),
  first_name: out.requiredString('firstName'),
  last_name: out.requiredString('lastName'),
  contact: out.string('contact'),
  error: out.string('error'),
});
const ROWS = {
  EMPLOYERS: ROW.outputFields(
    {
      ...PERSON,
      org_name: out.string('organizationName'),
      org_website: out.string('website'),
      gstno: out.string('gstin'),
    },
    'ImportRowOfEmployer',
  ),
  CANDIDATES: ROW.outputFields({ ...PERSON, experience: out.string('experience') }, 'ImportRowOfCandidate'),
};

const preview = (kind: ImportKind) =>
  graphql(`fragment ImportPreview on PreviewImportPayload { rows { ...ImportRow } hasErrors }`).outputFields(
    {
      rows: out.list('rows', ROWS[kind]),
      has_errors: out.boolean('hasErrors'),
    },
    `ImportPreviewOf${kind === 'EMPLOYERS' ? 'Employers' : 'Candidates'}`,
  );

const OUTCOME = graphql(`fragment ImportOutcome on RunImportPayload { imported failed }`).outputFields({
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
  defineRoute({
    ...upload,
    at: `POST api/admin/preview-import/${kind.toLowerCase()}`,
    summary: `Checks every row of a file of ${kind.toLowerCase()} without importing anything.`,
    document: graphql(
      `mutation PreviewImport($input: PreviewImportInput!) { previewImport(input: $input) { ...ImportPreview } }`,
    ),
    variables: ({ body }) => ({ input: { kind, ...body } }),
    from: (data) => data.previewImport,
    response: object(preview(kind)),
  });

const runImport = (kind: ImportKind) =>
  defineRoute({
    ...upload,
    at: `POST api/admin/bulk-import/${kind.toLowerCase()}`,
    summary: `Imports the rows without errors from a file of ${kind.toLowerCase()}.`,
    document: graphql(`mutation RunImport($input: RunImportInput!) { runImport(input: $input) { ...ImportOutcome } }`),
    variables: ({ body }) => ({ input: { kind, ...body } }),
    from: (data) => data.runImport,
    response: object(OUTCOME),
  });

export const adminImportRoutes = [
  previewImport('EMPLOYERS'),
  previewImport('CANDIDATES'),
  runImport('EMPLOYERS'),
  runImport('CANDIDATES'),
];
