import type { Selling } from './selling.ts'

/** The catalogue of the shop under measurement, read through its own API. */
export interface ShopFacts {
  readonly categories: readonly { slug: string; count: number }[]
  readonly brands: readonly { slug: string; count: number }[]
  readonly products: readonly ProductFacts[]
  /** Tokens of links to offers. */
  readonly offerLinks: readonly string[]
}

interface ProductFacts {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameAr: string
}

interface Page {
  readonly products: readonly { _id: string; slug: string; name: string; nameAr: string }[]
  readonly count: number
}

const PER_PAGE = 100
const PAGES_MOST = 80
/** Reads pages that no case asks for, far apart: names are of all kinds, and no measured answer is cached before. */
const ORDER = 0

export async function askFacts(port: number, { links: offerLinks }: Pick<Selling, 'links'>): Promise<ShopFacts> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as T
  }
  const list = (query: string) => ask<Page>(`/api/product/list?${query}`)
  const counted = async (kind: string, slug: string) => ({ slug, count: (await list(`${kind}=${slug}&limit=1`)).count })
  const { categories } = await ask<{ categories: { slug: string }[] }>('/api/category/list')
  const { brands } = await ask<{ brands: { slug: string }[] }>('/api/brand/list')
  const { count } = await list('limit=1')
  const pages = Math.ceil(count / PER_PAGE)
  const wanted = Math.min(PAGES_MOST, pages)
  const products = await Promise.all(
    Array.from({ length: wanted }, (_, n) => list(`limit=${PER_PAGE}&order=${ORDER}&page=${1 + Math.floor((n * pages) / wanted)}`)),
  )
  return {
    offerLinks,
    categories: await Promise.all(categories.map(({ slug }) => counted('category', slug))),
    brands: await Promise.all(brands.map(({ slug }) => counted('brand', slug))),
    products: products.flatMap((page) => page.products.map(({ _id: id, slug, name, nameAr }) => ({ id, slug, name, nameAr }))),
  }
}
