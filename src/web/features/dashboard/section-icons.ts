import type { OpenSection } from '#domain/dashboard.ts'
import type { IconName } from '../../ui/icon/icon.tsx'

/** One of every page's, or one that no page but those of members draws. */
export type SectionSign = IconName | { readonly outline: string }

const USERS = 'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.1a4 4 0 0 1 0 7.8M21 21v-2a4 4 0 0 0-3-3.9'
const STAR = 'M12 17.8 5.8 21l1.2-6.9-5-4.9 6.9-1L12 2l3.1 6.2 6.9 1-5 4.9 1.2 6.9z'

export const SECTION_ICONS = {
  account: 'user',
  security: 'lock',
  address: 'pin',
  products: 'box',
  categories: 'grid',
  brand: 'tools',
  users: { outline: USERS },
  merchants: 'truck',
  orders: 'receipt',
  reviews: { outline: STAR },
  wishlist: 'heart',
  support: 'message',
} as const satisfies Record<OpenSection, SectionSign>
