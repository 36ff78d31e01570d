import { PROOF_LINK_TTL_MS, RESET_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { AccountReader } from './account-emails.service.ts'

/** Includes the link that proves the address, unless a provider has verified it. */
export function welcomeEmail(
  { language, email, firstName, provider }: AccountReader,
  proofToken: string | null,
  site: EmailSite,
): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  const shopPage = { label: t('welcome.button'), url: pageUrl(site, language, '/shop') }
  const toProve = proofToken === null ? null : { label: t('prove.button'), url: pageUrl(site, language, `/prove-email/${proofToken}`) }
  return renderEmail(site, {
    language,
    subject: t('welcome.subject', { company }),
    preheader: t('welcome.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [
      provider === 'Email'
        ? t('welcome.ready', { email: { latin: email } })
        : t('welcome.readyElsewhere', { provider, email: { latin: email } }),
      t('welcome.next'),
      ...(toProve === null ? [] : [t('welcome.prove')]),
    ],
    button: toProve ?? shopPage,
    notes: [...(toProve === null ? [] : [t('prove.days', { count: PROOF_LINK_TTL_MS / DAY_MS })]), t('welcome.note')],
    footer: { reason: t('welcome.reason', { company }) },
  })
}

export function resetEmail({ language, email, firstName }: AccountReader, token: string, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('reset.subject'),
    preheader: t('reset.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('reset.asked', { email: { latin: email } })],
    button: { label: t('reset.button'), url: pageUrl(site, language, `/reset-password/${token}`) },
    notes: [t('reset.hours', { count: RESET_LINK_TTL_MS / HOUR_MS }), t('reset.note')],
    footer: { reason: t('reset.reason', { company: site.shop.company[language] }) },
  })
}

export interface ProofReader {
  readonly reader: AccountReader
  /** The address that the link proves. */
  readonly to: string
  readonly token: string
}

export function proofEmail({ reader, to, token }: ProofReader, site: EmailSite): RenderedEmail {
  const { language, email, firstName } = reader
  const t = emailTexts(language)
  const isChange = to !== email
  return renderEmail(site, {
    language,
    subject: t('prove.subject'),
    preheader: t('prove.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [
      isChange ? t('prove.change', { email: { latin: email }, newEmail: { latin: to } }) : t('prove.asked', { email: { latin: email } }),
    ],
    button: { label: t('prove.button'), url: pageUrl(site, language, `/prove-email/${token}`) },
    notes: [t('prove.days', { count: PROOF_LINK_TTL_MS / DAY_MS }), t('prove.note')],
    footer: { reason: t('prove.reason', { company: site.shop.company[language] }) },
  })
}

/** Goes to the old address, whose owner may not be the one who asks. */
export function emailChangeEmail({ language, email, firstName, newEmail }: AccountReader, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('emailChange.subject'),
    preheader: t('emailChange.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('emailChange.asked', { email: { latin: email }, newEmail: { latin: newEmail ?? '' } })],
    button: { label: t('emailChange.button'), url: pageUrl(site, language, '/dashboard/security') },
    notes: [t('emailChange.note')],
    footer: { reason: t('emailChange.reason', { company: site.shop.company[language] }) },
  })
}

export function passwordChangedEmail({ language, email, firstName }: AccountReader, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail(site, {
    language,
    subject: t('passwordChanged.subject'),
    preheader: t('passwordChanged.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('passwordChanged.changed', { email: { latin: email } })],
    button: { label: t('passwordChanged.button'), url: pageUrl(site, language, '/login') },
    notes: [t('passwordChanged.note')],
    footer: { reason: t('passwordChanged.reason', { company: site.shop.company[language] }) },
  })
}
