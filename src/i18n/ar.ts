import { catalogue } from './ar/catalogue.ts'
import { errors, fieldTexts } from './ar/errors.ts'
import { fields } from './ar/fields.ts'
import { home } from './ar/home.ts'
import { listing } from './ar/listing.ts'
import { navigation } from './ar/navigation.ts'
import { notices } from './ar/notices.ts'
import { product } from './ar/product.ts'
import { shell } from './ar/shell.ts'
import type { InArabic } from './dictionary.ts'
import type { English } from './en.ts'

export const ar: InArabic<English> = { shell, navigation, home, listing, product, catalogue, notices, errors, fieldTexts, fields }
