import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('what managers may send by mistake', (shop) => {
  let admin: { authorization: string }
  let id = ''
  beforeEach(async () => {
    admin = await signedIn(shop(), 'admin')
    id = (await shop().stock({ products: [{ name: 'Combi oven', pounds: 1000 }] }))[0] ?? ''
  })

  const ask = (call: string, body?: unknown) => sendJson(shop(), { call, headers: admin, ...(body === undefined ? {} : { body }) })
  const product = async () => (await ask(`GET /api/product/${id}`)).json.product
  const editOf = async (changed: Record<string, unknown>) => {
    const { sku, name, nameAr, slug, description, descriptionAr, quantity, price, taxable, brand } = await product()
    const whole = { description: description || 'An oven', descriptionAr: descriptionAr || 'فرن', nameAr: nameAr || 'فرن', sku, name, slug }
    return { product: { ...whole, quantity, price, taxable, brand: brand._id, ...changed } }
  }

  test('a switch with an outdated version is a conflict, and one without a version is not', async () => {
    const { version } = await product()
    expect((await ask(`PUT /api/product/${id}`, await editOf({ name: 'Combi oven 6' }))).status).toBe(200)
    const stale = await ask(`PUT /api/product/${id}/active`, { product: { isActive: false, version } })
    expect([stale.status, stale.json.code, Object.keys(stale.json.fields)]).toEqual([400, 'conflict', expect.arrayContaining(['name'])])
    expect((await product()).isActive).toBe(true)
    expect((await ask(`PUT /api/product/${id}/active`, { product: { isActive: false } })).status).toBe(200)
    expect((await product()).isActive).toBe(false)
  })

  test.each([9_007_199_254_740_991, 1e15, 0, -1])('a version of %d is refused', async (version) => {
    const answer = await ask(`PUT /api/product/${id}`, await editOf({ version }))
    expect([answer.status, answer.json.code]).toEqual([400, 'validation'])
  })

  test('half a surrogate pair is stored as the replacement character, and a name is put on one line', async () => {
    const { status, json } = await ask(
      `PUT /api/product/${id}`,
      await editOf({ name: 'Oven\r\n  \ud800 6', description: 'One\ntwo \udc00' }),
    )
    expect(status).toBe(200)
    const stored = { name: 'Oven \ufffd 6', description: 'One\ntwo \ufffd' }
    expect(json.product).toMatchObject(stored)
    expect(await product()).toMatchObject(stored)
  })

  test('an invisible name counts as missing, and direction overrides are removed', async () => {
    const answer = await ask(`PUT /api/product/${id}`, await editOf({ name: '\u200b\u200f ' }))
    expect(answer.json).toMatchObject({ code: 'validation', fields: { name: ['Name is required.'] } })
    expect((await ask(`PUT /api/product/${id}`, await editOf({ name: '\u202eOven' }))).status).toBe(200)
    expect((await product()).name).toBe('Oven')
  })

  test('the drive is never asked for a malformed SKU', async () => {
    const merchant = await signedIn(shop(), 'merchant')
    const { status, json } = await sendJson(shop(), { call: 'GET /api/product/drive/a%00b', headers: merchant })
    expect([status, json.images]).toEqual([200, []])
  })
})
