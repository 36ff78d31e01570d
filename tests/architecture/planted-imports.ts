export interface Import {
  readonly from: string
  /** The text between the quotes. */
  readonly imports: string
  /** The file it leads to, where the quotes hold no path of the tree. */
  readonly to?: string
  readonly how?: 'type' | 'dynamic'
}

type Violation = Import & { readonly rule: string }

/** Every rule is broken by at least one import. The files exist in a temporary tree only. */
export const VIOLATIONS: readonly Violation[] = [
  { rule: 'domain-is-pure', from: 'src/domain/price.ts', imports: '#contract/orders.ts' },
  { rule: 'domain-is-pure', from: 'src/domain/files.ts', imports: 'node:fs', to: 'fs' },
  { rule: 'domain-is-pure', from: 'src/domain/schema.ts', imports: 'zod', to: 'node_modules/zod/index.js' },
  { rule: 'drawings-stand-alone', from: 'demo/drawings/oven.ts', imports: '#domain/specs.ts' },
  { rule: 'contract-knows-domain-and-zod', from: 'src/contract/labels.ts', imports: '#i18n/texts.ts' },
  { rule: 'contract-knows-domain-and-zod', from: 'src/contract/view.ts', imports: 'react', to: 'node_modules/react/index.js' },
  { rule: 'i18n-knows-domain', from: 'src/i18n/errors.ts', imports: '#contract/orders.ts' },
  { rule: 'shop-config-knows-domain', from: 'shop.config.ts', imports: '#i18n/texts.ts' },

  { rule: 'platform-knows-no-slice', from: 'src/server/platform/mail/send.ts', imports: '#server/orders/orders.service.ts' },
  { rule: 'platform-knows-no-slice', from: 'src/server/platform/log/log.ts', imports: '#server/environment.ts' },
  { rule: 'nothing-imports-main', from: 'src/server/app.ts', imports: './main.ts', to: 'src/server/main.ts' },
  { rule: 'slices-are-below-the-app', from: 'src/server/orders/archive.service.ts', imports: '#server/app.ts' },
  { rule: 'other-slices-by-their-service', from: 'src/server/bag/bag.service.ts', imports: '#server/orders/orders.repository.ts' },
  { rule: 'repositories-join-tables', from: 'src/server/bag/bag.repository.ts', imports: '#server/orders/orders.repository.ts' },
  { rule: 'other-slices-by-their-service', from: 'src/server/bag/bag.workers.ts', imports: '#server/orders/orders.jobs.ts' },
  { rule: 'other-slices-by-their-service', from: 'src/server/bag/lines.ts', imports: '#server/orders/pieces.ts' },
  { rule: 'tables-know-tables', from: 'src/server/bag/bag.tables.ts', imports: '#server/orders/orders.service.ts' },
  { rule: 'repositories-know-tables', from: 'src/server/orders/orders.repository.ts', imports: './orders.service.ts' },
  { rule: 'repositories-know-tables', from: 'src/server/orders/search.repository.ts', imports: './orders.jobs.ts' },
  { rule: 'jobs-are-definitions', from: 'src/server/orders/orders.jobs.ts', imports: './orders.mail.ts' },
  {
    rule: 'sql-stands-in-repositories',
    from: 'src/server/orders/lines.facts.ts',
    imports: 'drizzle-orm',
    to: 'node_modules/drizzle-orm/index.js',
  },
  { rule: 'services-leave-sql-to-repositories', from: 'src/server/orders/cancel.service.ts', imports: './orders.tables.ts' },
  { rule: 'services-know-no-door', from: 'src/server/orders/place.service.ts', imports: './orders.mail.ts' },
  { rule: 'doors-call-services', from: 'src/server/orders/orders.routes.ts', imports: './cart.repository.ts' },
  { rule: 'doors-call-services', from: 'src/server/orders/orders.workers.ts', imports: './orders.tables.ts' },
  {
    rule: 'search-is-three-calls',
    from: 'src/server/catalogue/shop/listed.service.ts',
    imports: '#server/catalogue/search/search.service.ts',
  },

  { rule: 'server-knows-no-web', from: 'src/server/orders/page.ts', imports: '#web/platform/calls/api.ts' },
  { rule: 'web-knows-no-server', from: 'src/web/routes/orders.tsx', imports: '#server/orders/pieces.ts', how: 'type' },
  { rule: 'web-runs-in-browsers', from: 'src/web/routes/random.tsx', imports: 'node:crypto', to: 'crypto' },
  { rule: 'features-stand-alone', from: 'src/web/features/bag/bag.tsx', imports: '#web/features/catalogue/card.tsx' },
  { rule: 'features-are-below-routes', from: 'src/web/features/bag/root.tsx', imports: '#web/root.tsx' },
  { rule: 'features-are-below-routes', from: 'src/web/platform/calls/paths.ts', imports: '#web/routes/home.tsx' },
  { rule: 'features-are-below-routes', from: 'src/web/shop/paths.ts', imports: '#web/routes/home.tsx' },
  { rule: 'web-shop-is-below-features', from: 'src/web/shop/bag/bag.ts', imports: '#web/features/catalogue/card.tsx' },
  { rule: 'web-platform-knows-no-shop', from: 'src/web/platform/calls/session.ts', imports: '#web/features/catalogue/card.tsx' },
  { rule: 'web-platform-knows-no-shop', from: 'src/web/platform/frame/head.tsx', imports: '#web/shop/bag/bag.ts' },
  { rule: 'texts-are-below-all', from: 'src/web/platform/texts/words.ts', imports: '#web/platform/calls/session.ts' },
  { rule: 'calls-are-below-the-frame', from: 'src/web/platform/calls/load.ts', imports: '#web/platform/frame/notices.ts' },
  { rule: 'the-frame-is-below-forms-and-lists', from: 'src/web/platform/frame/head.tsx', imports: '#web/platform/forms/draft.tsx' },
  { rule: 'ui-knows-no-shop', from: 'src/web/ui/price.tsx', imports: '#domain/money.ts' },
  { rule: 'web-is-told-the-settings', from: 'src/web/routes/bag.tsx', imports: '#shop-config', to: 'shop.config.ts' },
  { rule: 'shop-config-gives-first-values', from: 'src/server/orders/company.facts.ts', imports: '#shop-config', to: 'shop.config.ts' },

  { rule: 'state-stands-alone', from: 'src/web/state/store.ts', imports: '#web/platform/calls/session.ts' },
  { rule: 'source-knows-no-tests', from: 'src/server/orders/sample.ts', imports: '#tests/support/shop.ts' },
  { rule: 'source-knows-no-demo', from: 'src/server/orders/seed.ts', imports: '#demo/load.ts', how: 'dynamic' },
  { rule: 'main-loads-the-demo-lazily', from: 'src/server/main.ts', imports: '#demo/at-once.ts' },
  { rule: 'main-loads-the-demo-lazily', from: 'src/server/main.ts', imports: './demo-loading.ts', to: 'src/server/demo-loading.ts' },
  { rule: 'main-loads-the-shop-lazily', from: 'src/server/main.ts', imports: '#server/orders/orders.service.ts' },
  { rule: 'main-alone-loads', from: 'src/server/app.ts', imports: './serving.ts', to: 'src/server/serving.ts' },
  { rule: 'demo-knows-no-screen', from: 'demo/screens.ts', imports: '#web/root.tsx' },
  { rule: 'source-runs-without-development-packages', from: 'src/server/tools.ts', imports: 'vite', to: 'node_modules/vite/index.js' },

  { rule: 'no-circle', from: 'src/domain/egg.ts', imports: './hen.ts' },
  { rule: 'everything-resolves', from: 'src/web/routes/typo.tsx', imports: './nothing-here.tsx', to: './nothing-here.tsx' },
]

