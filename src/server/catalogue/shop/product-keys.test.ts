import { expect, test } from 'vitest'
import { managing, productFields } from '#tests/support/shop/product-management.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('the keys of a product that is written', (shop) => {
  const manage = managing(shop)
  const fieldsOf = (product: Record<string, unknown> & { brand: { _id: string } }) => ({
    ...Object.fromEntries(
      ['sku', 'name', 'nameAr', 'slug', 'description', 'descriptionAr', 'quantity', 'price', 'taxable'].map((key) => [key, product[key]]),
    ),
    brand: product.brand._id,
  })

  test('a brand is accepted as an id, a select’s value or a list of one, and as nothing else', async () => {
    const [brand, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
    for (const sent of [brand, [brand], JSON.stringify([brand]), JSON.stringify({ _id: brand })]) {
      expect((await manage.added('admin', { ...productFields(brand), brand: sent })).brand._id).toBe(brand)
    }
    const product = await manage.added('admin', productFields(other))
    const edit = (sent: unknown) =>
      manage.call('admin', `PUT /api/product/${product._id}`, { product: { ...fieldsOf(product), brand: sent } })
    for (const sent of [[brand], { value: brand }, { _id: brand, name: 'Maker' }, [{ value: brand, label: 'Maker' }], [{ _id: brand }]]) {
      expect((await edit(sent)).json.product.brand._id, JSON.stringify(sent)).toBe(brand)
      await edit(other)
    }
    for (const empty of ['', '0', null, [], [''], {}]) {
      expect((await edit(empty)).json.fields, JSON.stringify(empty)).toEqual({ brand: ['Brand is required.'] })
    }
    expect((await edit([brand, other])).json.fields).toEqual({ brand: ['Brand is not valid.'] })
  })

  test('adding needs new or used', async () => {
    const { taxable: _, ...fields } = productFields(await manage.brandOf('merchant'))
    const refused = { status: 400, json: { fields: { taxable: ['Is it New? is required.'] } } }
    expect(await manage.add('admin', fields)).toMatchObject(refused)
    expect(await manage.add('admin', { ...fields, taxable: '' })).toMatchObject(refused)
    expect((await manage.added('admin', { ...fields, taxable: 'false' })).taxable).toBe(false)
  })

  test('an edit changes only the keys it has; an empty value is refused', async () => {
    const product = await manage.added('admin', {
      ...productFields(await manage.brandOf('merchant')),
      specs: '{"voltage":380}',
      images: ['abc'],
    })
    const edit = (sent: object) => manage.call('admin', `PUT /api/product/${product._id}`, { product: sent })
    expect((await edit({})).json.product).toEqual(product)
    const fields = fieldsOf(product)
    for (const key of Object.keys(fields) as (keyof typeof fields)[]) {
      const { [key]: _, ...others } = fields
      expect((await edit(others)).json.product, key).toEqual(product)
      expect((await edit({ ...fields, [key]: '' })).json.fields, key).toEqual({ [key]: [expect.any(String)] })
    }
    const emptied = await manage.call('admin', `PUT /api/product/${product._id}`, {
      product: { ...fieldsOf(product), specs: {}, images: [] },
    })
    expect(emptied.json.product).toMatchObject({ specs: {}, images: [] })
  })
})
