import type { Language } from '#domain/text/language.ts'
import { placed } from '#i18n/emails.ts'
import type { EmailFact, EmailFrame, EmailParts } from './email-parts.ts'

/** Addresses of pages stand alone on their lines, so that no punctuation becomes part of them. */
export function emailPlainText(parts: EmailParts, { company, tagline, phones, questions }: EmailFrame): string {
  const { language, greeting, paragraphs, facts = [], quote, button, notes = [], footer, isToShop = false } = parts
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map((fact) => factLines(fact, language).join('\n')).join('\n'),
    quoted(quote),
    button === undefined ? '' : `${button.label}:\n${button.url}`,
    ...notes,
    isToShop ? '' : [questions, ...phones.map(({ shown }) => shown)].join('\n'),
    `-- \n${company}\n${tagline}`,
    footer.reason,
    footer.link === undefined ? '' : `${footer.link.label}:\n${footer.link.url}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function quoted(quote: string | undefined): string {
  if (quote === undefined) return ''
  return quote
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}

/** A fact's detail and address stand below it. */
function factLines(fact: EmailFact, language: Language): string[] {
  const { label, detail, url } = fact
  const more = [detail === undefined ? [] : `  ${detail}`, url ?? []].flat()
  return [`${label}: ${plainFact(fact, language)}`, ...more]
}

/** Plain text has no markup for the direction, so isolates mark it. */
function plainFact({ value, isLatin = false }: EmailFact, language: Language): string {
  return placed(isLatin ? { latin: value } : value, language)
}
