import type { ProductDetail } from '#contract/catalogue.ts'
import type { Api } from './api.ts'

export async function calls(api: Api): Promise<ProductDetail> {
  await api.call('GET /api/category/list')
  await api.call('GET /api/product/list')
  await api.call('GET /api/product/list', { query: { limit: 8 } })

  // @ts-expect-error no such call
  await api.call('GET /api/nothing')

  // @ts-expect-error the path needs its parameter
  await api.call('GET /api/product/item/:slug')

  // @ts-expect-error the parameter has another name
  await api.call('GET /api/product/item/:slug', { params: { id: '1' } })

  // @ts-expect-error its answer grows with the category
  await api.call('GET /api/category/:id', { params: { id: '1' } })

  // @ts-expect-error its answer grows with the category
  await api.call('PUT /api/category/:id', { params: { id: '1' }, body: { category: {} } })

  // @ts-expect-error all of them are answered page by page
  await api.call('GET /api/product', { query: { search: 'oven' } })

  // @ts-expect-error all of them are answered page by page
  await api.call('GET /api/category')

  // @ts-expect-error all of them are answered page by page
  await api.call('GET /api/brand')

  // @ts-expect-error all of them are answered page by page
  await api.call('GET /api/product/list/select')

  // @ts-expect-error all of them are answered page by page
  await api.call('GET /api/review/:productSlug', { params: { productSlug: 'combi-oven' } })

  const reply = await api.call('GET /api/product/item/:slug', { params: { slug: 'combi-oven' } })

  // @ts-expect-error the reply has no such key
  void reply.item

  return reply.product
}
