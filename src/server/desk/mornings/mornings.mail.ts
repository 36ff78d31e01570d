import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { type EmailTexts, emailTexts, inOneLine } from '#i18n/emails.ts'
import { clockTime } from '#i18n/times/promise-time.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import type { EmailFact } from '#server/platform/mail/email-parts.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { DueEntry, Morning } from './mornings.service.ts'

const DESK = '/dashboard/desk'
/** A longer list is read on the desk. */
const LISTED_MOST = 40

/** Goes to a member of staff: what comes due today, the earliest first, without a word of the notes. */
export function morningEmail(morning: Morning, site: EmailSite, token: string): RenderedEmail {
  const { language, firstName, customers, entries } = morning
  const t = emailTexts(language)
  const more = entries.length - LISTED_MOST
  return renderEmail(site, {
    language,
    subject: t('deskMorning.subject', { count: customers }),
    preheader: t('deskMorning.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('deskMorning.lead'), ...(more > 0 ? [t('deskMorning.more', { count: more })] : [])],
    facts: entries.slice(0, LISTED_MOST).map((entry) => entryFact(entry, { morning, site, t })),
    button: { label: t('deskMorning.button'), url: pageUrl(site, language, DESK) },
    isToShop: true,
    footer: {
      reason: t('deskMorning.reason', { company: site.shop.company[language] }),
      link: { label: t('frame.stop'), url: unsubscribePage(site, language, token) },
    },
  })
}

interface Writing {
  readonly morning: Morning
  readonly site: EmailSite
  readonly t: EmailTexts
}

function entryFact(entry: DueEntry, { morning: { language }, site, t }: Writing): EmailFact {
  const { id, step, at, isLate, isNobodys, number, who, company, about } = entry
  const time = isLate ? t('deskMorning.late') : clockTime(at, language)
  const detail = [number, inOneLine(inLanguage(about, language)), isNobodys ? t('deskMorning.nobodys') : '']
  // A customer's words may be in the other script.
  const inParts = (parts: readonly string[]) => parts.filter((part) => part !== '').map(isolate)
  return {
    label: `${time} · ${t(`deskMorning.steps.${step}`)}`,
    value: inParts([who, company].map(inOneLine)).join(' · ') || number,
    detail: inParts(detail).join(' · '),
    url: pageUrl(site, language, `${DESK}?entry=${id}`),
  }
}
