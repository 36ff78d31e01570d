// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#contract/contact.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { Field } from '../../ui/field/field.tsx'
import { ApiError } from '../calls/api.ts'
import { notices } from '../frame/notices.ts'
import { loadTexts } from '../texts/texts.ts'
import { useShopForm } from './use-form.ts'

interface Values {
  readonly name: string
  readonly email: string
  readonly message: string
}

const TYPED: Values = { name: 'Mona', email: 'mona@shop.example', message: 'Call me, please' }
const LABELS = { name: 'Your name', email: 'Email', message: 'Message' } as const

const send = vi.fn<(values: Values) => Promise<void>>()
const fetchSchema = vi.fn(async () => ContactForm)
let page: LivePage

function Contact() {
  const { formProps, field, refusal, isSubmitting } = useShopForm<Values>({
    fetchSchema,
    send,
    defaults: { name: '', email: '', message: '' },
  })
  return (
    <form aria-busy={isSubmitting} {...formProps}>
      {(['name', 'email', 'message'] as const).map((name) => (
        <Field key={name} {...field(name)} label={LABELS[name]} />
      ))}
      <p role="alert">{refusal}</p>
    </form>
  )
}

const refusalOf = (fields: Readonly<Record<string, readonly string[]>>) => new ApiError(400, 'validation', 'Check the fields.', fields)
/** Enter in a field sends the form, as its button does. */
const submit = () => page.one<HTMLFormElement>('form').requestSubmit()
const isIdle = () => page.one('form').getAttribute('aria-busy') === 'false'
const typed = () => Object.fromEntries(Object.keys(TYPED).map((name) => [name, page.field(name).value]))
const messageOf = (name: string) => document.getElementById(page.field(name).getAttribute('aria-describedby') ?? '')?.textContent
const focused = () => document.activeElement?.getAttribute('name')

beforeAll(async () => {
  await loadTexts('en', formsTexts)
})
beforeEach(async () => {
  send.mockResolvedValue()
  page = await LivePage.open(<Contact />)
})
afterEach(() => {
  page.leave()
  notices.set([])
  vi.resetAllMocks()
})

async function fill(values: Values): Promise<void> {
  for (const [name, value] of Object.entries(values)) page.type(name, value)
  await expect.poll(typed).toEqual(values)
}

test('a form that is submitted twice at once is sent once, and can be sent again after the answer', async () => {
  const answer = Promise.withResolvers<void>()
  send.mockReturnValueOnce(answer.promise)
  await fill(TYPED)
  submit()
  submit()
  await expect.poll(() => send.mock.calls).toEqual([[TYPED]])
  submit()
  answer.resolve()
  await expect.poll(isIdle).toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
  submit()
  await expect.poll(() => send.mock.calls).toEqual([TYPED, TYPED].map((values) => [values]))
})

test('a field that the rules refuse gets the focus and its message, and nothing is sent', async () => {
  await fill({ ...TYPED, email: '', message: '' })
  submit()
  await expect.poll(focused).toBe('email')
  expect([messageOf('name'), messageOf('email'), messageOf('message')]).toEqual([
    undefined,
    expect.stringContaining('Email'),
    expect.stringContaining('Message'),
  ])
  expect(send).not.toHaveBeenCalled()
})

test('a field that the shop refuses gets the focus and the reason, and so does another one the next time', async () => {
  await fill(TYPED)
  send.mockRejectedValueOnce(refusalOf({ email: ['This mailbox does not exist.'] }))
  submit()
  await expect.poll(focused).toBe('email')
  expect([messageOf('email'), page.one('[role=alert]').textContent]).toEqual(['This mailbox does not exist.', ''])
  send.mockRejectedValueOnce(refusalOf({ 'contact.name': ['This name is too short.'] }))
  submit()
  await expect.poll(focused).toBe('name')
  expect([messageOf('name'), messageOf('email')]).toEqual(['This name is too short.', undefined])
  expect(typed()).toEqual(TYPED)
})

test('a field that is refused once more gets the focus once more', async () => {
  await fill(TYPED)
  for (const reason of ['This mailbox does not exist.', 'This mailbox is full.']) {
    page.field('name').focus()
    send.mockRejectedValueOnce(refusalOf({ email: [reason] }))
    submit()
    await expect.poll(focused).toBe('email')
    expect(messageOf('email')).toBe(reason)
  }
})

test('a lost connection leaves what was typed and says so, also where the rules are out of reach, until the form is sent', async () => {
  await fill(TYPED)
  fetchSchema.mockRejectedValue(new TypeError('no network'))
  send.mockRejectedValueOnce(new ApiError(0, 'unreachable', ''))
  submit()
  await expect.poll(() => page.one('[role=alert]').textContent).not.toBe('')
  expect(notices.get()).toMatchObject([{ kind: 'error', text: page.one('[role=alert]').textContent }])
  expect(typed()).toEqual(TYPED)
  submit()
  await expect.poll(() => page.one('[role=alert]').textContent).toBe('')
  expect(send.mock.calls).toEqual([[TYPED], [TYPED]])
  expect(notices.get()).toEqual([])
})
