import { describe, expect, test } from 'vitest'
import { CODE_RULES } from './code-rules.ts'
import { filesThatLean, INTERNALS_RULE } from './internals.ts'
import { MIGRATION_RULES } from './migration-rules.ts'
import { ourFiles, read } from './repository-files.ts'
import { findingsIn, SOURCE_RULES, type SourceRule } from './source-rules.ts'
import { unusedClasses } from './style-classes.ts'
import { STYLE_RULES } from './style-rules.ts'
import { replacedWordsInPath, WORD_RULES } from './words.ts'

const files = ourFiles().map((file) => ({ file, text: read(file) }))

const rules = [...SOURCE_RULES, ...STYLE_RULES, ...CODE_RULES, ...MIGRATION_RULES, ...WORD_RULES, INTERNALS_RULE]

/** Findings of each rule; files are taken one by one, so that each is parsed once for all rules. */
const found = new Map<SourceRule, string[]>(rules.map((rule) => [rule, []]))
for (const { file, text } of files) for (const rule of rules) found.get(rule)?.push(...findingsIn(rule, file, text))

describe.each(rules)('$name', (rule) => {
  test('holds in every file', () => {
    expect(files.some(({ file }) => rule.covers.test(file))).toBe(true)
    expect(found.get(rule)).toEqual([])
  })

  test.each(rule.caught)('example %# in $file breaks it', ({ file, text }) => {
    expect(findingsIn(rule, file, text)).not.toEqual([])
  })

  test.each(rule.allowed)('example %# in $file keeps it', ({ file, text }) => {
    expect(findingsIn(rule, file, text)).toEqual([])
  })
})

test('the table of a decision names its files in the first column', () => {
  const table =
    '| where | leans on |\n|---|---|\n| `src/a.ts`, names | `pg.job` |\n| `src/b.ts`, `tests/c.ts` | x |\n\nText.\n\n| then | now |\n|---|---|\n| `d.ts` | 2 |\n'
  expect(filesThatLean(table)).toEqual(['src/a.ts', 'src/b.ts', 'tests/c.ts'])
})

describe('names of files', () => {
  test('use no word that the glossary replaced', () => {
    expect(files.flatMap(({ file }) => replacedWordsInPath(file))).toEqual([])
  })

  test.each([
    'src/web/features/kept-products/form.tsx',
    'src/server/catalogue/products/product-keeping.service.ts',
    'src/server/platform/gate.ts',
    'src/server/platform/joined.ts',
    'src/server/platform/place.ts',
    'src/server/letters/letters.mail.ts',
    'src/web/platform/hearers.ts',
    'src/web/common/dates.ts',
    'src/domain/utils/dates.ts',
  ])('%s breaks it', (file) => {
    expect(replacedWordsInPath(file)).not.toEqual([])
  })

  test.each(['src/server/platform/passwords/common-passwords.ts', 'src/web/features/newsletter/newsletter-form.tsx'])(
    '%s says something else with such a word',
    (file) => {
      expect(replacedWordsInPath(file)).toEqual([])
    },
  )
})

describe('classes of style modules', () => {
  test('are named by a file that imports them', () => {
    expect(unusedClasses(files)).toEqual([])
  })

  test('a forgotten one would be seen, and one behind a computed key is left alone', () => {
    const sheet = { file: 'src/web/ui/band/band.module.css', text: '.band { gap: 0 }\n@media print { .band .quiet { gap: 0 } }' }
    const code = (text: string) => ({ file: 'src/web/ui/band/band.tsx', text: `import styles from './band.module.css'\n${text}` })
    expect(unusedClasses([sheet, code('styles.band')])).toEqual(['src/web/ui/band/band.module.css: quiet'])
    expect(unusedClasses([sheet, code('styles[tone]')])).toEqual([])
    expect(unusedClasses([sheet])).toHaveLength(2)
  })
})
