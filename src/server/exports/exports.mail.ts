import type { SheetFormat } from '#domain/sheets/columns.ts'
import type { ExportedList } from '#domain/sheets/exports.ts'
import type { Language } from '#domain/text/language.ts'
import { emailTexts, inOneLine } from '#i18n/emails.ts'
import { formatCairoTime, formatLongDate, formatNumber } from '#i18n/formats.ts'
import { exportListName } from '#i18n/sheet-rows.ts'
import type { RenderedEmail } from '#server/platform/mail/email.ts'
import { type EmailSite, pageUrl, renderEmail } from '#server/platform/mail/render-email.ts'

export interface ExportNotice {
  readonly language: Language
  readonly list: ExportedList
  readonly format: SheetFormat
  readonly rows: number
  readonly at: string
  readonly by: { readonly name: string; readonly email: string }
}

/** Goes to the shop: data of people has left it. */
export function exportNoticeEmail({ language, list, format, rows, at, by }: ExportNotice, site: EmailSite): RenderedEmail {
  const t = emailTexts(language)
  const name = inOneLine(by.name) || by.email
  return renderEmail(site, {
    language,
    subject: t('exportNotice.subject', { list: exportListName(list, language), name }),
    preheader: t('exportNotice.preheader'),
    greeting: t('exportNotice.greeting'),
    paragraphs: [t('exportNotice.done', { name })],
    facts: [
      { label: t('exportNotice.list'), value: exportListName(list, language) },
      { label: t('exportNotice.rows'), value: formatNumber(rows, language) },
      { label: t('exportNotice.format'), value: `.${format}`, isLatin: true },
      { label: t('exportNotice.by'), value: name },
      { label: t('exportNotice.email'), value: by.email, isLatin: true },
      { label: t('exportNotice.at'), value: `${formatLongDate(at, language)}, ${formatCairoTime(at, language)}` },
    ],
    button: { label: t('exportNotice.button'), url: pageUrl(site, language, '/dashboard/users') },
    isToShop: true,
    footer: { reason: t('exportNotice.reason', { company: site.shop.company[language] }) },
  })
}
