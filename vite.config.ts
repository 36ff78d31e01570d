import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * Groups the scripts of every page into two files instead of a dozen small ones, and those of every product list into one; everything else
 * loads with its page.
 */
const FIRST_VIEW_GROUPS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]/ },
  {
    name: 'shell',
    test: ours(
      'shop\\.config',
      'src/domain/(text|accounts|last-page)\\.',
      'src/web/root\\.',
      'src/web/routes/(shell|shop-slots|price-notes|bag-layer)\\.',
      // Validation comes with the pages that have a form.
      'src/web/platform/(?!use-form|form-(draft|notes)|phone-links|lazy-form|leave-guard|list-|back-one-step|arrival|copy-|drive-images|pictures|unbroken|use-api|own-profile|order-news|failures|changed-|upload|use-upload|socket|shop-origins|lazy-section|page-texts|wishes|totals|thumbnail|names-section|new-password-field|trouble)',
      'src/web/features/shell/(?!page-state-bar|corner)',
      'src/web/features/navigation/(?!menu-drawer)',
      'src/web/features/(newsletter/newsletter-form|bag/bag-(button|keeper)|accounts/account-(menu|links)|search/search-box)\\.',
      'src/web/ui/(band|bidi|brand|theme)/',
      'src/web/ui/icon/(?!any-icon)',
      'src/web/ui/button/button\\.',
      'src/web/features/wishlist/wishlist-link\\.',
      'src/web/ui/empty-shelf/empty-shelf\\.',
    ),
  },
  {
    name: 'cards',
    test: ours(
      'src/web/features/catalogue/',
      'src/web/features/bag/(bag-product|request-button)\\.',
      'src/web/routes/request-slots\\.',
      'src/web/(platform/wishes|features/wishlist/heart-button)\\.',
      'src/web/ui/(price|stars|stock)/',
      'src/web/features/(listing/(price-hint|list-heading)|seo/(structured|list)-data)\\.',
    ),
  },
]

/**
 * The first view lists the names of all files of all pages, so code shared by members' pages goes into a few of them. Earlier groups take
 * their dependencies along.
 */
const LATER_GROUPS = [
  { name: 'wordmarks', test: ours('src/domain/slugs\\.', 'src/web/features/home/wordmark\\.') },
  { name: 'layers', test: ours('src/web/ui/(dialog|drawer)/', 'src/web/platform/totals\\.') },
  {
    name: 'paths',
    test: ours(
      'src/domain/(money|specs)\\.',
      'src/web/platform/(copy-|(lazy-section|page-texts)\\.)',
      'src/web/ui/breadcrumb/',
      'src/web/features/seo/path-data\\.',
    ),
  },
  { name: 'search', test: ours('src/domain/search/fold\\.') },
  { name: 'actions', test: ours('src/web/platform/(failures|use-api)\\.') },
  {
    name: 'lists',
    test: ours(
      'src/domain/(paging|products)\\.',
      'src/web/platform/arrival\\.',
      'src/web/ui/(pagination|radio)/',
      'src/web/ui/(field/field|select/select)\\.',
    ),
  },
  { name: 'fields', test: ours('src/web/ui/(badge|button|callout|card|field|icon|skeleton)/', 'src/web/ui/form-layout/form-layout\\.') },
  {
    name: 'forms',
    test: ours(
      'node_modules/react-hook-form',
      'src/(domain/html|i18n/field-names)\\.',
      'src/web/platform/(form-draft|form-notes|leave-guard|new-password-field|use-form)\\.',
    ),
  },
  { name: 'reviews', test: ours('src/domain/reviews\\.', 'src/web/ui/clamped/') },
  { name: 'rules', test: ours('src/domain/(addresses|audit|brands|categories|merchants|orders|phones)\\.') },
  { name: 'wishes', test: ours('src/web/features/wishlist/toggle-wish\\.') },
  {
    name: 'members',
    test: ours(
      'src/web/features/(addresses|dashboard|history|managed-\\w+|orders|profile|security|users)/(?!.*schemas)',
      'src/web/features/merchants/merchant',
      'src/web/routes/(dashboard-(head|section)|orders-section|order-load|brand-viewer|product-card-preview)\\.',
      'src/web/features/emails/',
      'src/web/platform/phone-links',
      'src/web/features/(reviews/moderat|wishlist/wish(list-page|-card|-list))',
      'src/web/ui/(bilingual|form-layout|page-header|picture-drop|search-field|switch|table)/',
      'src/web/ui/(empty-shelf/empty-state|tabs/page-tabs)',
    ),
  },
]

function ours(...folders: readonly string[]): RegExp {
  return new RegExp(`(${folders.join('|')})`.replaceAll('/', '[\\\\/]'))
}

export default defineConfig(({ mode }) => ({
  // The test runner reads this file when it has no config of its own, and must not start a page build.
  plugins: mode === 'test' ? [] : [reactRouter()],
  publicDir: false,
  build: {
    // Fonts and pictures stay files: browsers cache them, and the content policy needs no data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The server finds the file of a language's dictionary in the manifest.
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [...FIRST_VIEW_GROUPS, ...LATER_GROUPS] } } } } },
  },
}))
