import { expect, test } from 'vitest'
import { FIELD_TEXTS, REFUSALS, type Refusal } from '#domain/errors.ts'
import { LANGUAGES } from '#domain/language.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { interpolate } from './interpolate.ts'
import { fieldName, fieldText, refusalText } from './texts.ts'

type Texts = { readonly [key: string]: string | Texts }

function leaves(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] satisfies [string, string]] : leaves(text, `${path}${key}.`),
  )
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('no text is empty or padded in either language', () => {
  for (const [key, text] of [...leaves(en), ...leaves(ar)]) expect(text.trim(), key).toBe(text === '' ? undefined : text)
})

test('an Arabic text names the same values as its English twin', () => {
  const english = new Map(leaves(en))
  for (const [key, text] of leaves(ar)) {
    const twin = english.get(key)
    if (twin !== undefined && !/_(one|other)$/.test(key)) expect(placeholdersOf(text), key).toEqual(placeholdersOf(twin))
  }
})

test('every English plural has all six Arabic forms, and those that stand for many counts name the count', () => {
  const arabic = new Map(leaves(ar))
  for (const [key] of leaves(en)) {
    if (!key.endsWith('_other')) continue
    const stem = key.slice(0, -'_other'.length)
    for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(arabic.has(`${stem}_${form}`), `${stem}_${form}`).toBe(true)
    for (const form of ['few', 'many', 'other']) expect(arabic.get(`${stem}_${form}`)).toContain('{{count}}')
  }
})

test('Arabic texts are written in Arabic', () => {
  const ownWords = (text: string) => text.replace(/\{\{\w+\}\}/g, '')
  const latinOnly = leaves(ar).filter(([, text]) => /\p{L}/u.test(ownWords(text)) && !/[\u0600-\u06ff]/.test(ownWords(text)))
  expect(latinOnly.map(([key]) => key)).toEqual(['shell.otherLanguage'])
})

test('every refusal has a text in both languages', () => {
  for (const refusal of Object.keys(REFUSALS) as Refusal[]) {
    const texts = LANGUAGES.map((language) => refusalText(refusal, language))
    expect(new Set(texts).size, refusal).toBe(2)
  }
})

test('the specified English texts are exact', () => {
  expect(refusalText('unauthorized', 'en')).toBe('Unauthorized Access! Please login again')
  expect(refusalText('forbidden', 'en')).toBe('Forbidden! You are not allowed to access this resource.')
  expect(refusalText('internal', 'en')).toBe('Your request could not be processed. Please try again.')
  expect(refusalText('product/not-found', 'en')).toBe('No product found.')
  expect(fieldText('too-long', 'en', { field: 'description', limit: 200 })).toBe('Description may not be greater than 200 characters.')
  expect(fieldText('too-small', 'en', { field: 'quantity', limit: 1 })).toBe('Quantity must be at least 1.')
  expect(fieldText('too-large', 'en', { field: 'quantity', limit: 25 })).toBe('Quantity may not be greater than 25.')
})

test('a field text leaves no placeholder open when its limit is given', () => {
  for (const language of LANGUAGES)
    for (const key of FIELD_TEXTS) expect(fieldText(key, language, { field: 'max', limit: 150000 })).not.toContain('{{')
})

test('a field without a name of its own keeps its key, also when an object would inherit it', () => {
  expect(fieldName('favourite', 'en')).toBe('favourite')
  expect(fieldName('constructor', 'ar')).toBe('constructor')
})

test('a value that was forgotten stays visible', () => {
  expect(interpolate('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}')
})
