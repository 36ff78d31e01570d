import { fitted } from '#domain/catalogue/media.ts'
import type { ShopLogo, ShopSettings } from '#domain/settings/shop-settings.ts'
import { directionOf, type Language } from '#domain/text/language.ts'
import { emailTexts, inOneLine } from '#i18n/emails.ts'
import type { RenderedEmail } from './email.ts'
import { emailHtml } from './email-html.ts'
import type { EmailFrame, EmailLogo, EmailParts } from './email-parts.ts'
import { emailPlainText } from './email-text.ts'

/** The shop as emails name it, at the moment of writing. */
export interface EmailSite {
  readonly publicUrl: string
  readonly shop: Pick<ShopSettings, 'company' | 'tagline' | 'phones' | 'openingHours' | 'pictures'>
}

export function renderEmail({ shop }: EmailSite, parts: EmailParts): RenderedEmail {
  const { language } = parts
  const t = emailTexts(language)
  const frame: EmailFrame = {
    company: shop.company[language],
    logo: logoOf(shop.pictures?.logo),
    tagline: shop.tagline[language],
    phones: shop.phones,
    linkHint: t('frame.linkHint'),
    questions: t('frame.questions'),
  }
  return {
    sender: frame.company,
    subject: inSubject(parts.subject),
    html: emailHtml(parts, frame, directionOf(language)),
    text: emailPlainText(parts, frame),
  }
}

/** Mail programs read no sizes in style sheets. */
function logoOf(logo: ShopLogo | undefined): EmailLogo | null {
  if (logo === undefined) return null
  return { ...fitted(logo, LOGO_PX), isAlone: logo.isAlone }
}

const LOGO_PX = { width: 240, height: 48 } as const
const GREETING_NAME_MAX = 40
/** Anybody can enter another person's address and any "name": a name that could be an advertisement or a link is not greeted. */
const LIKE_A_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u

export function greetingFor(name: string, language: Language): string {
  const line = inOneLine(name)
  const t = emailTexts(language)
  const isGreeted = line.length <= GREETING_NAME_MAX && LIKE_A_NAME.test(line)
  return isGreeted ? t('frame.greeting', { name: line }) : t('frame.greetingNameless')
}

/** The address of a page in the reader's language. */
export function pageUrl({ publicUrl }: Pick<EmailSite, 'publicUrl'>, language: Language, path: string): string {
  return `${publicUrl}${language === 'ar' ? '/ar' : ''}${path}`
}

/** The page has a button, so that programs that open every link of an email stop nothing. */
export function unsubscribePage(site: Pick<EmailSite, 'publicUrl'>, language: Language, token: string): string {
  return pageUrl(site, language, `/newsletter/unsubscribe/${encodeURIComponent(token)}`)
}

/** The address to which mail programs send the one click that stops emails of this kind. */
export function oneClickUrl({ publicUrl }: Pick<EmailSite, 'publicUrl'>, token: string): string {
  return `${publicUrl}/api/emails/stop/${token}`
}

/** Mail programs decode `=?…?=` in a header, which could then say anything; split apart it stays as typed. */
function inSubject(subject: string): string {
  return subject.replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim()
}
