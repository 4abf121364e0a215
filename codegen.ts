import type { CodegenConfig } from '@graphql-codegen/cli';

/** How each scalar of the schema looks in TypeScript: dates and instants travel as text, a cell of a report as it is, an upload is a browser's File. */
const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  ReportValue: 'string | number | boolean | null',
  Upload: 'File',
};

const common = {
  scalars,
  useTypeImports: true,
  skipTypename: true,
  disableDescriptions: false,
  documentMode: 'documentNodeImportFragments',
  optimizeDocumentNode: true,
} as const;

/**
 * Writes `x.generated.ts` beside each `x.graphql` (types, documents, for the web app also hooks, or texts for `x.public.graphql`), and
 * per workspace one file with the enums and inputs that its operations use. The documents of REST stand in its rows, each beside its mapping.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  // The text of a document in TypeScript stays as it is written: it is what the compiler knows the document by. The type lacks the option.
  pluckConfig: { skipIndent: true } as CodegenConfig['pluckConfig'],
  generates: {
    'apps/api/src/rest/documents.generated.ts': {
      documents: 'apps/api/src/rest/routes/*.ts',
      plugins: ['typescript-operations', './tools/codegen/graphql-function.mjs'],
      config: {
        ...common,
        scalars: { ...scalars, Upload: "import('graphql-upload/Upload.mjs').default" },
        disableDescriptions: true,
        documentTypes: './document.js',
      },
    },
    'apps/api/src/server/graphql/known-operations.generated.ts': {
      documents: [
        'apps/api/src/rest/routes/*.ts',
        'apps/web/src/**/*.graphql',
        'packages/client/src/operations/**/*.graphql',
      ],
      plugins: ['./tools/codegen/operation-names.mjs'],
      // The screens and the typed client may call their own documents alike.
      config: { skipDocumentsValidation: true },
    },
    'apps/web/src/lib/graphql/schema.generated.ts': {
      documents: 'apps/web/src/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...common, generateOperationTypes: false },
    },
    'apps/web/src/': {
      documents: 'apps/web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: [
        'typescript-operations',
        'typed-document-node',
        './tools/codegen/operation-texts.mjs',
        './tools/codegen/apollo-hooks.mjs',
      ],
      config: { ...common, importSchemaTypesFrom: './apps/web/src/lib/graphql/schema.generated.ts' },
    },
    'packages/client/src/schema.generated.ts': {
      documents: 'packages/client/src/operations/**/*.graphql',
      plugins: ['typescript-operations'],
      config: { ...common, generateOperationTypes: false },
    },
    'packages/client/src/operations/': {
      documents: 'packages/client/src/operations/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', './tools/codegen/typed-texts.mjs'],
      config: {
        ...common,
        documentTypes: '../transport.js',
        importExtension: '.js',
        importSchemaTypesFrom: './packages/client/src/schema.generated.ts',
      },
    },
  },
};

export default config;
