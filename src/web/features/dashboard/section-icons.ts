import type { Section } from '#domain/dashboard.ts'
import type { AnyIconName } from '../../ui/icon/any-icon.tsx'

export const SECTION_ICONS = {
  account: 'user',
  security: 'lock',
  address: 'pin',
  products: 'box',
  categories: 'grid',
  brand: 'tools',
  users: 'users',
  merchants: 'truck',
  orders: 'receipt',
  archive: 'clock',
  desk: 'headset',
  offers: 'offer',
  customers: 'badge',
  figures: 'chart',
  availability: 'truck',
  sheets: 'table',
  settings: 'gear',
  status: 'pulse',
  staff: 'users',
  reviews: 'star',
  wishlist: 'heart',
  support: 'message',
} as const satisfies Record<Section, AnyIconName>
