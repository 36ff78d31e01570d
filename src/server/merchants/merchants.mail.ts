import { MERCHANT_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Language } from '#domain/text/language.ts'
import { type EmailKey, type EmailTexts, emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { Application, MerchantReader } from './merchant-emails.service.ts'

/** The emails to merchants and applicants. */
type MerchantEmail = 'applied' | 'invited' | 'approved' | 'welcome' | 'enabled' | 'disabled' | 'rejected'

interface Addressed {
  readonly language: Language
  readonly name: string
  readonly brandName: string
}

/** The greeting, the beginning and the reason of each email, and the values that its texts may name. */
function frameOf(mail: MerchantEmail, { language, name, brandName: brand }: Addressed, site: EmailSite) {
  const values = { company: site.shop.company[language], brand }
  const texts = emailTexts(language)
  const t = (key: EmailKey, more: Parameters<EmailTexts>[1] = {}) => texts(key, { ...values, ...more })
  const frame = {
    language,
    subject: t(`merchants.${mail}.subject`),
    preheader: t(`merchants.${mail}.preheader`),
    greeting: greetingFor(name, language),
    footer: { reason: t(`merchants.${mail}.reason`) },
  }
  return { t, frame }
}

function ofReader({ language, firstName, brandName }: MerchantReader): Addressed {
  return { language, name: firstName, brandName }
}

/** Repeats nothing of the application but the name: anybody can have it sent to any address. */
export function applicationEmail(application: Application, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('applied', application, site)
  return renderEmail(site, { ...frame, paragraphs: [t('merchants.applied.thanks'), t('merchants.applied.next')] })
}

/** Goes to the shop, in the applicant's language, which the answer has to use. */
export function applicationNotice(application: Application, site: EmailSite): RenderedEmail {
  const { language, name, brandName, phoneNumber, email, business, created } = application
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t('merchants.notice.subject', { name }),
    preheader: t('merchants.notice.preheader', { company }),
    greeting: t('merchants.notice.greeting'),
    paragraphs: [t('merchants.notice.applied', { name, company })],
    quote: business,
    facts: [
      { label: t('merchants.notice.name'), value: inOneLine(name) },
      { label: t('merchants.notice.brand'), value: inOneLine(brandName) },
      { label: t('merchants.notice.phone'), value: phoneNumber, isLatin: true },
      { label: t('merchants.notice.email'), value: email, isLatin: true },
      { label: t('merchants.notice.sent'), value: formatCairoTime(created, language) },
    ],
    button: {
      label: t('merchants.notice.button'),
      url: pageUrl(site, language, `${SECTIONS.merchants}?${new URLSearchParams({ search: email })}`),
    },
    isToShop: true,
    notes: [t('merchants.notice.note')],
    footer: { reason: t('merchants.notice.reason', { company }) },
  })
}

export function invitationEmail(reader: MerchantReader, token: string, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('invited', ofReader(reader), site)
  const { language, email } = reader
  // An @ may stand in a query unencoded, and people read the address in the link.
  const query = `email=${encodeURIComponent(email).replaceAll('%40', '@')}`
  return renderEmail(site, {
    ...frame,
    paragraphs: [t('merchants.invited.approved'), t('merchants.invited.next')],
    button: { label: t('merchants.invited.button'), url: pageUrl(site, language, `/merchant-signup/${token}?${query}`) },
    notes: [
      t('merchants.invited.days', { count: MERCHANT_LINK_TTL_MS / DAY_MS }),
      t('merchants.invited.note', { email: { latin: email } }),
    ],
  })
}

export function approvalEmail(reader: MerchantReader, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('approved', ofReader(reader), site)
  const { language, email } = reader
  return renderEmail(site, {
    ...frame,
    paragraphs: [t('merchants.approved.approved'), t('merchants.approved.account', { email: { latin: email } })],
    button: { label: t('merchants.approved.button'), url: pageUrl(site, language, SECTIONS.account) },
  })
}

export function merchantWelcomeEmail(reader: MerchantReader, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('welcome', ofReader(reader), site)
  const { language, email } = reader
  return renderEmail(site, {
    ...frame,
    paragraphs: [t('merchants.welcome.ready', { email: { latin: email } }), t('merchants.welcome.next')],
    button: { label: t('merchants.welcome.button'), url: pageUrl(site, language, SECTIONS.products) },
    notes: [t('merchants.welcome.note')],
  })
}

export function enabledEmail(reader: MerchantReader, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('enabled', ofReader(reader), site)
  return renderEmail(site, {
    ...frame,
    paragraphs: [t('merchants.enabled.enabled')],
    button: { label: t('merchants.enabled.button'), url: pageUrl(site, reader.language, SECTIONS.account) },
  })
}

export function disabledEmail(reader: MerchantReader, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('disabled', ofReader(reader), site)
  return renderEmail(site, { ...frame, paragraphs: [t('merchants.disabled.disabled'), t('merchants.disabled.next')] })
}

export function rejectionEmail(application: Application, site: EmailSite): RenderedEmail {
  const { t, frame } = frameOf('rejected', application, site)
  return renderEmail(site, { ...frame, paragraphs: [t('merchants.rejected.rejected'), t('merchants.rejected.next')] })
}
