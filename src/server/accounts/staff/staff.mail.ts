import type { Area } from '#domain/accounts/areas.ts'
import { INVITATION_TTL_MS } from '#domain/accounts/staff.ts'
import type { StaffNews } from '#domain/accounts/staff-news.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Language } from '#domain/text/language.ts'
import { areaName } from '#i18n/areas.ts'
import { emailTexts } from '#i18n/emails.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'
import type { AccountReader } from '../account-emails.service.ts'

export interface StaffInvitation {
  readonly email: string
  readonly areas: readonly Area[]
  readonly language: Language
}

export function staffInvitationEmail({ language, areas, email }: StaffInvitation, token: string, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t('staffInvitation.subject', { company }),
    preheader: t('staffInvitation.preheader'),
    greeting: greetingFor('', language),
    paragraphs: [
      t('staffInvitation.invited', { company, email: { latin: email } }),
      t('staffInvitation.areas', { areas: names(areas, language) }),
    ],
    button: { label: t('staffInvitation.button'), url: pageUrl(site, language, `/join-staff/${token}`) },
    notes: [t('staffInvitation.days', { count: INVITATION_TTL_MS / DAY_MS }), t('staffInvitation.note')],
    footer: { reason: t('staffInvitation.reason', { company }) },
  })
}

export interface StaffNewsFacts {
  readonly news: StaffNews
  /** The name of the colleague who did it; empty where it was the reader. */
  readonly by: string
  readonly areas: readonly Area[]
}

export function staffNewsEmail(
  { language, firstName }: AccountReader,
  { news, by, areas }: StaffNewsFacts,
  site: EmailSite,
): RenderedEmail {
  const t = emailTexts(language)
  const company = site.shop.company[language]
  return renderEmail(site, {
    language,
    subject: t(`staffNews.${news}.subject`),
    preheader: t('staffNews.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [
      t(`staffNews.${news}.text`, { company }),
      ...(news !== 'areas-changed'
        ? []
        : [areas.length === 0 ? t('staffNews.noAreas') : t('staffNews.areas', { areas: names(areas, language) })]),
      ...(by === '' ? [] : [t('staffNews.by', { name: by })]),
    ],
    button: { label: t('staffNews.button'), url: pageUrl(site, language, news === 'access-ended' ? '/login' : '/dashboard') },
    notes: [t(by === '' ? 'staffNews.notYou' : 'staffNews.ask')],
    footer: { reason: t('staffNews.reason', { company }) },
  })
}

function names(areas: readonly Area[], language: Language): string {
  return areas.map((area) => areaName(area, language)).join(language === 'ar' ? '، ' : ', ')
}
