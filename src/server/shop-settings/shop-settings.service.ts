import type { DeskSettings } from '#domain/desk/promise.ts'
import type { HomeSettings, Seller, ShopSettings } from '#domain/settings/shop-settings.ts'
import { home, registeredCompany, salesDesk, shop } from '#shop-config'

/** The one place that the server reads the facts of the company from. */
export function shopSettings(): ShopSettings {
  return shop
}

/** The one place that documents read the company from. */
export function sellerSettings(): Seller {
  return { shop, registered: registeredCompany }
}

/** The one place that the server reads the content of the home page from. */
export function homeSettings(): HomeSettings {
  return home
}

/** The one place that the server reads the settings of the sales desk from. */
export function deskSettings(): DeskSettings {
  return salesDesk
}
