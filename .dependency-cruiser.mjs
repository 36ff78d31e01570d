/**
 * The arrows of docs/architecture.md. tests/architecture/import-rules.test.ts plants a violation of each and sees it caught.
 * Tests may import anything, so that every rule leaves them out as a source.
 */
const TESTS = '\\.(test|test-d|prove)\\.tsx?$'
const SLICE = '^src/server/(?!platform/)([^/]+)/'
const DOORS = '\\.(routes|realtime|workers|mail)\\.ts$'

function rule(name, from, to) {
  const pathNot = [TESTS, from.pathNot ?? []].flat()
  return { name, severity: 'error', from: { ...from, pathNot }, to }
}

/** Allows imports from a folder into itself and the named others only. */
function only(name, from, ...allowed) {
  return rule(name, { path: from }, { pathNot: [from, ...allowed] })
}

export default {
  forbidden: [
    only('domain-is-pure', '^src/domain/'),
    only('drawings-stand-alone', '^demo/drawings/'),
    only('contract-knows-domain-and-zod', '^src/contract/', '^src/domain/', '^node_modules/zod/'),
    only('i18n-knows-domain', '^src/i18n/', '^src/domain/'),
    only('shop-config-knows-domain', '^shop\\.config\\.ts$', '^src/domain/', '^shop\\.logos\\.ts$'),

    rule('platform-knows-no-slice', { path: '^src/server/platform/' }, { path: '^src/server/(?!platform/)' }),
    rule('nothing-imports-main', {}, { path: '^src/server/main\\.ts$' }),
    rule('slices-are-below-the-app', { path: SLICE }, { path: '^src/server/[^/]+\\.ts$' }),
    rule(
      'other-slices-by-their-service',
      { path: SLICE, pathNot: '\\.(tables|repository)\\.ts$' },
      {
        path: SLICE,
        pathNot: ['^src/server/$1/', '\\.service\\.ts$'],
      },
    ),
    // A repository may read other slices' tables in one statement; only the owning slice writes them.
    rule(
      'repositories-join-tables',
      { path: `${SLICE}.*\\.repository\\.ts$` },
      { path: SLICE, pathNot: ['^src/server/$1/', '\\.tables\\.ts$'] },
    ),
    rule(
      'tables-know-tables',
      { path: `${SLICE}.*\\.tables\\.ts$` },
      { path: '^src/server/', pathNot: ['\\.tables\\.ts$', '^src/server/platform/'] },
    ),
    rule(
      'repositories-know-tables',
      { path: `${SLICE}.*\\.repository\\.ts$` },
      { path: '^src/server/.*\\.(jobs|service|routes|realtime|workers|mail)\\.ts$' },
    ),
    rule(
      'jobs-are-definitions',
      { path: `${SLICE}.*\\.jobs\\.ts$` },
      {
        path: '^src/server/.*\\.(tables|repository|service|routes|realtime|workers|mail)\\.ts$',
      },
    ),
    rule(
      'sql-stands-in-repositories',
      { path: '^(src|demo)/', pathNot: ['\\.(tables|repository)\\.ts$', '^src/server/platform/'] },
      { path: '^node_modules/(drizzle-orm|pg|@electric-sql/pglite)/' },
    ),
    rule('services-leave-sql-to-repositories', { path: `${SLICE}.*\\.service\\.ts$` }, { path: '^src/server/.*\\.tables\\.ts$' }),
    rule('services-know-no-door', { path: `${SLICE}.*\\.service\\.ts$` }, { path: `^src/server/.*${DOORS}` }),
    rule('doors-call-services', { path: `${SLICE}.*${DOORS}` }, { path: '^src/server/.*\\.(tables|repository)\\.ts$' }),

    // An engine can take the place of the search only while nobody knows how it is made.
    rule(
      'search-is-three-calls',
      { path: '^(src|demo)/', pathNot: ['^src/server/catalogue/search/', '^src/server/(serving|shop-workers)\\.ts$'] },
      {
        path: '^src/server/catalogue/search/',
        pathNot: '/(catalogue-search\\.service|search\\.deps|search-misses\\.(service|tables|repository))\\.ts$',
      },
    ),

    rule('server-knows-no-web', { path: '^src/server/', pathNot: '^src/server/(ssr|page-addresses)\\.ts$' }, { path: '^(src/web|build)/' }),
    rule('web-knows-no-server', { path: '^src/web/' }, { path: '^src/server/' }),
    // The owner changes them while the shop runs, so a build must not hold them.
    rule('web-is-told-the-settings', { path: '^src/web/' }, { path: '^shop\\.(config|logos)\\.ts$' }),
    // All else is told the settings as they stand in the database.
    rule(
      'shop-config-gives-first-values',
      { path: '^(src/(?!web/)|demo/)', pathNot: ['^src/server/shop-settings/first-values\\.facts\\.ts$', '^demo/artwork/'] },
      { path: '^shop\\.(config|logos)\\.ts$' },
    ),
    rule('web-runs-in-browsers', { path: '^src/web/', pathNot: '^src/web/entry\\.server\\.tsx$' }, { dependencyTypes: ['core'] }),
    rule('features-stand-alone', { path: '^src/web/features/([^/]+)/' }, { path: '^src/web/features/', pathNot: '^src/web/features/$1/' }),
    rule('features-are-below-routes', { path: '^src/web/(features|shop|platform|ui)/' }, { path: '^src/web/(routes/|[^/]+\\.tsx?$)' }),
    rule('web-shop-is-below-features', { path: '^src/web/shop/' }, { path: '^src/web/features/' }),
    rule('web-platform-knows-no-shop', { path: '^src/web/platform/' }, { path: '^src/web/(features|shop)/' }),
    rule('texts-are-below-all', { path: '^src/web/platform/texts/' }, { path: '^src/web/platform/', pathNot: '^src/web/platform/texts/' }),
    rule('calls-are-below-the-frame', { path: '^src/web/platform/calls/' }, { path: '^src/web/platform/(frame|forms|lists)/' }),
    rule('the-frame-is-below-forms-and-lists', { path: '^src/web/platform/frame/' }, { path: '^src/web/platform/(forms|lists)/' }),
    only('state-stands-alone', '^src/web/state/', '^node_modules/react/'),
    rule('ui-knows-no-shop', { path: '^src/web/ui/' }, { path: '^(src|demo|shop\\.(config|logos))', pathNot: '^src/web/(ui|state)/' }),

    rule('source-knows-no-tests', { path: '^src/' }, { path: '^(tests|bench|scripts)/' }),
    rule('source-knows-no-demo', { path: '^src/', pathNot: '^src/server/(main|demo-loading)\\.ts$' }, { path: '^demo/' }),
    rule(
      'main-loads-the-demo-lazily',
      { path: '^src/server/main\\.ts$' },
      { path: ['^demo/', '^src/server/demo-loading\\.ts$'], dynamic: false },
    ),
    // The database opens while the rest of the server is being imported.
    rule('main-loads-the-shop-lazily', { path: '^src/server/main\\.ts$' }, { path: '^src/server/(?!platform/)[^/]+/', dynamic: false }),
    rule('main-alone-loads', { path: '^src/', pathNot: '^src/server/main\\.ts$' }, { path: '^src/server/(serving|demo-loading)\\.ts$' }),
    rule('demo-knows-no-screen', { path: '^demo/' }, { path: '^(src/web|tests|bench|scripts)/' }),
    rule(
      'source-runs-without-development-packages',
      { path: '^(src|demo)/' },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule('no-circle', {}, { circular: true }),
    rule(
      'no-orphan',
      { orphan: true, path: '^(src|demo)/', pathNot: ['\\.d\\.ts$', '^src/server/main\\.ts$', '^src/web/(routes|entry\\.)'] },
      {},
    ),
    rule('everything-resolves', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^build/'] },
    exclude: { path: ['\\+types/', '^\\.react-router/'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
