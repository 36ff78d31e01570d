import { PROOF_LINK_TTL_MS, RESET_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import { shop } from '#shop-config'
import type { AccountReader } from './account-emails.service.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Includes the link that proves the address, unless a provider has verified it. */
export function welcomeEmail(
  { language, email, firstName, provider }: AccountReader,
  proofToken: string | null,
  publicUrl: string,
): RenderedEmail {
  const t = emailTexts(language)
  const company = shop.company[language]
  const shopPage = { label: t('welcome.button'), url: pageUrl(publicUrl, language, '/shop') }
  const toProve = proofToken === null ? null : { label: t('prove.button'), url: pageUrl(publicUrl, language, `/prove-email/${proofToken}`) }
  return renderEmail({
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

export function resetEmail({ language, email, firstName }: AccountReader, token: string, publicUrl: string): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail({
    language,
    subject: t('reset.subject'),
    preheader: t('reset.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('reset.asked', { email: { latin: email } })],
    button: { label: t('reset.button'), url: pageUrl(publicUrl, language, `/reset-password/${token}`) },
    notes: [t('reset.hours', { count: RESET_LINK_TTL_MS / HOUR_MS }), t('reset.note')],
    footer: { reason: t('reset.reason', { company: shop.company[language] }) },
  })
}

export interface ProofReader {
  readonly reader: AccountReader
  /** The address that the link proves. */
  readonly to: string
  readonly token: string
}

export function proofEmail({ reader, to, token }: ProofReader, publicUrl: string): RenderedEmail {
  const { language, email, firstName } = reader
  const t = emailTexts(language)
  const isChange = to !== email
  return renderEmail({
    language,
    subject: t('prove.subject'),
    preheader: t('prove.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [
      isChange ? t('prove.change', { email: { latin: email }, newEmail: { latin: to } }) : t('prove.asked', { email: { latin: email } }),
    ],
    button: { label: t('prove.button'), url: pageUrl(publicUrl, language, `/prove-email/${token}`) },
    notes: [t('prove.days', { count: PROOF_LINK_TTL_MS / DAY_MS }), t('prove.note')],
    footer: { reason: t('prove.reason', { company: shop.company[language] }) },
  })
}

/** Goes to the old address, whose owner may not be the one who asks. */
export function emailChangeEmail({ language, email, firstName, newEmail }: AccountReader, publicUrl: string): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail({
    language,
    subject: t('emailChange.subject'),
    preheader: t('emailChange.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('emailChange.asked', { email: { latin: email }, newEmail: { latin: newEmail ?? '' } })],
    button: { label: t('emailChange.button'), url: pageUrl(publicUrl, language, '/dashboard/security') },
    notes: [t('emailChange.note')],
    footer: { reason: t('emailChange.reason', { company: shop.company[language] }) },
  })
}

export function passwordChangedEmail({ language, email, firstName }: AccountReader, publicUrl: string): RenderedEmail {
  const t = emailTexts(language)
  return renderEmail({
    language,
    subject: t('passwordChanged.subject'),
    preheader: t('passwordChanged.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('passwordChanged.changed', { email: { latin: email } })],
    button: { label: t('passwordChanged.button'), url: pageUrl(publicUrl, language, '/login') },
    notes: [t('passwordChanged.note')],
    footer: { reason: t('passwordChanged.reason', { company: shop.company[language] }) },
  })
}
