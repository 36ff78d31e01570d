import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { fillForm } from './fill-form.ts'
import { fillShop } from './fill-shop.ts'
import { lookAt, lookAtHtml } from './look.ts'
import { inOpenedShop } from './open-shop.ts'
import { pagesToLookAt } from './pages-to-look-at.ts'

const CALLS = [
  'POST /api/category/facts',
  'POST /api/product/add',
  'POST /api/contact/add',
  'POST /api/order/phone',
  'PUT /api/offer/:id/draft',
] as const
/** One record each, in one language. */
const SEEN = /^\/(?:product\/[\w-]+|offer\/[\w-]+|login|dashboard\/(?:product|desk|offers\/[\w-]+|customers\/[\w-]+))$/

test('payloads in what visitors, merchants and staff fill in stay text on their screens', async () => {
  await inOpenedShop(async (opened) => {
    const { stored, faults } = await fillShop(opened.shop, { calls: CALLS, rounds: 1, byEverybody: false })
    expect(faults).toEqual([])
    expect(stored.size).toBeGreaterThan(50)
    const pages = (await pagesToLookAt(opened.shop, 1)).filter(({ path, as }) => SEEN.test(path) && (as === 'nobody' || as === 'admin'))
    const looked = await lookAt(opened, pages, [''])
    expect(looked.faults).toEqual([])
    expect(looked.showing).toBeGreaterThan(3)
  })
})

test('the proof sees a payload that became more than text', async () => {
  const { faults } = await lookAtHtml([
    '<p>zqx',
    '<img src=x onerror=zqxRan=1>',
    '<a href="javascript:zqxRan=1">zqx</a>',
    '<script>zqxRan=1</script>',
  ])
  expect(faults.join('\n')).toMatch(/A payload ran/)
  expect(faults.join('\n')).toMatch(/<a href="javascript:/)
  expect(faults.join('\n')).toMatch(/<img onerror=/)
})

test('the forms of the contract tell which of their fields take texts', () => {
  const { paths } = fillForm(
    endpoints['POST /api/contact/add'].body,
    { name: 'Mona', email: 'mona@people.example', message: 'An oven?' },
    0,
  )
  expect(paths).toEqual([['name'], ['email'], ['message']])
  const order = fillForm(endpoints['POST /api/order/add'].body, { cartId: '01900000-0000-7000-8000-000000000001' }, 0)
  expect(order.paths.map((path) => path.join('.'))).toEqual(
    expect.arrayContaining(['delivery.company', 'delivery.address', 'delivery.note']),
  )
})
