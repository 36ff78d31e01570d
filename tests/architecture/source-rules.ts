/** One rule over the text of single files, with examples that prove it can fail. */
export interface SourceRule {
  readonly name: string
  /** Selects the paths that the rule is about. */
  readonly covers: RegExp
  readonly except?: RegExp
  /** Returns the offending words of a text; the syntax of a file depends on its name. */
  readonly find: (text: string, file: string) => readonly string[]
  readonly caught: readonly { readonly file: string; readonly text: string }[]
  readonly allowed: readonly { readonly file: string; readonly text: string }[]
}

const LONGEST_FILE = 300
const TEST = /\.(test|test-d|prove|spec)\.(tsx?|mjs)$/

/** These are in a first view, whose budget of bytes has no room for the press of a `Button`; what they do is done at once. */
const FIRST_VIEW_BUTTONS = [
  'features/accounts/account-menu',
  'features/bag/bag-button',
  'features/bag/request-button',
  'features/product/product-gallery',
  'features/search/search-box',
  'features/shell/layer-button',
  'features/wishlist/heart-button',
  'platform/frame/copy-button',
]

export const SOURCE_RULES: readonly SourceRule[] = [
  {
    name: 'only main and the entries read the environment',
    covers: /^(src|demo|bench)\/.*\.tsx?$/,
    except: new RegExp(`^src/server/main\\.ts$|^src/web/entry\\.|^bench/|${TEST.source}`),
    find: matches(/\bprocess\s*\??\.\s*env\b|process\[['"]env|from ['"](node:)?process['"]|\bimport\.meta\.env\b/g),
    caught: [
      { file: 'src/server/platform/mail/send.ts', text: 'const url = process.env.SMTP_URL' },
      { file: 'src/server/app.ts', text: "import { env } from 'node:process'" },
      { file: 'src/web/root.tsx', text: 'if (import.meta.env.DEV) warn()' },
    ],
    allowed: [
      { file: 'src/server/main.ts', text: 'readEnvironment(process.env)' },
      { file: 'src/server/app.ts', text: 'process.exit(environment.code)' },
      { file: 'src/server/app.test.ts', text: 'process.env.TZ' },
    ],
  },
  {
    name: 'a note about work to do says where the work is written down',
    covers: /\.(tsx?|mjs|css|sql)$/,
    except: /^tests\/architecture\/source-rules\.ts$/,
    find: matches(/(\/\/|\/\*|^\s*\*|--).*\b(TODO|FIXME|XXX|HACK)\b(?!\s*\((#\d+|docs\/[\w/.-]+)\)).*/gm),
    caught: [
      { file: 'src/domain/money/money.ts', text: '// TODO round' },
      { file: 'scripts/start.mjs', text: '// FIXME(me): later' },
      { file: 'src/web/ui/band.module.css', text: '/*\n * XXX later\n */' },
      { file: 'migrations/0001_catalogue.sql', text: '-- TODO an index' },
    ],
    allowed: [
      { file: 'src/domain/money/money.ts', text: '// TODO(#12): round' },
      { file: 'tests/security/methods.ts', text: "const METHODS = ['HACK']" },
      { file: 'src/domain/money/money.ts', text: '// TODO(docs/decisions/0004-money.md) round' },
    ],
  },
  {
    name: 'Arabic words live in the dictionaries',
    covers: /^src\/.*\.(tsx?|css)$/,
    // The probe asks the database whether it knows Arabic letters at all; the others are words that people type.
    except: new RegExp(
      `^src/(i18n|domain/search/|domain/(offers|sheets)/typed-words\\.ts)|^src/server/platform/db/schema/probe\\.ts$|${TEST.source}`,
    ),
    find: matches(/[\p{Script=Arabic}&&\p{L}]+/gv),
    caught: [
      { file: 'src/web/routes/shop/home.tsx', text: '<h1>ضيافة</h1>' },
      { file: 'src/server/orders/orders.mail.ts', text: "const subject = 'طلب'" },
    ],
    allowed: [
      { file: 'src/i18n/ar.ts', text: "home: 'الرئيسية'" },
      { file: 'src/domain/search/fold.ts', text: "'ة'" },
      { file: 'src/domain/offers/typed-words.ts', text: "'الصنف'" },
      { file: 'src/domain/text/text.ts', text: "const EASTERN = '٠١٢٣٤٥٦٧٨٩'" },
      { file: 'src/domain/text/text.test.ts', text: "'كرسي'" },
    ],
  },
  {
    name: 'amounts leave their smallest unit in domain/money only',
    covers: /^(src|demo)\/.*\.tsx?$/,
    except: new RegExp(`^src/domain/money/|${TEST.source}`),
    find: matches(/\b\w*minor\b\)*\s*[/*]\s*100\b|\b100\s*\*\s*\w*minor\b/gi),
    caught: [
      { file: 'src/server/figures/figures.mail.ts', text: 'formatMoney(Math.round(valueMinor / 100))' },
      { file: 'src/web/features/bag/bag-line.tsx', text: '<Ltr>{minor/100}</Ltr>' },
    ],
    allowed: [
      { file: 'src/domain/money/money.ts', text: 'return minor / 100' },
      { file: 'src/server/figures/figures.mail.ts', text: 'formatMoney(nearestMajor(valueMinor))' },
      { file: 'src/domain/offers/totals.ts', text: 'priceMinor * quantity' },
    ],
  },
  {
    name: "an offer's amounts are written in the currency of that offer",
    covers: /^src\/(server\/(offers\/|documents\/building\/(offer|confirmation|delivery)-)|web\/features\/(offers|offer-page)\/).*\.tsx?$/,
    // A first draft begins in the shop's currency, and the others show prices of the catalogue and fees.
    except: /\/(first-draft\.facts|product-picker|fee-lines|order-again)\.tsx?$/,
    find: matches(/\bSHOP_CURRENCY\b|\bCURRENCY_LABELS\.\w+/g),
    caught: [
      { file: 'src/server/offers/emails/offers.mail.ts', text: 'formatMoney(amount, language, SHOP_CURRENCY)' },
      { file: 'src/server/documents/building/offer-totals.facts.ts', text: 'figure(minor) + CURRENCY_LABELS.EGP' },
      { file: 'src/web/features/offers/list/offer-table.tsx', text: '<Amount minor={totalMinor} currency={SHOP_CURRENCY} />' },
    ],
    allowed: [
      { file: 'src/server/offers/emails/offers.mail.ts', text: 'formatMoney(amount, language, content.currency)' },
      { file: 'src/server/orders/orders.facts.ts', text: 'formatMoney(price, language, SHOP_CURRENCY)' },
      { file: 'src/web/features/offers/editor/fields/discount-field.tsx', text: 'text: CURRENCY_LABELS[currency]' },
    ],
  },
  {
    name: 'no child process has a shell',
    covers: /^(src|scripts)\/.*\.(tsx?|mjs)$/,
    find: matches(/\bexec(Sync)?\b(?=[\s\S]*from ['"](node:)?child_process['"])|\bshell:\s*(true|['"])/g),
    caught: [
      { file: 'src/server/platform/sheets/sheets.ts', text: 'spawn(name, { shell: true })' },
      { file: 'src/server/platform/media/pictures.ts', text: "import { exec } from 'node:child_process'" },
    ],
    allowed: [
      { file: 'src/server/platform/sheets/sheets.ts', text: "import { spawn } from 'node:child_process'" },
      { file: 'src/domain/text/text.ts', text: 'PATTERN.exec(text)' },
    ],
  },
  {
    name: 'the server starts processes with limits and without its settings',
    covers: /^src\/server\/.*\.ts$/,
    except: new RegExp(`^src/server/platform/limited-process\\.ts$|${TEST.source}`),
    find: matches(/\bspawn(Sync)?\b(?=[\s\S]*from ['"](node:)?child_process['"])/g),
    caught: [{ file: 'src/server/platform/sheets/sheets.ts', text: "import { spawn } from 'node:child_process'" }],
    allowed: [
      { file: 'src/server/platform/limited-process.ts', text: "import { spawn } from 'node:child_process'" },
      { file: 'src/server/platform/sheets/sheets.ts', text: 'await runLimited([SCRIPT], bytes, LIMITS)' },
    ],
  },
  {
    name: 'styles in components are logical too',
    covers: /^src\/web\/.*\.tsx$/,
    find: matches(/\b((margin|padding|border)(Left|Right)\w*|(left|right)(?=:\s*['"\d])|(textAlign|float|clear):\s*['"](left|right)['"])/g),
    caught: [
      { file: 'src/web/ui/band.tsx', text: '<p style={{ marginLeft: 4 }} />' },
      { file: 'src/web/ui/band.tsx', text: "<p style={{ textAlign: 'left' }} />" },
      { file: 'src/web/ui/band.tsx', text: '<p style={{ left: 0 }} />' },
    ],
    allowed: [
      { file: 'src/web/ui/band.tsx', text: '<p style={{ marginInlineStart: 4, insetInlineEnd: 0 }} />' },
      { file: 'src/web/ui/band.tsx', text: "<p style={{ textAlign: 'start' }} />" },
    ],
  },
  {
    name: 'style sheets are logical',
    covers: /^src\/web\/.*\.css$/,
    find: matches(
      /(^|[\s;{])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)[\w-]*\s*:|(float|clear|text-align|caption-side)\s*:\s*(left|right)\b/g,
    ),
    caught: [
      { file: 'src/web/ui/band.module.css', text: 'a { margin-left: 4px }' },
      { file: 'src/web/ui/band.module.css', text: '  right: 0;' },
      { file: 'src/web/ui/band.module.css', text: 'text-align: left;' },
      { file: 'src/web/ui/band.module.css', text: 'border-top-left-radius: 2px;' },
    ],
    allowed: [
      {
        file: 'src/web/ui/band.module.css',
        text: 'margin-inline-start: 4px; inset-inline-end: 0; text-align: start; border-start-start-radius: 2px',
      },
    ],
  },
  {
    name: 'a button is a `Button`, a `ButtonLink` or takes its look from `buttonLook`',
    covers: /^src\/web\/.*\.tsx?$/,
    except: /^src\/web\/ui\/button\//,
    find: matches(/['"][^'"]*\/button(\.module)?\.css|['"]button-(primary|secondary|danger|plain-danger)\b/g),
    caught: [
      { file: 'src/web/features/bag/bag-foot.tsx', text: "import button from '../../ui/button/button.module.css'" },
      { file: 'src/web/ui/dialog/dialog.tsx', text: "import '../button/button.css'" },
      { file: 'src/web/features/bag/bag-foot.tsx', text: '<a className="button-primary">' },
    ],
    allowed: [
      { file: 'src/web/ui/button/button-look.ts', text: "import './button.css'" },
      { file: 'src/web/features/bag/bag-button.tsx', text: "import styles from './bag-button.module.css'" },
    ],
  },
  {
    name: 'a button outside of ui is a `Button` or a `PlainButton`, which take one press at a time',
    covers: /^src\/web\/.*\.tsx$/,
    except: new RegExp(`^src/web/(ui/|(${FIRST_VIEW_BUTTONS.join('|')})\\.tsx$)`),
    find: matches(/<button\b/g),
    caught: [{ file: 'src/web/features/listing/toolbar.tsx', text: '<button type="button" onClick={() => void save()}>' }],
    allowed: [
      { file: 'src/web/features/listing/toolbar.tsx', text: "<a className={buttonLook('primary')}>" },
      { file: 'src/web/features/listing/toolbar.tsx', text: '<PlainButton look="text" onPress={save}>' },
      { file: 'src/web/features/bag/request-button.tsx', text: "<button className={buttonLook('primary')}>" },
    ],
  },
  {
    name: 'a page makes its ids by `newId`, because browsers have no `crypto.randomUUID` over plain http',
    covers: /^src\/web\/.*\.tsx?$/,
    except: /^src\/web\/platform\/calls\/new-id\.ts$/,
    find: matches(/\brandomUUID\b/g),
    caught: [{ file: 'src/web/features/chat/use-chat.ts', text: 'const id = crypto.randomUUID()' }],
    allowed: [
      { file: 'src/web/features/chat/use-chat.ts', text: 'const id = newId()' },
      { file: 'src/server/platform/ids.ts', text: 'const id = randomUUID()' },
    ],
  },
  {
    name: 'a test that waits without a limit of its own uses expect.poll, whose limit suits a slow machine',
    covers: TEST,
    find: matches(/\bvi\.wait(Until|For)\((?!.*\btimeout:).*/g),
    caught: [{ file: 'src/server/platform/http/pages.test.ts', text: 'await vi.waitUntil(() => refused.length === 26)' }],
    allowed: [
      { file: 'tests/durability/embedded/embedded.test.ts', text: 'await vi.waitFor(isDone, { timeout: 30_000 })' },
      { file: 'src/server/platform/http/pages.test.ts', text: 'await expect.poll(() => refused.length).toBe(26)' },
    ],
  },
  {
    name: 'a test neither waits in a browser for a fixed time nor replaces a module of ours',
    covers: TEST,
    find: matches(/\bwaitForTimeout\(|\bvi\.(mock|doMock)\(/g),
    caught: [
      { file: 'tests/e2e/home.spec.ts', text: 'await page.waitForTimeout(500)' },
      { file: 'src/server/orders/placing.test.ts', text: "vi.mock('./orders.repository.ts')" },
    ],
    allowed: [{ file: 'src/web/ui/button/one-at-a-time.test.ts', text: 'const send = vi.fn(() => promise)' }],
  },
  {
    name: 'a day in milliseconds is `DAY_MS`',
    covers: /^src\/.*\.tsx?$/,
    except: new RegExp(`^src/domain/durations\\.ts$|${TEST.source}`),
    find: matches(/\bconst DAY_MS\b|\b(86_?400_?000|24 \* (3_?600_?000|60 \* 60(_000| \* 1_?000)))\b/g),
    caught: [
      { file: 'src/domain/orders/orders.ts', text: 'const CART_MS = 90 * 24 * 60 * 60_000' },
      { file: 'src/web/features/chat/message.tsx', text: 'const LONG_MS = 86_400_000' },
    ],
    allowed: [{ file: 'src/domain/orders/orders.ts', text: 'const CART_MS = 90 * DAY_MS' }],
  },
  {
    name: 'the name of a browser test says no screens but `ar` and `both`',
    covers: /^tests\/e2e\/.*\.spec\.ts$/,
    find: (_text, file) => (/^tests\/e2e\/[\w-]+(\.(ar|both))?\.spec\.ts$/.test(file) ? [] : ['runs in English on a desktop']),
    caught: [{ file: 'tests/e2e/listing.arabic.spec.ts', text: '' }],
    allowed: [
      { file: 'tests/e2e/listing.ar.spec.ts', text: '' },
      { file: 'tests/e2e/bag.spec.ts', text: '' },
    ],
  },
  {
    name: `no file is longer than ${LONGEST_FILE} lines`,
    covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs|css)$/,
    except: /^demo\/data\//,
    find: (text) => {
      const lines = text.trimEnd().split('\n').length
      return lines > LONGEST_FILE ? [`${lines} lines`] : []
    },
    caught: [{ file: 'src/domain/orders/orders.ts', text: 'a\n'.repeat(LONGEST_FILE + 1) }],
    allowed: [
      { file: 'src/domain/orders/orders.ts', text: 'a\n'.repeat(LONGEST_FILE) },
      { file: 'demo/data/products.ts', text: 'a\n'.repeat(LONGEST_FILE + 1) },
    ],
  },
]

export function findingsIn(rule: SourceRule, file: string, text: string): readonly string[] {
  if (!rule.covers.test(file) || rule.except?.test(file)) return []
  return rule.find(text, file).map((words) => `${file}: ${words.trim()}`)
}

function matches(pattern: RegExp): (text: string) => readonly string[] {
  return (text) => Array.from(text.matchAll(pattern), ([match]) => match)
}
