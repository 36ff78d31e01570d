import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '..', '..')

/** Physical properties and values, which are wrong in one of the two languages. */
const PHYSICAL =
  /(^|[\s;{])((margin|padding|border)-(left|right|top|bottom)|left|right|top|bottom|width|height|(min|max)-(width|height)|border-(top|bottom)-(left|right)-radius)\s*:|:\s*(left|right)\b|(float|clear|text-align)\s*:\s*(left|right)/

function physicalLines(css: string): string[] {
  return css
    .replace(/@media[^{]*\{/g, '{')
    .split('\n')
    .filter((line) => PHYSICAL.test(line))
}

test('style sheets use start and end, never left and right', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(10)
  for (const sheet of sheets) expect(physicalLines(readFileSync(join(WEB, sheet), 'utf8')), sheet).toEqual([])
})

test.each(['margin-left: 4px;', '  right: 0;', 'text-align: left;', 'a { border-top-left-radius: 2px }', 'max-width: 10px;'])(
  '%s would be seen',
  (line) => {
    expect(physicalLines(line)).toEqual([line])
  },
)
