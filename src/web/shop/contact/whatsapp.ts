import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../frame/root-data.ts'
import { type ContactSubject, useSubjectOfContact } from './contact-subject.tsx'

/** A chat with the shop whose first message is in the page's language; `subject` is what the message asks about. Null for a shop without WhatsApp. */
export function useWhatsAppUrl(subject?: ContactSubject): string | null {
  const shop = useShop()
  const { t } = useTexts()
  const language = useLanguage()
  const ofPage = useSubjectOfContact()
  const about = subject ?? ofPage
  const text =
    about === null
      ? t('shell.contact.greeting', { company: inLanguage(shop.company, language) })
      : withLink(t('shell.contact.question', { name: isolate(about.name), sku: isolateLtr(about.sku) }), about.link)
  return shop.whatsapp === null ? null : whatsAppUrl(shop.whatsapp.international, text)
}

/** The link stands on a line of its own, so that the chat shows a preview of the page. */
function withLink(text: string, link: string | undefined): string {
  return link === undefined ? text : `${text}\n${link}`
}

/** `phone` is international: +20… */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}
