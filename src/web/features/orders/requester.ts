import type { OrderReply } from '#contract/orders.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { textIn } from '../../platform/texts/texts.ts'

export type Requester = NonNullable<OrderReply['requester']>

/** Returns the person's or company's name, else the email. */
export function nameOfRequester({ firstName, lastName, email }: Pick<Requester, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** The first message of a chat, in the customer's language, whatever the page's is. */
export function greetingOf({ number }: Pick<OrderReply, 'number'>, { firstName, language }: Requester, shop: ShopSettings): string {
  const company = isolate(inLanguage(shop.company, language))
  const shown = isolateLtr(orderNumberText(number))
  const t = textIn(language, ordersTexts)
  if (firstName === '') return t('orders.details.greetingNameless', { company, number: shown })
  return t('orders.details.greeting', { name: isolate(firstName), company, number: shown })
}
