import type { SourceRule } from './source-rules.ts'

/** The last width of each size of screen, as src/web/ui/theme/tokens.css lists them; the next size begins one pixel later. */
const LAST_WIDTHS = [359, 479, 599, 767, 1023, 1099, 1279]

const DISTANCE = /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap|inset(?:-[a-z-]+)?)\s*:\s*[^;{}]*/g
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)(px|rem|em|pt)\b/g
const HAIRLINES = new Set(['0px', '1px', '2px'])
const WIDTH = /\b(min|max)-width:\s*([\d.]+)(px|rem|em)/g
const ROOT_CONDITION = /:root:has\([^{},;]*\)+(?:\s|[>~+])[^{}]*(?=\{)/g
/** The last compound of a selector that has neither a class, an id nor the name of an element. */
const NAMELESS = /[\s>~+](?:\*|:(?!is\(|where\())[^\s>~+{]*\s*$/
const RANGE = /\(\s*(?:[\d.]+\w+\s*[<>]=?\s*)?width\s*[<>]=?[^)]*\)/g
/** A class of its own lines, outside of conditions. */
const PLAIN_CLASS = /(?<!,\n)^\.([\w-]+) \{([^{}]*)\}/gm
/** The arrangements of src/web/ui/theme/layout.css, with or without one of its gaps. */
const ARRANGEMENTS = [
  ['display: grid', 'grid-template-columns: minmax(0, 1fr)'],
  ['display: flex', 'align-items: center'],
  ['align-items: center', 'display: flex', 'flex-wrap: wrap'],
].map((lines) => lines.toSorted().join(';'))

/** Rules over the style sheets. */
export const STYLE_RULES: readonly SourceRule[] = [
  {
    name: 'a distance is a `--space-…` of tokens.css, or has a name of its own',
    covers: /^src\/web\/.*\.css$/,
    find: (text) =>
      Array.from(text.matchAll(DISTANCE), ([declaration]) => declaration).filter((declaration) =>
        Array.from(declaration.matchAll(LENGTH)).some(([, digits, unit]) => !HAIRLINES.has(`${digits}${unit}`)),
      ),
    caught: [
      { file: 'src/web/ui/band/band.module.css', text: '.band {\n  gap: 16px;\n}' },
      { file: 'src/web/ui/band/band.module.css', text: '.band { padding: var(--space-4) calc(12px + env(safe-area-inset-bottom)) }' },
      { file: 'src/web/ui/band/band.module.css', text: '.band { margin-block:\n    -8px 0 }' },
      { file: 'src/web/ui/band/band.module.css', text: '.band { inset-inline-start: .5rem; }' },
      { file: 'src/web/ui/theme/base.css', text: 'html{scroll-padding-block:84px}' },
    ],
    allowed: [
      {
        file: 'src/web/ui/band/band.module.css',
        text: '.band { --icon: 42px; padding: 0 var(--icon); gap: 1px 2px; margin: -2px; inset: 0 50%; }',
      },
      { file: 'src/web/ui/band/band.module.css', text: '.band { inline-size: 42px; outline-offset: 4px; transform: translateX(16px) }' },
      { file: 'src/web/ui/theme/print.css', text: '@page { margin: 16mm 18mm; }' },
    ],
  },
  {
    name: 'the screens change at the widths of tokens.css only',
    covers: /^src\/web\/.*\.(css|tsx?)$/,
    except: /\.test\.tsx?$/,
    find: (text) => [
      ...Array.from(withoutContainers(text).matchAll(WIDTH)).flatMap(([words, side, digits, unit]) =>
        unit === 'px' && LAST_WIDTHS.includes(Number(digits) - (side === 'min' ? 1 : 0)) ? [] : [words],
      ),
      ...Array.from(withoutContainers(text).matchAll(RANGE), ([words]) => words),
    ],
    caught: [
      { file: 'src/web/ui/band/band.module.css', text: '@media (max-width: 640px) {' },
      { file: 'src/web/ui/band/band.module.css', text: '@media (max-width: 600px) {' },
      { file: 'src/web/ui/band/band.module.css', text: '@media screen and (min-width: 48em) {' },
      { file: 'src/web/ui/band/band.module.css', text: '@media (width >= 700px) {' },
      { file: 'src/web/ui/band/band.tsx', text: "matchMedia('(max-width: 800px)')" },
    ],
    allowed: [
      { file: 'src/web/ui/band/band.module.css', text: '@media print, (min-width: 600px) and (max-width: 1023px) {' },
      { file: 'src/web/ui/band/band.module.css', text: '@container card (min-width: 320px) {' },
      { file: 'src/web/ui/band/band.tsx', text: "matchMedia('(min-width: 768px)')" },
    ],
  },
  {
    name: 'a condition of the whole page names the elements that it styles, as every change makes browsers look at all elements otherwise',
    covers: /^src\/web\/.*\.css$/,
    find: (text) => Array.from(text.matchAll(ROOT_CONDITION), ([selector]) => selector).filter((selector) => NAMELESS.test(selector)),
    caught: [
      { file: 'src/web/ui/band/band.module.css', text: ':global(:root:has([data-a])) .band > :not([data-b]) {' },
      { file: 'src/web/ui/band/band.module.css', text: ':root:has(dialog:modal) * {' },
    ],
    allowed: [
      { file: 'src/web/ui/band/band.module.css', text: ':global(:root:has([data-a])) .band > :is(section, form):not([data-b]) {' },
      { file: 'src/web/ui/band/band.module.css', text: ':root:has(dialog:modal) {' },
      { file: 'src/web/ui/band/band.module.css', text: ':global(:root:has(:is(input:not([type]), select):focus)) .widget {' },
    ],
  },
  {
    name: 'a class that says no more than `stack`, `row` or `cluster` is written as that, with its `gap-…`',
    covers: /^src\/web\/.*\.module\.css$/,
    find: (text) =>
      Array.from(text.matchAll(PLAIN_CLASS)).flatMap(([, name = '', body = '']) =>
        isArrangement(body) && !isSaidAgain(text, name) ? [name] : [],
      ),
    caught: [
      { file: 'src/web/ui/band/band.module.css', text: '.band {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n}' },
      { file: 'src/web/ui/band/band.module.css', text: '.band {\n  display: flex;\n  gap: var(--space-2);\n  align-items: center;\n}' },
    ],
    allowed: [
      { file: 'src/web/ui/band/band.module.css', text: '.band {\n  display: flex;\n  align-items: center;\n  margin: 0;\n}' },
      { file: 'src/web/ui/band/band.module.css', text: '.band {\n  display: flex;\n  align-items: center;\n}\n\n.band:hover {\n}' },
      { file: 'src/web/ui/band/band.module.css', text: '.bar,\n.band {\n  display: flex;\n  align-items: center;\n}' },
    ],
  },
]

function isArrangement(body: string): boolean {
  const lines = body.split(';').map((line) => line.trim())
  const others = lines.filter((line) => line !== '' && !/^gap: var\(--space-\d+\)$/.test(line))
  return ARRANGEMENTS.includes(others.toSorted().join(';'))
}

/** A class with further rules, as on wide screens, has a look of its own. */
function isSaidAgain(text: string, name: string): boolean {
  return Array.from(text.matchAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'))).length > 1
}

/** Container queries measure one component's room, not the screen. */
function withoutContainers(text: string): string {
  return text.replaceAll(/@container[^{]*/g, '')
}