/** Files that nothing imports and that import nothing. */
export const ORPHANS = ['src/web/features/bag/forgotten.ts']

/** The rules must leave these alone; each rule has at least one beside its violation. */
export const ALLOWED: readonly Import[] = [
  // The other half of a circle: the rule reports a circle once.
  { from: 'src/domain/hen.ts', imports: './egg.ts' },

  { from: 'src/domain/catalogue/quantity.ts', imports: './money.ts' },
  { from: 'src/domain/catalogue/quantity.test.ts', imports: 'vitest' },
  { from: 'demo/drawings/fridge.ts', imports: './oven.ts' },
  { from: 'src/contract/bag.ts', imports: '#domain/money.ts' },
  { from: 'src/contract/orders.ts', imports: 'zod' },
  { from: 'src/i18n/texts.ts', imports: '#domain/money.ts' },
  { from: 'src/server/platform/http/door.ts', imports: '#contract/bag.ts' },
  { from: 'src/server/platform/http/server.ts', imports: './door.ts' },
  { from: 'src/server/start.test.ts', imports: './main.ts' },
  { from: 'src/server/ssr.ts', imports: '#web/platform/calls/api.ts' },
  { from: 'src/server/page-addresses.ts', imports: '#web/routes.ts' },
  { from: 'src/server/main.ts', imports: '#demo/load.ts', how: 'dynamic' },
  { from: 'src/server/main.ts', imports: './environment.ts' },
  { from: 'src/server/main.ts', imports: './serving.ts', how: 'dynamic' },
  { from: 'src/server/demo-loading.ts', imports: '#demo/load.ts' },
  { from: 'src/server/orders/lines.tables.ts', imports: '#server/accounts/accounts.tables.ts' },
  { from: 'src/server/orders/lines.repository.ts', imports: './orders.tables.ts' },
  { from: 'src/server/orders/lines.repository.ts', imports: 'drizzle-orm' },
  { from: 'src/server/platform/db/pool.ts', imports: 'drizzle-orm' },
  { from: 'src/server/orders/lines.repository.ts', imports: '#server/platform/http/door.ts' },
  { from: 'src/server/orders/emails.jobs.ts', imports: '#contract/orders.ts' },
  { from: 'src/server/orders/lines.service.ts', imports: './cart.repository.ts' },
  { from: 'src/server/orders/lines.service.ts', imports: './emails.jobs.ts' },
  { from: 'src/server/orders/lines.service.ts', imports: '#server/accounts/accounts.service.ts' },
  { from: 'src/server/orders/lines.routes.ts', imports: './lines.service.ts' },
  { from: 'src/server/orders/emails.workers.ts', imports: './orders.mail.ts' },
  { from: 'src/server/orders/emails.workers.ts', imports: './emails.jobs.ts' },
  { from: 'src/server/orders/orders.realtime.ts', imports: '#server/accounts/accounts.service.ts' },
  { from: 'src/web/features/bag/lines.tsx', imports: './bag.tsx' },
  { from: 'src/web/features/bag/lines.tsx', imports: '#web/ui/button.tsx' },
  { from: 'src/web/features/bag/lines.tsx', imports: '#web/platform/calls/session.ts' },
  { from: 'src/web/features/bag/lines.tsx', imports: '#web/shop/bag/bag.ts' },
  { from: 'src/web/shop/bag/bag.ts', imports: '#web/platform/calls/session.ts' },
  { from: 'src/web/features/bag/lines.tsx', imports: '#domain/money.ts' },
  { from: 'src/web/routes/bag.tsx', imports: '#web/features/bag/lines.tsx' },
  { from: 'src/server/shop-settings/first-values.facts.ts', imports: '#shop-config' },
  { from: 'src/web/routes/bag.tsx', imports: './+types/bag', how: 'type' },
  { from: 'src/web/entry.server.tsx', imports: 'node:stream' },
  { from: 'src/web/routes.ts', imports: 'vite', how: 'type' },
  { from: 'src/web/ui/dialog.tsx', imports: './button.tsx' },
  { from: 'src/web/ui/dialog.tsx', imports: 'react' },
  { from: 'src/web/ui/dialog.tsx', imports: '#web/state/store.ts' },
  { from: 'src/web/state/store.ts', imports: 'react' },
  { from: 'demo/load.ts', imports: '#server/orders/lines.service.ts' },
  { from: 'demo/load.ts', imports: '#demo/drawings/fridge.ts' },
  { from: 'tests/support/shop.ts', imports: '#server/orders/orders.tables.ts' },
]
