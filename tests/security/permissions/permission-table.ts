import type { Call } from '#contract/endpoints.ts'
import { accountCases } from './account-cases.ts'
import { addressCases } from './address-cases.ts'
import type { Case } from './cases.ts'
import { collectionCases } from './collection-cases.ts'
import { customerCases } from './customer-cases.ts'
import { deskCases } from './desk-cases.ts'
import { emailCases } from './email-cases.ts'
import { figureCases } from './figure-cases.ts'
import { historyCases } from './history-cases.ts'
import { menuCountCases } from './menu-counts-cases.ts'
import { merchantCases } from './merchant-cases.ts'
import { availabilityCases } from './offers/availability-cases.ts'
import { documentCases } from './offers/document-cases.ts'
import { offerCases } from './offers/offer-cases.ts'
import { offerFileCases } from './offers/offer-file-cases.ts'
import { openCases } from './open-cases.ts'
import { callerCases } from './orders/caller-cases.ts'
import { orderCases } from './orders/order-cases.ts'
import { orderFileCases } from './orders/order-file-cases.ts'
import { productCases } from './product-cases.ts'
import { reviewCases } from './review-cases.ts'
import { settingsCases } from './settings-cases.ts'
import { exportCases } from './sheets/export-cases.ts'
import { sheetCases } from './sheets/sheet-cases.ts'
import { staffCases } from './staff-cases.ts'
import { supportCases } from './support-cases.ts'

/**
 * The expected answers of every call for every caller, stated apart from the contract, so that a slip there is seen. A new call does not
 * compile until it has its cases: add them to the file of its capability.
 */
export const PERMISSIONS: Readonly<Record<Call, readonly Case[]>> = {
  ...openCases,
  ...accountCases,
  ...addressCases,
  ...orderCases,
  ...offerCases,
  ...offerFileCases,
  ...orderFileCases,
  ...deskCases,
  ...figureCases,
  ...availabilityCases,
  ...callerCases,
  ...documentCases,
  ...customerCases,
  ...historyCases,
  ...merchantCases,
  ...collectionCases,
  ...reviewCases,
  ...productCases,
  ...emailCases,
  ...exportCases,
  ...staffCases,
  ...supportCases,
  ...settingsCases,
  ...sheetCases,
  ...menuCountCases,
}
