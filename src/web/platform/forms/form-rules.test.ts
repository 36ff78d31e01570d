import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { ContactForm } from '#contract/contact.ts'
import type { Language } from '#domain/text/language.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { loadTexts } from '../texts/texts.ts'
import { refusedFields, resolverOf, withoutHtml } from './form-rules.ts'

const good = { name: 'Mona', email: 'mona@shop.example', message: 'We need two combi ovens.' }

beforeAll(async () => {
  await Promise.all([loadTexts('en', formsTexts), loadTexts('ar', formsTexts)])
})

const fetchContactForm = () => Promise.resolve(ContactForm as z.ZodType<unknown, Record<string, unknown>>)

async function resolved(values: object, { language = 'en' as Language, fieldNames = {}, fetchSchema = fetchContactForm } = {}) {
  const t = await loadTexts(language, formsTexts)
  const { errors, values: sent } = await resolverOf({ fetchSchema, fieldNames, t, language })(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return { sent, messages: Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message])) }
}

test('a value that the schema takes is sent as it was typed, for the server to read by the same schema', async () => {
  const typed = { ...good, email: ' MONA@shop.example ' }
  expect(await resolved(typed)).toEqual({ sent: typed, messages: {} })
})

test('each refused field has one message, in words of the page, and nothing is sent', async () => {
  expect(await resolved({ name: '', email: 'nobody', message: 'short' })).toEqual({
    sent: {},
    messages: {
      name: 'Name is required.',
      email: 'Email format is invalid.',
      message: 'Message must be at least 10 characters.',
    },
  })
  const { messages } = await resolved({ ...good, message: 'قصير' }, { language: 'ar' })
  expect(Object.keys(messages)).toEqual(['message'])
  expect(messages.message).toMatch(/\p{Script=Arabic}/v)
})

test('values whose rules cannot be loaded go to the server, which has the same rules', async () => {
  const typed = { name: '', email: 'nobody', message: 'short' }
  const fetchSchema = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  expect(await resolved(typed, { fetchSchema })).toEqual({ sent: typed, messages: {} })
})

test('a message calls a field what this form calls it', async () => {
  const { messages } = await resolved({ ...good, name: '' }, { fieldNames: { name: 'Your restaurant' } })
  expect(messages).toEqual({ name: 'Your restaurant is required.' })
})

test("the server's refusals stand at the fields of the form, the first reason of each, and others nowhere", () => {
  const fields = { 'profile.email': ['Taken.', 'Too long.'], name: ['Required.'], elsewhere: ['Wrong.'], message: [] }
  expect(refusedFields({ fields }, good)).toEqual([
    { name: 'email', message: 'Taken.' },
    { name: 'name', message: 'Required.' },
  ])
})

test('tags are taken out of what was typed, but a password is sent as it is', () => {
  expect(withoutHtml({ name: '<b>Mona</b>', password: '<b>1', confirmPassword: '<b>1', count: 3 })).toEqual({
    name: 'Mona',
    password: '<b>1',
    confirmPassword: '<b>1',
    count: 3,
  })
})
