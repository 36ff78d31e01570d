import { inLanguage } from '#domain/language.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { LetterReview } from './review-letters.service.ts'

/** To the author: everybody can read it now. */
export function reviewApprovedLetter({ reader, title, product }: LetterReview, publicUrl: string): RenderedLetter {
  const { language, firstName } = reader
  const t = letterTexts(language)
  const company = shop.company[language]
  return renderLetter({
    language,
    subject: t('reviewApproved.subject'),
    preheader: t('reviewApproved.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('reviewApproved.thanks', { company })],
    facts: [
      { label: t('reviewApproved.product'), value: inOneLine(inLanguage({ en: product.name, ar: product.nameAr }, language)) },
      { label: t('reviewApproved.title'), value: inOneLine(title) },
    ],
    button: { label: t('reviewApproved.button'), url: pageUrl(publicUrl, language, `/product/${product.slug}#reviews`) },
    footer: { reason: t('reviewApproved.reason', { company }) },
  })
}
