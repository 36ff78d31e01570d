import { hasOwnPassword, type Provider } from './accounts/accounts.ts'
import { type Area, hasArea, isOfStaff, type StaffFacts } from './accounts/areas.ts'
import type { Role } from './accounts/roles.ts'

/** The targets of all account menus, by path. */
export const SECTIONS = {
  account: '/dashboard',
  security: '/dashboard/security',
  address: '/dashboard/address',
  products: '/dashboard/product',
  categories: '/dashboard/category',
  brand: '/dashboard/brand',
  users: '/dashboard/users',
  merchants: '/dashboard/merchant',
  orders: '/dashboard/orders',
  archive: '/dashboard/orders/archive',
  desk: '/dashboard/desk',
  offers: '/dashboard/offers',
  customers: '/dashboard/customers',
  figures: '/dashboard/figures',
  availability: '/dashboard/availability',
  staff: '/dashboard/staff',
  sheets: '/dashboard/sheets',
  settings: '/dashboard/settings',
  status: '/dashboard/status',
  reviews: '/dashboard/review',
  wishlist: '/dashboard/wishlist',
  support: '/support',
} as const

export type Section = keyof typeof SECTIONS

/** The page of everything that is stored about a person, which belongs to the account. */
export const OWN_DATA_PATH = '/dashboard/data'

/** The whole menu of each role, in its order. */
export const MENUS = {
  'ROLE ADMIN': [
    'account',
    'security',
    'address',
    'products',
    'categories',
    'brand',
    'users',
    'merchants',
    'orders',
    'reviews',
    'wishlist',
    'support',
  ],
  'ROLE MERCHANT': ['account', 'security', 'address', 'brand', 'products', 'orders', 'wishlist', 'support'],
  'ROLE MEMBER': ['account', 'security', 'address', 'orders', 'wishlist', 'support'],
} as const satisfies Record<Role, readonly Section[]>

/** Later additions follow the menu, in a group of their own. */
export const LATER_SECTIONS = {
  'ROLE ADMIN': ['desk', 'customers', 'offers', 'figures', 'archive', 'sheets', 'staff', 'settings', 'status'],
  'ROLE MERCHANT': ['availability', 'sheets', 'figures'],
  'ROLE MEMBER': [],
} as const satisfies Record<Role, readonly Section[]>

/** The areas one of which staff need for a section; the others are everybody's own. */
const AREAS_OF_SECTIONS: Partial<Readonly<Record<Section, readonly Area[]>>> = {
  products: ['catalogue'],
  categories: ['catalogue'],
  brand: ['catalogue'],
  sheets: ['catalogue'],
  users: ['people'],
  staff: ['people'],
  settings: ['settings'],
  status: ['settings'],
  merchants: ['catalogue', 'people'],
  archive: ['sales'],
  desk: ['sales'],
  offers: ['sales', 'approve'],
  customers: ['sales'],
  figures: ['sales'],
  reviews: ['catalogue'],
  support: ['support'],
}

export interface SectionOwner extends StaffFacts {
  readonly provider: Provider
}

export function maySee(section: Section, owner: SectionOwner): boolean {
  const { role, provider } = owner
  const sections: readonly Section[] = [...MENUS[role], ...LATER_SECTIONS[role]]
  const areas = AREAS_OF_SECTIONS[section]
  if (isOfStaff(owner) && areas !== undefined && !hasArea(owner, ...areas)) return false
  return sections.includes(section) && (section !== 'security' || hasOwnPassword({ provider }))
}

export function menuOf(owner: SectionOwner): Section[] {
  return visibleTo(owner, MENUS[owner.role])
}

export function laterMenuOf(owner: SectionOwner): Section[] {
  return visibleTo(owner, LATER_SECTIONS[owner.role])
}

function visibleTo(owner: SectionOwner, sections: readonly Section[]): Section[] {
  return sections.filter((section) => maySee(section, owner))
}

/** The section that a path (without its language) belongs to; its subpages belong to it as well, except the page of an order. */
export function sectionOf(path: string): Section | null {
  if (path.startsWith('/order/')) return 'orders'
  const sections = Object.keys(SECTIONS) as Section[]
  const below = sections.filter(
    (section) => section !== 'account' && (path === SECTIONS[section] || path.startsWith(`${SECTIONS[section]}/`)),
  )
  below.sort((a, b) => SECTIONS[b].length - SECTIONS[a].length)
  return below[0] ?? (path === SECTIONS.account || path === OWN_DATA_PATH ? 'account' : null)
}

/** Lists and records of customers, within a section that is everybody's own. */
const PATHS_OF_SALES = ['/dashboard/orders/customers', '/order/']

/** True where a page (its path without the language) has something to show to this person. */
export function mayStay(path: string, owner: SectionOwner): boolean {
  const section = sectionOf(path)
  if (isOfStaff(owner) && PATHS_OF_SALES.some((prefix) => path.startsWith(prefix))) return hasArea(owner, 'sales')
  return section === null || maySee(section, owner)
}
