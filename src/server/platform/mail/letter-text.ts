import type { Language } from '#domain/language.ts'
import { placed } from '#i18n/letters.ts'
import type { LetterFact, LetterFrame, LetterParts } from './letter-parts.ts'

/** Addresses of pages stand alone on their lines, so that no mark becomes part of them. */
export function letterPlainText(parts: LetterParts, { company, tagline, phones, questions }: LetterFrame): string {
  const { language, greeting, paragraphs, facts = [], quote, button, notes = [], footer, isToShop = false } = parts
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map((fact) => `${fact.label}: ${plainFact(fact, language)}`).join('\n'),
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

/** Here no markup tells the direction. */
function plainFact({ value, isLatin = false, url }: LetterFact, language: Language): string {
  const words = placed(isLatin ? { latin: value } : value, language)
  return url === undefined ? words : `${words}\n${url}`
}
