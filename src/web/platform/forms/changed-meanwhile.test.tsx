// @vitest-environment happy-dom
import { useForm } from 'react-hook-form'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { editsTexts } from '#i18n/sets/edits.ts'
import { LivePage } from '#tests/support/web/live-page.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ApiError } from '../calls/api.ts'
import { loadTexts } from '../texts/texts.ts'
import { useChangedMeanwhile } from './changed-meanwhile.tsx'

interface Values {
  readonly name: string
  readonly price: string
  readonly sku: string
}

const FIELDS = ['name', 'price', 'sku'] as const
const LABELS = { name: 'Product name', price: 'List price', sku: 'Article' } as const
const OVEN = { version: 1, name: 'Oven', price: '10', sku: 'A-1' }
const THEIRS = { version: 2, name: 'Combi oven', price: '12', sku: 'A-1' }

const save = vi.fn<(values: Values, version: number) => Promise<'saved'>>()
const fetchNow = vi.fn<() => Promise<typeof OVEN>>()
const ended = vi.fn()
let page: LivePage

const valuesOf = ({ name, price, sku }: typeof OVEN): Values => ({ name, price, sku })

function Edit() {
  const controls = useForm<Values>({ defaultValues: valuesOf(OVEN) })
  const { version, send, callout } = useChangedMeanwhile({ record: OVEN, controls, fetchNow, valuesOf, labelOf: (field) => LABELS[field] })
  const press = () => send(() => save(controls.getValues(), version)).then(ended, ended)
  return (
    <form>
      {callout}
      {FIELDS.map((name) => (
        <input key={name} {...controls.register(name)} />
      ))}
      <Button tone="primary" onPress={press}>
        Save
      </Button>
    </form>
  )
}

const conflict = () => new ApiError(400, 'conflict', 'Someone else saved changes in the meantime.')
const typed = () => Object.fromEntries(FIELDS.map((name) => [name, page.field(name).value]))
const words = () => page.text.replace(/[\u2066-\u2069]/g, '')
const sides = () => page.all<HTMLInputElement>('[type=radio]')
const focusOnCallout = () => document.activeElement === page.one('[tabindex="-1"]')
const press = () => page.one('button').click()

beforeAll(async () => {
  await loadTexts('en', editsTexts)
})
beforeEach(async () => {
  save.mockResolvedValue('saved')
  fetchNow.mockResolvedValue(THEIRS)
  page = await LivePage.open(<Edit />)
})
afterEach(() => {
  page.leave()
  vi.resetAllMocks()
})

/** The second of two people changes the name and the article; the other has changed the name and the price. */
async function saveSecond(): Promise<void> {
  page.type('name', 'Deck oven')
  page.type('sku', 'A-2')
  save.mockRejectedValueOnce(conflict())
  press()
  await expect.poll(sides).toHaveLength(2)
}

test('the second of two edits loses nothing: what only one of them changed stands, and a field of both is shown both ways', async () => {
  await saveSecond()
  expect(typed()).toEqual({ name: 'Deck oven', price: '12', sku: 'A-2' })
  for (const part of ['Product name', 'Combi oven', 'Deck oven', 'Taken from their changes: List price']) expect(words()).toContain(part)
  expect(words()).not.toContain('Article')
  await expect.poll(focusOnCallout).toBe(true)
  expect(sides().map(({ checked }) => checked)).toEqual([false, true])
})

test('either side can be taken and given back, and what then stands in the form is saved over the version of the other', async () => {
  await saveSecond()
  const [theirs, mine] = sides()
  theirs?.click()
  await expect.poll(typed).toMatchObject({ name: 'Combi oven', sku: 'A-2' })
  mine?.click()
  await expect.poll(typed).toMatchObject({ name: 'Deck oven', sku: 'A-2' })
  press()
  await expect.poll(() => ended.mock.lastCall).toEqual(['saved'])
  expect(save.mock.calls.map(([values, version]) => [values.name, values.price, version])).toEqual([
    ['Deck oven', '10', 1],
    ['Deck oven', '12', 2],
  ])
})

test('a second refusal shows what a third person saved, over the words that still stand', async () => {
  await saveSecond()
  page.one('button').focus()
  fetchNow.mockResolvedValue({ ...THEIRS, version: 3, sku: 'A-3' })
  save.mockRejectedValueOnce(conflict())
  press()
  await expect.poll(words).toContain('A-3')
  expect(typed()).toEqual({ name: 'Deck oven', price: '12', sku: 'A-2' })
  await expect.poll(focusOnCallout).toBe(true)
  press()
  await expect.poll(() => save.mock.lastCall?.[1]).toBe(3)
})

test('any other refusal is its caller’s to show, and changes nothing in the form', async () => {
  const lost = new ApiError(0, 'unreachable', '')
  page.type('name', 'Deck oven')
  save.mockRejectedValueOnce(lost)
  press()
  await expect.poll(() => ended.mock.lastCall).toEqual([lost])
  expect(typed()).toEqual({ name: 'Deck oven', price: '10', sku: 'A-1' })
  expect([page.all('[tabindex="-1"]'), fetchNow.mock.calls]).toEqual([[], []])
})
