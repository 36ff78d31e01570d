import { internationalPhone } from '#domain/accounts/phones.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { textIn } from '../../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../../shop/contact/whatsapp.ts'
import { maySharePdf } from '../offer-file.ts'

/** Three short lines in the customer's language; the link is the fourth. */
export function proposedText({ language, addressee, validUntil }: OfferContent, number: string, shop: ShopSettings): string {
  const t = textIn(language, offerSendingTexts)
  const name = addressee.attention || addressee.name || addressee.company
  const company = isolate(inLanguage(shop.company, language))
  return [
    name === '' ? t('offerSending.chat.greeting') : t('offerSending.chat.greetingTo', { name: isolate(name) }),
    addressee.project === ''
      ? t('offerSending.chat.offer', { number: isolateLtr(number), company })
      : t('offerSending.chat.offerFor', { number: isolateLtr(number), company, project: isolate(addressee.project) }),
    validUntil === '' ? '' : t('offerSending.chat.validUntil', { date: formatLongDate(validUntil, language) }),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

const LINES_MOST = 4

/** The message of a chat has at most four short lines, the link among them. */
export function chatText(typed: string, link: string | null): string {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...lines.slice(0, link === null ? LINES_MOST : LINES_MOST - 1), ...(link === null ? [] : [link])].join('\n')
}

/** The chat with the customer; without a phone its other side is chosen in WhatsApp. */
export function chatUrl({ addressee }: OfferContent, text: string): string {
  const phone = internationalPhone(addressee.phone)
  return phone === null ? `https://wa.me/?text=${encodeURIComponent(text)}` : whatsAppUrl(phone, text)
}

/**
 * Opens an empty window while the press still counts, because browsers block one that opens after a call. The answer leads it to its page, or
 * closes it where there is none; a blocked window leads nowhere.
 */
export function openWindowForLater(): (url: string | null) => void {
  const opened = window.open('', '_blank')
  if (opened !== null) opened.opener = null
  return (url) => {
    if (url === null) opened?.close()
    else opened?.location.replace(url)
  }
}

/** Opens the chat while the press still counts; the button of the last step stands in for a blocked window. */
export function openChat(content: OfferContent, text: string): void {
  if (!maySharePdf()) window.open(chatUrl(content, text), '_blank', 'noopener')
}
