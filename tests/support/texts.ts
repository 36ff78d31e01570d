import * as arAccount from '#i18n/ar/account.ts'
import * as arBag from '#i18n/ar/bag.ts'
import * as arCaller from '#i18n/ar/caller.ts'
import * as arCollections from '#i18n/ar/collections.ts'
import * as arCustomers from '#i18n/ar/customers.ts'
import * as arDashboard from '#i18n/ar/dashboard.ts'
import * as arDelivery from '#i18n/ar/delivery.ts'
import * as arDesk from '#i18n/ar/desk.ts'
import * as arEdits from '#i18n/ar/edits.ts'
import * as arForms from '#i18n/ar/forms.ts'
import * as arHistory from '#i18n/ar/history.ts'
import * as arHome from '#i18n/ar/home.ts'
import * as arListing from '#i18n/ar/listing.ts'
import * as arMerchants from '#i18n/ar/merchants.ts'
import * as arMissing from '#i18n/ar/missing.ts'
import * as arModeration from '#i18n/ar/moderation.ts'
import * as arNaming from '#i18n/ar/naming.ts'
import * as arOfferEditor from '#i18n/ar/offer-editor.ts'
import * as arOfferSending from '#i18n/ar/offer-sending.ts'
import * as arOffers from '#i18n/ar/offers.ts'
import * as arOrderFiles from '#i18n/ar/order-files.ts'
import * as arOrders from '#i18n/ar/orders.ts'
import * as arPalette from '#i18n/ar/palette.ts'
import * as arPictures from '#i18n/ar/pictures.ts'
import * as arProduct from '#i18n/ar/product.ts'
import * as arProductDrafts from '#i18n/ar/product-drafts.ts'
import * as arProducts from '#i18n/ar/products.ts'
import * as arReviewForm from '#i18n/ar/review-form.ts'
import * as arReviews from '#i18n/ar/reviews.ts'
import * as arSell from '#i18n/ar/sell.ts'
import * as arSentOffer from '#i18n/ar/sent-offer.ts'
import * as arSettings from '#i18n/ar/settings.ts'
import * as arShop from '#i18n/ar/shop.ts'
import * as arStaff from '#i18n/ar/staff.ts'
import * as arSupport from '#i18n/ar/support.ts'
import * as arWishlist from '#i18n/ar/wishlist.ts'
import * as enAccount from '#i18n/en/account.ts'
import * as enBag from '#i18n/en/bag.ts'
import * as enCaller from '#i18n/en/caller.ts'
import * as enCollections from '#i18n/en/collections.ts'
import * as enCustomers from '#i18n/en/customers.ts'
import * as enDashboard from '#i18n/en/dashboard.ts'
import * as enDelivery from '#i18n/en/delivery.ts'
import * as enDesk from '#i18n/en/desk.ts'
import * as enEdits from '#i18n/en/edits.ts'
import * as enForms from '#i18n/en/forms.ts'
import * as enHistory from '#i18n/en/history.ts'
import * as enHome from '#i18n/en/home.ts'
import * as enListing from '#i18n/en/listing.ts'
import * as enMerchants from '#i18n/en/merchants.ts'
import * as enMissing from '#i18n/en/missing.ts'
import * as enModeration from '#i18n/en/moderation.ts'
import * as enNaming from '#i18n/en/naming.ts'
import * as enOfferEditor from '#i18n/en/offer-editor.ts'
import * as enOfferSending from '#i18n/en/offer-sending.ts'
import * as enOffers from '#i18n/en/offers.ts'
import * as enOrderFiles from '#i18n/en/order-files.ts'
import * as enOrders from '#i18n/en/orders.ts'
import * as enPalette from '#i18n/en/palette.ts'
import * as enPictures from '#i18n/en/pictures.ts'
import * as enProduct from '#i18n/en/product.ts'
import * as enProductDrafts from '#i18n/en/product-drafts.ts'
import * as enProducts from '#i18n/en/products.ts'
import * as enReviewForm from '#i18n/en/review-form.ts'
import * as enReviews from '#i18n/en/reviews.ts'
import * as enSell from '#i18n/en/sell.ts'
import * as enSentOffer from '#i18n/en/sent-offer.ts'
import * as enSettings from '#i18n/en/settings.ts'
import * as enShop from '#i18n/en/shop.ts'
import * as enStaff from '#i18n/en/staff.ts'
import * as enSupport from '#i18n/en/support.ts'
import * as enWishlist from '#i18n/en/wishlist.ts'

/** Every text of the screens in a language. */
export const en = {
  ...enShop,
  ...enHome,
  ...enListing,
  ...enProduct,
  ...enReviews,
  ...enAccount,
  ...enSell,
  ...enForms,
  ...enBag,
  ...enCustomers,
  ...enDashboard,
  ...enDelivery,
  ...enDesk,
  ...enEdits,
  ...enNaming,
  ...enHistory,
  ...enMerchants,
  ...enMissing,
  ...enModeration,
  ...enOfferEditor,
  ...enOfferSending,
  ...enOffers,
  ...enSentOffer,
  ...enSettings,
  ...enStaff,
  ...enOrders,
  ...enOrderFiles,
  ...enPalette,
  ...enCaller,
  ...enCollections,
  ...enPictures,
  ...enProductDrafts,
  ...enProducts,
  ...enReviewForm,
  ...enSupport,
  ...enWishlist,
}

export const ar = {
  ...arShop,
  ...arHome,
  ...arListing,
  ...arProduct,
  ...arReviews,
  ...arAccount,
  ...arSell,
  ...arForms,
  ...arBag,
  ...arCustomers,
  ...arDashboard,
  ...arDelivery,
  ...arDesk,
  ...arEdits,
  ...arNaming,
  ...arHistory,
  ...arMerchants,
  ...arMissing,
  ...arModeration,
  ...arOfferEditor,
  ...arOfferSending,
  ...arOffers,
  ...arSentOffer,
  ...arSettings,
  ...arStaff,
  ...arOrders,
  ...arOrderFiles,
  ...arPalette,
  ...arCaller,
  ...arCollections,
  ...arPictures,
  ...arProductDrafts,
  ...arProducts,
  ...arReviewForm,
  ...arSupport,
  ...arWishlist,
}
