import { existsSync, readdirSync } from 'node:fs';

/** The layers (docs/decisions, CONTRIBUTING.md): each imports only what lies below it, in no circle. */
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

/** The features of the API, each with those of its tier: it may use theirs and those of the tiers before. */
const FEATURE_TIERS = [
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
    'notes',
    'merges',
    'withdrawals',
  ],
  ['my-data'],
];

const ranked = FEATURE_TIERS.flat();
const FEATURES = new URL('apps/api/src/features/', import.meta.url);
const found = readdirSync(FEATURES).filter((name) => existsSync(new URL(`${name}/${name}.feature.ts`, FEATURES)));
const unranked = [...found.filter((name) => !ranked.includes(name)), ...ranked.filter((name) => !found.includes(name))];
if (unranked.length > 0) throw new Error(`Each feature has one tier in FEATURE_TIERS: ${unranked.join(', ')}`);

const upward = (root, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${root} ${layer} stays below`.replaceAll(/[^a-z ]/g, ''),
    comment: 'A layer imports only what is below it.',
    severity: 'error',
    from: { path: `^apps/${root}/src/${layer}`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^apps/${root}/src/(?:${layers.slice(index + 1).join('|')})` },
  }));

const tiers = FEATURE_TIERS.slice(0, -1).map((tier, index) => ({
  name: `feature tier ${tier.join(' and ')}`,
  comment: 'A feature uses no feature of a later tier (FEATURE_TIERS).',
  severity: 'error',
  from: { path: `^apps/api/src/features/(?:${tier.join('|')})/` },
  to: {
    path: `^apps/api/src/features/(?:${FEATURE_TIERS.slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}));

export default {
  forbidden: [
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain is pure',
      comment: 'packages/domain depends on zod and on nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/domain/src|node_modules/zod/' },
    },
    ...upward('api', API_LAYERS),
    ...upward('web', WEB_LAYERS),
    ...tiers,
    {
      name: 'features have doors',
      comment:
        "Another feature's resolvers and repositories are its own matter; the files of a transaction are handed to its work.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/[^/]+/.*\\.(?:resolver|repository)\\.ts$',
        pathNot: '^apps/api/src/features/$1/|/file-changes\\.repository\\.ts$',
      },
    },
    {
      name: 'web features are strangers',
      comment:
        'Routes compose features; features never import each other, only what stands in `shared`, which knows none.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/(?:$1|shared)/' },
    },
    {
      name: 'web knows the server by its schema only',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'the demo waits to be asked for',
      comment: "It is loaded when a first start or a command needs it; the server's image has none (decision 0052).",
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
      name: 'no tests in the product',
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
      // Nothing changes while it looks, so that no file is asked for twice.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
