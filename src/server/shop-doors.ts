import type { FastifyBaseLogger } from 'fastify'
import { accountDoors } from './accounts/accounts.routes.ts'
import type { ProvingDeps } from './accounts/accounts.service.ts'
import { secondFactorDoors } from './accounts/codes/codes.routes.ts'
import type { EmailKey } from './accounts/email-choices/choice-links.service.ts'
import type { SocialSites } from './accounts/social/social-sign-in.service.ts'
import { staffDoors } from './accounts/staff/staff.routes.ts'
import { namesOfAccounts } from './accounts/users.service.ts'
import { addressDoors } from './addresses/addresses.routes.ts'
import { historyDoors } from './audit/audit.routes.ts'
import { availabilityDoors } from './availability/availability.routes.ts'
import { callerDoors } from './caller/caller.routes.ts'
import { linkedRequestDoors } from './caller/linked/linked-requests.routes.ts'
import type { ChangeDeps } from './catalogue/catalogue-change.service.ts'
import { collectionDoors } from './catalogue/collections/collections.routes.ts'
import { manyProductDoors } from './catalogue/many/many-products.routes.ts'
import { managedProductDoors } from './catalogue/products/products.routes.ts'
import type { IndexingLater } from './catalogue/search/search.deps.ts'
import { catalogueDoors } from './catalogue/shop/catalogue.routes.ts'
import { readCatalogueParts } from './catalogue/shop/catalogue.service.ts'
import { supportDoors } from './chat/chat.routes.ts'
import { contactDoors } from './contact/contact.routes.ts'
import { customerCardDoors } from './customer-card/customer-card.routes.ts'
import { customerDoors } from './customers/customers.routes.ts'
import { namesOfCustomers } from './customers/reading.service.ts'
import { deskDoors } from './desk/doors/desk.routes.ts'
import { followHours } from './desk/entries/catching-up.service.ts'
import { deskHooks } from './desk/entries/desk-hooks.service.ts'
import { moveToJoined, moveToSeparated } from './desk/joining/joined-customers.service.ts'
import { documentDoors } from './documents/doors/documents.routes.ts'
import type { DocumentDeps } from './documents/offer-documents.service.ts'
import { emailDoors } from './emails/emails.routes.ts'
import { exportDoors } from './exports/exports.routes.ts'
import { figureDoors } from './figures/doors/figures.routes.ts'
import type { MediaDeps } from './media-library/media-library.service.ts'
import { menuCountDoors } from './menu-counts/menu-counts.routes.ts'
import { merchantDoors } from './merchants/merchants.routes.ts'
import { returnMerchantToWaiting } from './merchants/merchants-of-brands.service.ts'
import { newsletterDoors } from './newsletter/newsletter.routes.ts'
import { offerDocumentDoors } from './offers/doors/offer-documents.routes.ts'
import { offerFileDoors } from './offers/doors/offer-files.routes.ts'
import { offerDoors } from './offers/doors/offers.routes.ts'
import { withdrawOffersOf } from './offers/fulfilment/cancelled-requests.service.ts'
import { followOrderLines } from './offers/fulfilment/delivering.service.ts'
import { withdrawWithAccount } from './offers/personal/forgetting.service.ts'
import { orderFileDoors } from './orders/files/order-files.routes.ts'
import { cancelWithAccount } from './orders/order-changes.service.ts'
import type { OrderChangeDeps } from './orders/orders.deps.ts'
import { orderDoors } from './orders/orders.routes.ts'
import { timelineDoors } from './orders/timeline/timeline.routes.ts'
import { ownDataDoors } from './own-data/own-data.routes.ts'
import { ownEmailDoors } from './own-emails/own-emails.routes.ts'
import { paletteDoors } from './palette/palette.routes.ts'
import type { Database } from './platform/db/database.ts'
import type { PictureDrive } from './platform/drive/drive.ts'
import type { Door } from './platform/http/door.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limits } from './platform/limits/limits.ts'
import type { Passwords } from './platform/passwords/passwords.ts'
import type { TextSeal } from './platform/secrets/text-seal.ts'
import type { AttemptSeal } from './platform/social/attempt-seal.ts'
import type { Tokens } from './platform/tokens/tokens.ts'
import { reviewDoors } from './reviews/reviews.routes.ts'
import { renewSignature } from './reviews/signatures.service.ts'
import { sheetDoors } from './sheets/sheets.routes.ts'
import { shopSettingsDoors } from './shop-settings/shop-settings.routes.ts'
import type { SettingsStore } from './shop-settings/shop-settings.service.ts'
import { statusDoors } from './status/status.routes.ts'
import type { HostFacts } from './status/status.service.ts'
import { wishlistDoors } from './wishlist/wishlist.routes.ts'

