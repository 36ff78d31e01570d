import type { BrandReply, CategoryReply, ProductCard } from '#contract/catalogue.ts'

const CREATED = '2026-01-01T00:00:00.000Z'

export const category: CategoryReply = {
  _id: 'c1',
  name: 'Ovens',
  nameAr: 'أفران',
  slug: 'ovens',
  description: '',
  descriptionAr: '',
  isActive: true,
  parent: null,
  position: null,
  drawing: null,
  imageUrl: null,
  created: CREATED,
}

export const brand: BrandReply = {
  _id: 'b1',
  name: 'Nilo',
  nameAr: 'نيلو',
  slug: 'nilo',
  description: '',
  descriptionAr: '',
  isActive: true,
  position: null,
  created: CREATED,
}

export const product: ProductCard = {
  _id: 'p1',
  sku: 'NIL-1',
  name: 'Combi oven',
  nameAr: 'فرن كومبي',
  slug: 'combi-oven',
  description: '',
  descriptionAr: '',
  quantity: 3,
  inventory: 3,
  imageUrl: null,
  images: [],
  isActive: true,
  taxable: true,
  brand: { _id: 'b1', name: 'Nilo', nameAr: 'نيلو', slug: 'nilo' },
  specs: { widthMm: 850 },
  totalReviews: 0,
  averageRating: 0,
  created: CREATED,
}
