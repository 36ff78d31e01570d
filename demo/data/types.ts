import type { EquipmentFacts, EquipmentType } from '#demo/drawings/equipment-types.ts'
import type { Specs } from '#domain/catalogue/specs.ts'
import type { Bilingual } from '#domain/text/language.ts'

export interface DemoBrand {
  readonly key: string
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly isActive: boolean
}

export interface DemoCategory {
  readonly key: string
  readonly name: string
  readonly nameAr: string
  readonly description: string
  readonly descriptionAr: string
  readonly isActive: boolean
  /** The drawing on the category's tile. */
  readonly tile: EquipmentType
}

export interface DemoProduct {
  readonly sku: string
  /** `key` of a brand. */
  readonly brand: string
  /** `key`s of one to three categories, the main one first. */
  readonly categories: readonly string[]
  readonly type: EquipmentType
  /** Mostly its type; another machine among its kind has a drawing of its own. */
  readonly drawing: EquipmentType
  readonly nameEn: string
  readonly nameAr: string
  readonly descriptionEn: string
  readonly descriptionAr: string
  readonly pricePounds: number
  readonly quantity: number
  readonly isNew: boolean
  /** False for products of the inactive brand and the inactive category too. */
  readonly isActive: boolean
  readonly specs: Specs
  readonly facts: EquipmentFacts
}

export type CustomerKind = 'restaurant' | 'hotel' | 'cafe' | 'bakery'

export interface DemoCustomer {
  readonly name: string
  readonly nameAr: string
  readonly kind: CustomerKind
  readonly city: Bilingual
}

export interface DemoCatalogue {
  readonly brands: readonly DemoBrand[]
  readonly categories: readonly DemoCategory[]
  readonly products: readonly DemoProduct[]
  readonly customers: readonly DemoCustomer[]
}
