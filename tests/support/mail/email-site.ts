import type { EmailSite } from '#server/platform/mail/render-email.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'

/** The demo's shop, as its emails name it. */
export function emailSite(publicUrl = 'https://shop.example'): EmailSite {
  return { publicUrl, shop: DEMO_SETTINGS.shop }
}
