import { inLanguage } from '#domain/language.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import type { RenderedLetter } from '#server/platform/mail/letter.ts'
import { greetingFor, pageUrl, renderLetter } from '#server/platform/mail/render-letter.ts'
import { shop } from '#shop-config'
import type { LetterReview } from './review-letters.service.ts'

/** To the author: everybody can read it now. */
export function reviewApprovedLetter(review: LetterReview, publicUrl: string): RenderedLetter {
  return reviewLetter(review, publicUrl, 'reviewApproved')
}

/** To the author: nobody will read it, and how to ask about that. */
export function reviewRejectedLetter(review: LetterReview, publicUrl: string): RenderedLetter {
  return reviewLetter(review, publicUrl, 'reviewRejected')
}

function reviewLetter(
  { reader, title, product }: LetterReview,
  publicUrl: string,
  kind: 'reviewApproved' | 'reviewRejected',
): RenderedLetter {
  const { language, firstName } = reader
  const t = letterTexts(language)
  const company = shop.company[language]
  const isShown = kind === 'reviewApproved'
  const page = pageUrl(publicUrl, language, `/product/${product.slug}`)
  return renderLetter({
    language,
    subject: t(`${kind}.subject`),
    preheader: t(`${kind}.preheader`),
    greeting: greetingFor(firstName, language),
    paragraphs: [t(`${kind}.thanks`, { company })],
    facts: [
      { label: t('reviewApproved.product'), value: inOneLine(inLanguage({ en: product.name, ar: product.nameAr }, language)), url: page },
      { label: t('reviewApproved.title'), value: inOneLine(title) },
    ],
    button: { label: t(`${kind}.button`), url: isShown ? `${page}#reviews` : page },
    ...(isShown ? {} : { notes: [t('reviewRejected.note')] }),
    footer: { reason: t('reviewApproved.reason', { company }) },
  })
}
