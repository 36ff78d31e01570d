import { inLanguage } from '#domain/text/language.ts'
import { emailTexts, inOneLine } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { EmailReview } from './review-emails.service.ts'

/** Goes to the author: everybody can read the review now. */
export function reviewApprovedEmail(review: EmailReview, site: EmailSite, token: string): RenderedEmail {
  return reviewEmail(review, { site, token }, 'reviewApproved')
}

/** Goes to the author: nobody will read the review, and how to ask about that. */
export function reviewRejectedEmail(review: EmailReview, site: EmailSite, token: string): RenderedEmail {
  return reviewEmail(review, { site, token }, 'reviewRejected')
}

interface EmailLinks {
  readonly site: EmailSite
  /** The token of the link that stops these emails. */
  readonly token: string
}

function reviewEmail(
  { reader, title, product }: EmailReview,
  { site, token }: EmailLinks,
  kind: 'reviewApproved' | 'reviewRejected',
): RenderedEmail {
  const { language, firstName } = reader
  const t = emailTexts(language)
  const company = site.shop.company[language]
  const isShown = kind === 'reviewApproved'
  const page = pageUrl(site, language, `/product/${product.slug}`)
  return renderEmail(site, {
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
    footer: {
      reason: t('reviewApproved.reason', { company }),
      link: { label: t('frame.stop'), url: unsubscribePage(site, language, token) },
    },
  })
}
