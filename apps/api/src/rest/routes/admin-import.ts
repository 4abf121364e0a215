import { todayInIndia } from '@job-alert/domain/india/calendar';
import { type ConsentChannel, consentChannelNames, importConsentSchema } from '@job-alert/domain/lists/import-consent';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import type { FieldErrors } from '@job-alert/domain/fields/validation';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import type Upload from 'graphql-upload/Upload.mjs';
import { invalidInput } from '../../platform/errors.js';
import { object } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { boolean, date, file, type InputFields, namedValue } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import type { RestRequest } from '../route.js';
import { ruleErrors } from './shared.js';

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

const POOL = graphql(`fragment ImportPool on ImportPool { name people isNew }`).outputFields({
  name: out.requiredString('name'),
  people: out.count('people'),
  is_new: out.boolean('isNew'),
});
const PREVIEW = graphql(
  `fragment ImportPreview on PreviewImportPayload { rows { ...ImportRow } hasErrors pools { ...ImportPool } }`,
);
const PREVIEWS = {
  EMPLOYERS: PREVIEW.outputFields(
    { rows: out.list('rows', ROWS.EMPLOYERS), has_errors: out.boolean('hasErrors') },
    'ImportPreviewOfEmployers',
  ),
  CANDIDATES: PREVIEW.outputFields(
    {
      rows: out.list('rows', ROWS.CANDIDATES),
      has_errors: out.boolean('hasErrors'),
      pools: out.list('pools', POOL),
    },
    'ImportPreviewOfCandidates',
  ),
};

const OUTCOME = graphql(`fragment ImportOutcome on RunImportPayload { imported failed }`).outputFields({
  successfully_imported: out.count('imported'),
  failed_count: out.count('failed'),
});

const missingFile = ({ body }: { body: { file?: unknown } }): FieldErrors =>
  body.file ? {} : { file: [IMPORT_MESSAGES.chooseFile] };

const upload = {
  who: ['ADMIN'],
  isForm: true,
  body: { file: file('file') },
  rule: missingFile,
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
    response: object(PREVIEWS[kind]),
  });

interface RunBody {
  file: Upload;
  invites: boolean;
  channel: ConsentChannel;
  agreedOn: string;
}
const EMPLOYERS: InputFields<RunBody> = {
  ...upload.body,
  send_invitations: boolean('invites'),
};
const CANDIDATES: InputFields<RunBody> = {
  ...EMPLOYERS,
  consent_channel: namedValue('channel', consentChannelNames),
  consent_on: date('agreedOn'),
};

/** The consent of a request; nothing without one. */
function consentOf({ channel, agreedOn }: RestRequest<string, object, RunBody>['body']) {
  if ((channel ?? agreedOn ?? null) === null) return {};
  const errors = ruleErrors(importConsentSchema(todayInIndia(new Date())), { channel, agreedOn });
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { consent: { channel, agreedOn } };
}

const runImport = (kind: ImportKind, body: InputFields<RunBody>, options: string) =>
  defineRoute({
    ...upload,
    at: `POST api/admin/bulk-import/${kind.toLowerCase()}`,
    summary: `Imports the rows without errors from a file of ${kind.toLowerCase()}. ${options}`,
    body,
    document: graphql(`mutation RunImport($input: RunImportInput!) { runImport(input: $input) { ...ImportOutcome } }`),
    variables: ({ body: values }: RestRequest<string, object, RunBody>) => ({
      input: { kind, file: values.file, invites: values.invites ?? true, ...consentOf(values) },
    }),
    from: (data) => data.runImport,
    response: object(OUTCOME),
  });

const INVITES = 'It invites everyone unless `send_invitations` is false.';
const AGREED = 'The consent says how and when they have agreed to being found.';

export const adminImportRoutes = [
  previewImport('EMPLOYERS'),
  previewImport('CANDIDATES'),
  runImport('EMPLOYERS', EMPLOYERS, INVITES),
  runImport('CANDIDATES', CANDIDATES, `${INVITES} ${AGREED}`),
];
