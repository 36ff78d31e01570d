import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')

/** Finds code that turns stored money into pounds: this lets a price out of the server, so only one function may do it. */
function leaks(file: string, text: string): boolean {
  return (
    !file.endsWith('.test.ts') && !['domain/money/money.ts', 'domain/money/pricing.ts'].includes(file) && /\bdecimalFromAmount\b/.test(text)
  )
}

describe('the function that lets prices out', () => {
  test('is used by one source file alone', () => {
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    expect(files).toContain(path.join('domain', 'money', 'pricing.ts'))
    const leaking = files.filter((file) => leaks(file.split(path.sep).join('/'), readFileSync(path.join(SOURCE, file), 'utf8')))
    expect(leaking).toEqual([])
  })

  test('would be noticed in a second file', () => {
    const planted = "import { decimalFromAmount } from '#domain/money/money.ts'\nexport const price = decimalFromAmount(row.price)"
    expect(leaks('server/orders/orders.service.ts', planted)).toBe(true)
    expect(leaks('server/orders/orders.test.ts', planted)).toBe(false)
    expect(leaks('domain/money/pricing.ts', planted)).toBe(false)
  })
})
