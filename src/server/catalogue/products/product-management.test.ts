import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, productCategories } from '#server/catalogue/catalogue.tables.ts'
import { texts } from '#tests/support/http/multipart.ts'
import { dropPicturesNow, hoursUntilDropped } from '#tests/support/pictures/drop-pictures.ts'
import { photo } from '#tests/support/pictures/pictures.ts'
import { switchBrand } from '#tests/support/shop/catalogue-changes.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

describeShopOnBoth('managing products', (shop, { once }) => {
  const manage = managing(shop)
  const slugOf = async (brandId: string) => {
    const [row] = await shop().accounts.database.db.select({ slug: brands.slug }).from(brands).where(eq(brands.id, brandId))
    return row?.slug ?? ''
  }
  const historyOf = async (id: string) => (await manage.call('admin', `GET /api/history/product/${id}`)).json.entries
  const shopCount = async () => (await shop().get('/api/product/list')).json.count
  const fieldsOf = (product: Record<string, unknown> & { brand: { _id: string } }) => ({
    ...Object.fromEntries(
      ['sku', 'name', 'nameAr', 'slug', 'description', 'descriptionAr', 'quantity', 'price', 'taxable'].map((key) => [key, product[key]]),
    ),
    brand: product.brand._id,
  })

  test('an added product is answered whole, is on show and is found by its words', async () => {
    const fields = {
      ...productFields(await manage.brandOf('merchant')),
      price: '٤٥٬٠٠٠٫٥٠',
      quantity: '١٢',
      specs: '{"widthMm":"800","depthMm":""}',
      images: ['abc', 'def'],
    }
    const answer = await manage.add('admin', fields)
    expect(answer.json).toMatchObject({
      success: true,
      message: 'Product has been added successfully!',
      product: {
        sku: fields.sku,
        slug: 'convection-oven',
        price: 45_000.5,
        quantity: 12,
        inventory: 12,
        taxable: true,
        isActive: true,
        inactiveReasons: [],
        version: 1,
        images: ['abc', 'def'],
        specs: { widthMm: 800 },
        brand: { name: 'Brand of merchant' },
        categories: [],
      },
    })
    const { _id, imageUrl } = answer.json.product
    expect((await shop().get('/api/product/item/convection-oven')).json.product._id).toBe(_id)
    expect((await shop().get('/api/product/list?name=convection')).json.products).toHaveLength(1)
    expect((await shop().get(imageUrl)).status).toBe(200)
    expect(await historyOf(_id)).toMatchObject([
      { action: 'product.added', actor: { name: 'Ola' }, before: null, after: { price: 45_000.5, brand: 'Brand of merchant' } },
    ])
  })

  test('a number below zero and one with three decimals are refused as what they are, never read as another', async () => {
    const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
    const path = `PUT /api/product/${product._id}`
    const refused = async (facts: object) => (await manage.call('admin', path, { product: facts })).json.fields
    expect(await refused({ price: '-5', quantity: '-3' })).toEqual({
      price: ['Price must be at least 1.'],
      quantity: ['Quantity must be at least 0.'],
    })
    expect(await refused({ price: '12.345' })).toEqual({ price: ['Price may have at most two decimals.'] })
    expect(await refused({ price: '١١٤٠٫٠٠٠٠٠٠١' })).toEqual({ price: ['Price may have at most two decimals.'] })
    const { status, json } = await manage.call('admin', path, { product: { price: '\u200f45,000\u200f' } })
    expect([status, json.product?.price]).toEqual([200, 45_000])
    const preview = async (percent: string) => {
      const body = { selection: { ids: [product._id] }, change: { kind: 'price', percent, rounding: 1 } }
      return (await manage.call('admin', 'POST /api/product/many/preview', body)).json.fields.percent
    }
    expect(await preview('5,5')).toEqual([expect.stringMatching(/must be a number, such as 5 or 5\.5\.$/)])
    expect(await preview('5.555')).toEqual([expect.stringMatching(/at most two decimals\.$/)])
  })

  test('every wrong field is named at once, also the picture, in the language of the request', async () => {
    const english = await manage.send(
      'admin',
      'POST /api/product/add',
      texts({ sku: 'a b', price: 0, quantity: 1.5, description: 'x'.repeat(201) }),
    )
    expect(english.status).toBe(400)
    expect(english.json.fields).toEqual({
      sku: ['SKU may have Latin letters, digits, dashes and underscores, and no spaces: OV-900_B.'],
      name: ['Name is required.'],
      nameAr: ['Name in Arabic is required.'],
      description: ['Description may not be greater than 200 characters.'],
      descriptionAr: ['Description in Arabic is required.'],
      quantity: ['Quantity must be a whole number.'],
      price: ['Price must be at least 1.'],
      taxable: ['Is it New? is required.'],
      brand: ['Brand is required.'],
      image: ['Please upload files with jpg, jpeg, png format.'],
    })
    const arabic = await manage.send('admin', 'POST /api/product/add', [], 'ar')
    expect(arabic.json.fields.image).toEqual(['يرجى رفع ملفات بصيغة jpg أو jpeg أو png.'])
    expect(await shopCount()).toBe(0)
  })

  once('an unknown brand is refused at its field, as is a taken SKU in any case', async () => {
    const brand = await manage.brandOf('merchant')
    const foreign = await manage.add('admin', productFields(shop().making.newId()))
    expect(foreign).toMatchObject({ status: 400, json: { fields: { brand: ['Brand is not valid.'] } } })
    const { sku } = await manage.added('admin', productFields(brand))
    const again = await manage.add('admin', { ...productFields(brand), sku: sku.toLowerCase() })
    expect(again).toMatchObject({
      status: 400,
      json: { code: 'product/sku-taken', fields: { sku: ['This SKU belongs to another product.'] } },
    })
  })

  test('products may share a name: a number makes their slugs different', async () => {
    const brand = await manage.brandOf('merchant')
    const slugs = []
    for (let i = 0; i < 3; i += 1) slugs.push((await manage.added('admin', productFields(brand))).slug)
    expect(slugs).toEqual(['convection-oven', 'convection-oven-2', 'convection-oven-3'])
  })

  test("a merchant's products belong to the own brand, whatever the form says", async () => {
    const [own, other] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
    const product = await manage.added('merchant', productFields(other))
    expect(product.brand._id).toBe(own)
    const edited = await manage.call('merchant', `PUT /api/product/${product._id}`, { product: { ...fieldsOf(product), brand: other } })
    expect(edited.json.product.brand._id).toBe(own)
  })

  test('an edit answers the next version and records only the changed facts', async () => {
    const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
    const edit = { ...fieldsOf(product), name: 'Steam oven', price: '1,000.25', version: 1 }
    const answer = await manage.call('admin', `PUT /api/product/${product._id}`, { product: edit })
    expect(answer.json).toMatchObject({
      success: true,
      product: { name: 'Steam oven', price: 1000.25, version: 2, slug: 'convection-oven' },
    })
    expect((await historyOf(product._id))[0]).toMatchObject({
      action: 'product.edited',
      before: { name: 'Convection oven', price: 45_000 },
      after: { name: 'Steam oven', price: 1000.25, version: 2 },
    })
    expect(Object.keys((await historyOf(product._id))[0].before)).toEqual(['name', 'price'])
    expect((await shop().get('/api/product/list?name=steam')).json.count).toBe(1)
    const same = await manage.call('admin', `PUT /api/product/${product._id}`, { product: { ...edit, version: 2 } })
    expect(same.json.product.version).toBe(2)
    expect(await historyOf(product._id)).toHaveLength(2)
  })

  once('an edit of an outdated version is a conflict that names the changed fields; without a version nothing is checked', async () => {
    const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
    const path = `PUT /api/product/${product._id}`
    await manage.call('admin', path, { product: { ...fieldsOf(product), price: 99, version: 1 } })
    await manage.call('merchant', path, { product: { ...fieldsOf(product), price: 99, quantity: 3, version: 2 } })
    const stale = await manage.call('admin', path, { product: { ...fieldsOf(product), name: 'Late', version: 1 } })
    expect(stale).toMatchObject({ status: 400, json: { code: 'conflict' } })
    expect(Object.keys(stale.json.fields).sort()).toEqual(['price', 'quantity'])
    const unchecked = await manage.call('admin', path, { product: { ...fieldsOf(product), name: 'Careless' } })
    expect(unchecked.json.product).toMatchObject({ name: 'Careless', price: 45_000, version: 4 })
  })

  test('a typed slug of another product is refused; an old slug keeps working until a new product takes it', async () => {
    const brand = await manage.brandOf('merchant')
    const first = await manage.added('admin', productFields(brand))
    const second = await manage.added('admin', productFields(brand))
    const path = `PUT /api/product/${first._id}`
    const taken = await manage.call('admin', path, { product: { ...fieldsOf(first), slug: second.slug } })
    expect(taken).toMatchObject({ status: 400, json: { code: 'product/slug-taken', fields: { slug: expect.anything() } } })
    await manage.call('admin', path, { product: { ...fieldsOf(first), slug: 'big-oven' } })
    expect((await shop().get('/api/product/item/convection-oven')).json.product).toMatchObject({ _id: first._id, slug: 'big-oven' })
    await manage.call('admin', path, { product: { ...fieldsOf(first), slug: 'convection-oven' } })
    expect((await shop().get('/api/product/item/big-oven')).json.product.slug).toBe('convection-oven')
    await manage.call('admin', path, { product: { ...fieldsOf(first), slug: 'bigger-oven' } })
    const third = await manage.added('admin', productFields(brand))
    expect(third.slug).toBe('convection-oven')
    expect((await shop().get('/api/product/item/convection-oven')).json.product._id).toBe(third._id)
    for (const slug of ['all', 'a b', 'x'.repeat(121)]) {
      expect((await manage.call('admin', path, { product: { ...fieldsOf(first), slug } })).json.code, slug).toBe('validation')
    }
  })

  test('switching by hand takes it off the shop and back, and is recorded once', async () => {
    const product = await manage.added('admin', productFields(await manage.brandOf('merchant')))
    const path = `PUT /api/product/${product._id}/active`
    expect((await manage.call('merchant', path, { product: { isActive: false } })).json).toMatchObject({
      message: 'Product is inactive now.',
      product: { isActive: false, inactiveReasons: [], version: 1 },
    })
    expect(await shopCount()).toBe(0)
    await manage.call('merchant', path, { product: { isActive: 'false' } })
    expect(await historyOf(product._id)).toHaveLength(2)
    await manage.call('admin', path, { product: { isActive: 1 } })
    // Lists show the last of many changes in a row, such as those of the tests before, a second late at most.
    await expect.poll(shopCount).toBe(1)
    expect((await manage.call('admin', path, { product: {} })).json.fields).toEqual({ isActive: ['Active is required.'] })
  })

  once('switched on by hand under a brand that is off it stays hidden, and the message says why', async () => {
    const brand = await manage.brandOf('merchant')
    const product = await manage.added('admin', productFields(brand))
    const switchOn = async (manager: 'admin' | 'merchant') =>
      (await manage.call(manager, `PUT /api/product/${product._id}/active`, { product: { isActive: true } })).json
    expect(product.hiddenBy).toEqual([])
    await switchBrand(shop(), await slugOf(brand), false)
    expect(await switchOn('merchant')).toMatchObject({
      message: 'Product is active now, but stays hidden while its brand is inactive.',
      product: { isActive: true, inactiveReasons: [], hiddenBy: ['brand'] },
    })
    expect(await shopCount()).toBe(0)
    await manage.call('admin', `DELETE /api/brand/delete/${brand}`)
    expect(await switchOn('admin')).toMatchObject({
      message: 'Product is active now, but stays hidden: it has no brand.',
      product: { isActive: true, hiddenBy: ['no-brand'] },
    })
    expect(await shopCount()).toBe(0)
  })

  test('a new product under a brand that is off is off with it; one that moves there and back goes off and comes back', async () => {
    const [on, off] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
    await switchBrand(shop(), await slugOf(off), false)
    const born = await manage.added('admin', productFields(off))
    expect(born).toMatchObject({ isActive: false, inactiveReasons: ['brand'] })
    const moved = await manage.added('admin', productFields(on))
    const move = async (brand: string) =>
      (await manage.call('admin', `PUT /api/product/${moved._id}`, { product: { ...fieldsOf(moved), brand } })).json.product
    expect(await move(off)).toMatchObject({ isActive: false, inactiveReasons: ['brand'] })
    expect(await move(on)).toMatchObject({ isActive: true, inactiveReasons: [] })
    await manage.call('admin', `PUT /api/product/${moved._id}/active`, { product: { isActive: false } })
    expect(await move(off)).toMatchObject({ isActive: false, inactiveReasons: [] })
    expect(await move(on)).toMatchObject({ isActive: false, inactiveReasons: [] })
  })

  test('a deleted product remains only in its history and in requests', async () => {
    const brand = await manage.brandOf('merchant')
    const product = await manage.added('admin', productFields(brand))
    const cart = await manage.call('member', 'POST /api/cart/add', { products: [{ product: product._id, quantity: 1 }] })
    const order = await manage.call('member', 'POST /api/order/add', { cartId: cart.json.cartId })
    await manage.call('admin', `PUT /api/product/${product._id}`, { product: { ...fieldsOf(product), slug: 'given-up' } })
    const answer = await manage.call('merchant', `DELETE /api/product/delete/${product._id}`)
    expect(answer.json).toEqual({ success: true, message: 'Product has been deleted successfully!' })
    for (const path of ['/api/product/item/given-up', `/api/product/item/${product.slug}`])
      expect((await shop().get(path)).status).toBe(404)
    expect((await manage.call('admin', `GET /api/product/${product._id}`)).status).toBe(404)
    expect((await manage.call('admin', `DELETE /api/product/delete/${product._id}`)).status).toBe(404)
    expect((await shop().get('/api/product/list?name=convection')).json.count).toBe(0)
    expect(await shopCount()).toBe(0)
    const { json } = await manage.call('member', `GET /api/order/${order.json.order._id}`)
    expect(json.order.products).toMatchObject([{ product: null, name: 'Convection oven', quantity: 1 }])
    expect((await historyOf(product._id))[0]).toMatchObject({ action: 'product.deleted', after: null, before: { sku: product.sku } })
  })

  test('an edit does not change the categories of a product', async () => {
    const [id = ''] = await shop().stock({
      brands: [{ name: 'Rational' }],
      categories: [{ name: 'Ovens' }],
      products: [{ categories: [0] }],
    })
    const { product } = (await manage.call('admin', `GET /api/product/${id}`)).json
    expect(product.categories).toMatchObject([{ slug: 'ovens' }])
    await manage.call('admin', `PUT /api/product/${id}`, { product: { ...fieldsOf(product), name: 'Renamed' } })
    expect(await shop().accounts.database.db.$count(productCategories)).toBe(1)
    expect((await shop().get('/api/product/list?category=ovens')).json.count).toBe(1)
  })

  test('a replaced picture’s file is answered for a day and then deleted, even when another product shows the same photograph', async () => {
    const brand = await manage.brandOf('merchant')
    const [one, two] = [await manage.added('admin', productFields(brand)), await manage.added('admin', productFields(brand))]
    expect(one.imageUrl).not.toBe(two.imageUrl)
    const other = await photo({ width: 80, height: 50 }).png().toBuffer()
    const replace = (id: string, file: Buffer) => manage.send('merchant', `PUT /api/product/${id}/image`, [{ name: 'image', file }])
    const replaced = await replace(one._id, other)
    expect(replaced.json).toMatchObject({ success: true, product: { version: 1 } })
    expect(replaced.json.product.imageUrl).not.toBe(one.imageUrl)
    expect((await historyOf(one._id))[0]).toMatchObject({ action: 'product.pictured', before: { imageUrl: one.imageUrl } })
    expect((await shop().get(replaced.json.product.imageUrl)).status).toBe(200)
    expect((await shop().get(one.imageUrl)).status).toBe(200)
    expect(await hoursUntilDropped(shop().accounts.database.db, one.imageUrl)).toContain(24)
    await dropPicturesNow(shop().accounts.database.db)
    await expect.poll(async () => (await shop().get(one.imageUrl)).status, { timeout: 30_000 }).toBe(404)
    expect((await shop().get(two.imageUrl)).status).toBe(200)
    const again = await replace(one._id, await somePicture())
    expect((await shop().get(again.json.product.imageUrl)).status).toBe(200)
    const missing = await manage.send('admin', `PUT /api/product/${one._id}/image`, [])
    expect(missing).toMatchObject({ status: 400, json: { fields: { image: ['Please upload files with jpg, jpeg, png format.'] } } })
  })
})
