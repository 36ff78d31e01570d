import type { z } from 'zod'
import { accountEndpoints } from './accounts.ts'
import { addressEndpoints } from './addresses.ts'
import { emailEndpoints } from './admin/emails.ts'
import { exportEndpoints } from './admin/exports.ts'
import { historyEndpoints } from './admin/history.ts'
import { menuCountEndpoints } from './admin/menu-counts.ts'
import { secondFactorEndpoints } from './admin/second-factor.ts'
import { sheetPictureEndpoints } from './admin/sheet-pictures.ts'
import { sheetEndpoints } from './admin/sheets.ts'
import { staffEndpoints } from './admin/staff.ts'
import { statusEndpoints } from './admin/status.ts'
import { availabilityEndpoints } from './availability.ts'
import { brandEndpoints } from './brands.ts'
import { phoneRequestEndpoints } from './caller/phone-requests.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { categoryEndpoints } from './categories.ts'
import { contactEndpoints } from './contact.ts'
import { customerEndpoints } from './desk/customers.ts'
import { figureListEndpoints } from './desk/figure-lists.ts'
import { figureEndpoints } from './desk/figures.ts'
import { paletteEndpoints } from './desk/palette.ts'
import { deskEndpoints } from './desk.ts'
import type { Endpoint, EndpointKey } from './endpoint.ts'
import { documentEndpoints } from './files/documents.ts'
import { offerFileEndpoints } from './files/offer-files.ts'
import { orderFileEndpoints } from './files/order-files.ts'
import { offerLinkEndpoints } from './links/offer-links.ts'
import { requestLinkEndpoints } from './links/request-links.ts'
import { merchantEndpoints } from './merchants.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { offerMoveEndpoints } from './offers/offer-moves.ts'
import { offerEndpoints } from './offers/offers.ts'
import { orderEndpoints } from './orders.ts'
import { emailLinkEndpoints } from './own/email-links.ts'
import { ownDataEndpoints } from './own/own-data.ts'
import { ownEmailEndpoints } from './own/own-emails.ts'
import { deletedCollectionEndpoints } from './products/deleted-collections.ts'
import { deletedProductEndpoints } from './products/deleted-products.ts'
import { manyProductEndpoints } from './products/many-products.ts'
import { productDraftEndpoints } from './products/product-drafts.ts'
import { productPanelEndpoints } from './products/product-panels.ts'
import { productEndpoints } from './products.ts'
import { reviewEndpoints } from './reviews.ts'
import { settingsEndpoints } from './settings.ts'
import { supportEndpoints } from './support.ts'
import { wishlistEndpoints } from './wishlist.ts'

/** Every call of the shop. A capability adds its table here and nowhere else. */
export const endpoints = {
  ...catalogueEndpoints,
  ...categoryEndpoints,
  ...brandEndpoints,
  ...accountEndpoints,
  ...ownDataEndpoints,
  ...ownEmailEndpoints,
  ...emailLinkEndpoints,
  ...addressEndpoints,
  ...contactEndpoints,
  ...customerEndpoints,
  ...deskEndpoints,
  ...figureEndpoints,
  ...figureListEndpoints,
  ...availabilityEndpoints,
  ...merchantEndpoints,
  ...newsletterEndpoints,
  ...offerEndpoints,
  ...offerMoveEndpoints,
  ...offerLinkEndpoints,
  ...offerFileEndpoints,
  ...orderEndpoints,
  ...paletteEndpoints,
  ...phoneRequestEndpoints,
  ...requestLinkEndpoints,
  ...orderFileEndpoints,
  ...productEndpoints,
  ...deletedCollectionEndpoints,
  ...deletedProductEndpoints,
  ...manyProductEndpoints,
  ...productPanelEndpoints,
  ...productDraftEndpoints,
  ...exportEndpoints,
  ...historyEndpoints,
  ...documentEndpoints,
  ...emailEndpoints,
  ...statusEndpoints,
  ...reviewEndpoints,
  ...settingsEndpoints,
  ...sheetEndpoints,
  ...sheetPictureEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...supportEndpoints,
  ...menuCountEndpoints,
  ...wishlistEndpoints,
} satisfies Record<EndpointKey, Endpoint>

export type Endpoints = typeof endpoints
export type Call = keyof Endpoints & EndpointKey

type Input<E, Part extends string> = E extends { readonly [key in Part]: infer S extends z.ZodType }
  ? { readonly [key in Part]: z.input<S> }
  : unknown

/** The caller's input: path parameters, query and body, each only if the call has one. */
export type CallInput<C extends Call> = Input<Endpoints[C], 'params'> & Partial<Input<Endpoints[C], 'query'>> & Input<Endpoints[C], 'body'>
export type CallReply<C extends Call> = z.output<Endpoints[C]['reply']>