/** The parts of a running shop that its use cases are given. */
export interface ShopDeps extends EmailKey, Pick<IndexingLater, 'indexedAtOnceMost'> {
  readonly database: Database
  readonly settingsStore: SettingsStore
  readonly media: MediaDeps
  readonly drive: PictureDrive
  readonly jobs: Jobs
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly newId: () => string
  readonly now: () => Date
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly social: { readonly sites: SocialSites; readonly seal: AttemptSeal }
  readonly publicUrl: string
  /** Seals the secrets of second factors. */
  readonly codeSeal: TextSeal
  /** Makes the PDF documents. */
  readonly documents: DocumentDeps
  /** The key of the links to offers. */
  readonly offerKey: string
  /** The key of the links to requests. */
  readonly requestKey: string
  /** Throws when the disk cannot be written to. */
  readonly checkDisk: () => Promise<void>
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
  readonly host: HostFacts
}

/** The use cases of all slices. A slice that must tell one above it what happened is given the call here. */
export function shopDoors(
  shop: ShopDeps & Pick<ProvingDeps, 'onEmailProven' | 'settings'> & Pick<ChangeDeps, 'onCatalogueChange'>,
): Door[] {
  const { onCatalogueChange } = shop
  const deps = { ...shop, ...deskHooks(shop) }
  // A request that is cancelled tells the desk itself, once all of it is cancelled.
  const withinRequest = { ...deps, onOfferChange: async () => {} }
  const requests: OrderChangeDeps = {
    ...deps,
    onRequestCancelled: (tx, cancelled) => withdrawOffersOf(withinRequest, tx, cancelled),
    onLinesMoved: (tx, moved) => followOrderLines(deps, tx, moved),
  }
  return [
    ...catalogueDoors(deps),
    ...managedProductDoors({ ...deps, onCatalogueChange }),
    ...manyProductDoors({ ...deps, onCatalogueChange }),
    ...collectionDoors({
      ...deps,
      onCatalogueChange,
      onBrandRemoval: (tx, removal) => returnMerchantToWaiting(tx, deps, removal),
    }),
    ...accountDoors({ ...deps, onNameChange: renewSignature }),
    ...secondFactorDoors({ ...deps, seal: deps.social.seal, issuer: () => deps.settings().shop.company.en }),
    ...staffDoors(deps),
    ...ownDataDoors({
      ...deps,
      cancelRequest: (tx, viewer, orderId) => cancelWithAccount(requests, tx, viewer, orderId),
      withdrawOffer: (tx, viewer, offerId) => withdrawWithAccount(deps, tx, viewer, offerId),
    }),
    ...ownEmailDoors(deps),
    ...addressDoors(deps),
    ...contactDoors(deps),
    ...deskDoors(deps),
    ...figureDoors(deps),
    ...newsletterDoors(deps),
    ...orderDoors(requests),
    ...callerDoors(deps),
    ...linkedRequestDoors(deps),
    ...paletteDoors(deps),
    ...offerDoors(deps),
    ...offerDocumentDoors(deps),
    ...offerFileDoors(deps),
    ...availabilityDoors(deps),
    ...documentDoors(deps),
    ...orderFileDoors(deps),
    ...timelineDoors(deps),
    ...historyDoors({ ...deps, namesOfAccounts, namesOfCustomers }),
    ...emailDoors(deps),
    ...exportDoors(deps),
    ...statusDoors(deps),
    ...merchantDoors({ ...deps, onCatalogueChange }),
    ...reviewDoors({ ...deps, onCatalogueChange }),
    ...supportDoors(deps),
    ...menuCountDoors(deps),
    ...shopSettingsDoors({
      ...deps,
      readCatalogueParts: () => readCatalogueParts(deps),
      onHoursChange: (tx) => followHours(tx, deps.jobs),
    }),
    ...sheetDoors({ ...deps, onCatalogueChange }),
    ...customerDoors({
      ...deps,
      onCustomersJoined: (tx, joined) => moveToJoined(deps, tx, joined),
      onCustomersSeparated: (tx, separated) => moveToSeparated(deps, tx, separated),
    }),
    ...customerCardDoors(deps),
    ...wishlistDoors(deps),
  ]
}
