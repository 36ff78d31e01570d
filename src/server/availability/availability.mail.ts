import { SECTIONS } from '#domain/dashboard.ts'
import { inLanguage } from '#domain/text/language.ts'
import { emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatLongDate, formatQuantity } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import type { EmailFact } from '#server/platform/mail/email-parts.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { AnsweredQuestion, QuestionedMachine, QuestionToMerchant } from './availability-emails.service.ts'

function machineFacts({ language, name, sku }: QuestionedMachine): EmailFact[] {
  const t = emailTexts(language)
  return [
    { label: t('availability.machine'), value: inOneLine(inLanguage(name, language)) },
    { label: t('availability.sku'), value: sku, isLatin: true },
  ]
}

/** Goes to a merchant: a machine and pieces, without a word of the offer or its customer. */
export function questionEmail(question: QuestionToMerchant, site: EmailSite): RenderedEmail {
  const { language, firstName, quantity } = question
  const t = emailTexts(language)
  const company = site.shop.company[language]
  const machine = inOneLine(inLanguage(question.name, language))
  return renderEmail(site, {
    language,
    subject: t('availability.asked.subject', { machine }),
    preheader: t('availability.asked.preheader', { company }),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('availability.asked.lead', { company }), t('availability.asked.next')],
    facts: [...machineFacts(question), { label: t('availability.pieces'), value: formatQuantity(quantity, language) }],
    button: { label: t('availability.asked.button'), url: pageUrl(site, language, SECTIONS.availability) },
    footer: { reason: t('availability.asked.reason', { company }) },
  })
}

/** Goes to the member of staff who asked. */
export function answeredEmail(question: AnsweredQuestion, site: EmailSite, token: string): RenderedEmail {
  const { language, firstName, number, offerId, brand, answer, pieces, day, word } = question
  const t = emailTexts(language)
  const machine = inOneLine(inLanguage(question.name, language))
  const values = {
    pieces: pieces === null ? '' : formatQuantity(pieces, language),
    day: day === null ? '' : formatLongDate(day, language),
  }
  return renderEmail(site, {
    language,
    subject: t('availability.answered.subject', { machine }),
    preheader: t(`availability.answers.${answer}`, values),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('availability.answered.lead', { brand: inOneLine(inLanguage(brand, language)), number: { latin: number } })],
    facts: [...machineFacts(question), { label: t('availability.answer'), value: t(`availability.answers.${answer}`, values) }],
    ...(word === '' ? {} : { quote: word }),
    button: { label: t('availability.answered.button'), url: pageUrl(site, language, `${SECTIONS.offers}/${offerId}`) },
    isToShop: true,
    footer: { reason: t('availability.answered.reason'), link: { label: t('frame.stop'), url: unsubscribePage(site, language, token) } },
  })
}
