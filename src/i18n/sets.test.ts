import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import type { TextSet } from './text-set.ts'

const SETS = readdirSync(new URL('./sets/', import.meta.url)).map((file) => file.replace('.ts', ''))

test.each(SETS)('the set "%s" brings the texts of its name in both languages', async (name) => {
  const exported: Readonly<Record<string, TextSet>> = await import(new URL(`./sets/${name}.ts`, import.meta.url).href)
  const [set, ...others] = Object.values(exported)
  expect(others).toEqual([])
  expect(set?.name).toBe(name)
  for (const language of LANGUAGES) {
    expect(await set?.fetch[language]()).toEqual(await import(new URL(`./${language}/${name}.ts`, import.meta.url).href))
  }
})
