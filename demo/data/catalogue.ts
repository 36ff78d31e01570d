import { BRANDS } from './brands.ts'
import { CATEGORIES } from './categories.ts'
import { CUSTOMERS } from './customers.ts'
import { BAKERY } from './families/bakery.ts'
import { BUFFET } from './families/buffet.ts'
import { COOKING } from './families/cooking.ts'
import { DISHWASHING } from './families/dishwashing.ts'
import { DISPLAY } from './families/display.ts'
import { COFFEE_AND_DRINKS } from './families/drinks.ts'
import { FREEZERS } from './families/freezers.ts'
import { GRILLS } from './families/grills.ts'
import { LAUNDRY } from './families/laundry.ts'
import { OVENS } from './families/ovens.ts'
import { PREPARATION } from './families/preparation.ts'
import { REFRIGERATION } from './families/refrigeration.ts'
import { STEEL } from './families/steel.ts'
import { productsOf } from './family.ts'
import type { DemoCatalogue } from './types.ts'

/** The whole invented shop, the same at every call. */
export function demoCatalogue(): DemoCatalogue {
  const families = [
    ...REFRIGERATION,
    ...FREEZERS,
    ...DISPLAY,
    ...OVENS,
    ...COOKING,
    ...GRILLS,
    ...BAKERY,
    ...PREPARATION,
    ...COFFEE_AND_DRINKS,
    ...DISHWASHING,
    ...STEEL,
    ...BUFFET,
    ...LAUNDRY,
  ]
  return { brands: BRANDS, categories: CATEGORIES, products: productsOf(families), customers: CUSTOMERS }
}
