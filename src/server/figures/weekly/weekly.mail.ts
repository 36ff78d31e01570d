import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { nearestMajor } from '#domain/money/money.ts'
import { emailTexts } from '#i18n/emails.ts'
import { formatLongDate, formatMoney, formatNumber } from '#i18n/formats.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, greetingFor, pageUrl, renderEmail, unsubscribePage } from '#server/platform/mail/render-email.ts'
import type { WeeklyFigures } from './weekly.service.ts'

const FIGURES = '/dashboard/figures'

/** Goes to staff on Thursdays: how the shop stands, with everything else on the sheet that comes with it. */
export function weeklyEmail({ language, firstName, figures }: WeeklyFigures, site: EmailSite, token: string): RenderedEmail {
  const t = emailTexts(language)
  const number = (value: number) => formatNumber(value, language)
  const deals = ({ count, valueMinor }: { readonly count: number; readonly valueMinor: number }) =>
    t('weeklyFigures.deals', { count, value: formatMoney(nearestMajor(valueMinor), language, SHOP_CURRENCY) })
  const { notCalled, openOffers, expiring, withoutDeposit, won } = figures
  const facts = [
    { label: t('weeklyFigures.notCalled'), value: number(notCalled.customers) },
    { label: t('weeklyFigures.open'), value: deals(openOffers) },
    { label: t('weeklyFigures.expiring'), value: deals(expiring) },
    { label: t('weeklyFigures.deposit'), value: deals(withoutDeposit) },
    { label: t('weeklyFigures.won'), value: deals(won.week), detail: t('weeklyFigures.lastWeek', { deals: deals(won.lastWeek) }) },
  ]
  return renderEmail(site, {
    language,
    subject: t('weeklyFigures.subject', { day: formatLongDate(figures.to, language) }),
    preheader: t('weeklyFigures.preheader'),
    greeting: greetingFor(firstName, language),
    paragraphs: [t('weeklyFigures.lead')],
    facts,
    button: { label: t('weeklyFigures.button'), url: pageUrl(site, language, FIGURES) },
    isToShop: true,
    footer: { reason: t('weeklyFigures.reason'), link: { label: t('frame.stop'), url: unsubscribePage(site, language, token) } },
  })
}
