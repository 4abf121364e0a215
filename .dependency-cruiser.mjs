import { existsSync, readdirSync } from 'node:fs';

/** The layers (CONTRIBUTING.md). Each imports only the layers before it. */
const API_LAYERS = [
  'database',
  'platform',
  'backup',
  'features',
  'rest',
  'server',
  'container',
  'demo',
  'bootstrap',
  'cli',
  'main',
];
const WEB_LAYERS = ['(?:lib|config|theme|content|start)', 'components', 'features', 'app'];

/** The features of the API in layers. A feature may import features of its own layer and of earlier layers. */
const FEATURE_LAYERS = [
  ['mail'],
  ['notifications'],
  ['accounts'],
  ['api-clients', 'audit', 'contact', 'files', 'saved-views', 'visits', 'webhooks'],
  ['companies', 'candidates'],
  ['jobs'],
  ['applications', 'interviews', 'job-alerts', 'saved-jobs'],
  [
    'approvals',
    'dashboard',
    'reporting',
    'exports',
    'bulk-import',
    'bulk-delete',
    'search',
    'sourcing',
    'talent-pools',
    'notes',
    'merges',
    'withdrawals',
  ],
  ['my-data'],
];

/** The folders of the domain in layers. A folder imports only folders of earlier layers. */
const DOMAIN_LAYERS = [
  ['text', 'india'],
  ['fields'],
  ['files', 'portal', 'notes', 'approvals'],
  ['applications'],
  ['interviews', 'candidates', 'companies', 'integrations'],
  ['accounts', 'audit', 'jobs'],
  ['contact', 'errors', 'lists', 'search', 'sourcing'],
  ['reports', 'resumes'],
];

/** Throws unless each folder has exactly one layer. */
function checkLayers(name, layers, folders) {
  const ranked = layers.flat();
  const wrong = [
    ...folders.filter((folder) => !ranked.includes(folder)),
    ...ranked.filter((folder, index) => !folders.includes(folder) || ranked.indexOf(folder) !== index),
  ];
  if (wrong.length > 0) throw new Error(`Each folder has one layer in ${name}: ${wrong.join(', ')}`);
}

const FEATURES = new URL('apps/api/src/features/', import.meta.url);
checkLayers(
  'FEATURE_LAYERS',
  FEATURE_LAYERS,
  readdirSync(FEATURES).filter((name) => existsSync(new URL(`${name}/${name}.feature.ts`, FEATURES))),
);
checkLayers('DOMAIN_LAYERS', DOMAIN_LAYERS, readdirSync(new URL('packages/domain/src/', import.meta.url)));

const upward = (root, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${root} ${layer} imports no higher layer`.replaceAll(/[^a-z ]/g, ''),
    comment: 'A layer imports only the layers below it.',
    severity: 'error',
    from: { path: `^apps/${root}/src/${layer}`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^apps/${root}/src/(?:${layers.slice(index + 1).join('|')})` },
  }));

/** A folder may import folders of earlier layers, and folders of its own layer if `allowsOwnLayer` is true. */
const folderRules = (root, layers, { allowsOwnLayer }) =>
  layers.map((layer, index) => ({
    name: `${layer.join(' and ')} imports only earlier layers`,
    severity: 'error',
    from: { path: `^${root}/(${layer.join('|')})/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: `^${root}/(?:${layers
        .slice(allowsOwnLayer ? index + 1 : index)
        .flat()
        .join('|')})/`,
      pathNot: `^${root}/$1/`,
    },
  }));

export default {
  forbidden: [
    {
      name: 'no import cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'the domain imports only zod',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src|node_modules/zod/' },
    },
    ...upward('api', API_LAYERS),
    ...upward('web', WEB_LAYERS),
    ...folderRules('apps/api/src/features', FEATURE_LAYERS, { allowsOwnLayer: true }),
    ...folderRules('packages/domain/src', DOMAIN_LAYERS, { allowsOwnLayer: false }),
    {
      name: 'server/http imports nothing of server/graphql',
      severity: 'error',
      from: { path: '^apps/api/src/server/http/' },
      to: { path: '^apps/api/src/server/graphql/' },
    },
    {
      name: "a feature imports no other feature's resolvers or repositories",
      comment: 'file-changes.repository is the exception: services pass it to the work of a transaction.',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/[^/]+/.*\\.(?:resolver|repository)\\.ts$',
        pathNot: '^apps/api/src/features/$1/|/file-changes\\.repository\\.ts$',
      },
    },
    {
      name: 'a web feature imports no other web feature',
      comment: 'Routes compose features. Features import only `shared`, which imports none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/(?:$1|shared)/' },
    },
    {
      name: 'web imports nothing of the API',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'the demo is imported dynamically',
      comment: "A first start or a command loads it. The server's image does not contain it (decision 0052).",
      severity: 'error',
      from: { path: '^(?:apps|packages)/[^/]+/src', pathNot: '^apps/api/src/demo/' },
      to: { path: '^apps/api/src/demo/', dynamic: false },
    },
    {
      name: 'nothing imports the drills',
      severity: 'error',
      from: { pathNot: '^apps/drills/' },
      to: { path: '^apps/drills/' },
    },
    {
      name: 'product code imports no tests',
      severity: 'error',
      from: {
        path: '^(?:apps/(?:api|web)|packages/[^/]+)/src',
        pathNot: '\\.test\\.tsx?$|/testing/|test-server\\.ts$',
      },
      to: { path: '\\.test\\.tsx?$|/testing/|^apps/api/(?:test|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.generated\\.tsx?$' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default'],
      exportsFields: ['exports'],
      // No file changes during the run, so each is read once.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
