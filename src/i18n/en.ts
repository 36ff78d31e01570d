import { catalogue } from './en/catalogue.ts'
import { home } from './en/home.ts'
import { navigation } from './en/navigation.ts'
import { notices } from './en/notices.ts'
import { request } from './en/request.ts'
import { shell } from './en/shell.ts'
import type { enListing } from './en-listing.ts'
import type { enMembers } from './en-members.ts'
import type { enProduct } from './en-product.ts'

export const en = { shell, navigation, home, catalogue, request, notices } as const

/** Every text of the screens; browsers fetch the parts of lists, products and members when a page of theirs is opened. */
export type English = typeof en & typeof enListing & typeof enMembers & typeof enProduct
