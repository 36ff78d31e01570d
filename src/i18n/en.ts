import { catalogue } from './en/catalogue.ts'
import { errors, fieldTexts } from './en/errors.ts'
import { fields } from './en/fields.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { navigation } from './en/navigation.ts'
import { notices } from './en/notices.ts'
import { product } from './en/product.ts'
import { shell } from './en/shell.ts'

export const en = { shell, navigation, home, listing, product, catalogue, notices, errors, fieldTexts, fields } as const

export type English = typeof en
