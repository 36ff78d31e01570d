import type { EmailSite } from '#server/platform/mail/render-email.ts'
import { shop } from '#shop-config'

/** The demo's shop, as its emails name it. */
export function emailSite(publicUrl = 'https://shop.example'): EmailSite {
  return { publicUrl, shop }
}
