import { describe, expect, test } from 'vitest'
import { ourFiles, read } from './repository-files.ts'
import { findingsIn, SOURCE_RULES } from './source-rules.ts'

const files = ourFiles().map((file) => ({ file, text: read(file) }))

describe.each(SOURCE_RULES)('$name', (rule) => {
  test('holds in every file', () => {
    expect(files.some(({ file }) => rule.covers.test(file))).toBe(true)
    expect(files.flatMap(({ file, text }) => findingsIn(rule, file, text))).toEqual([])
  })

  test.each(rule.caught)('example %# in $file breaks it', ({ file, text }) => {
    expect(findingsIn(rule, file, text)).not.toEqual([])
  })

  test.each(rule.allowed)('example %# in $file keeps it', ({ file, text }) => {
    expect(findingsIn(rule, file, text)).toEqual([])
  })
})
