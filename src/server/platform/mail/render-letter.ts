import { directionOf, type Language } from '#domain/language.ts'
import { inOneLine, letterTexts } from '#i18n/letters.ts'
import { shop } from '#shop-config'
import type { RenderedLetter } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterFrame, LetterParts } from './letter-parts.ts'
import { letterPlainText } from './letter-text.ts'

export function renderLetter(parts: LetterParts): RenderedLetter {
  const { language } = parts
  const t = letterTexts(language)
  const frame: LetterFrame = {
    company: shop.company[language],
    tagline: shop.tagline[language],
    phones: shop.phones,
    linkHint: t('frame.linkHint'),
    questions: t('frame.questions'),
  }
  return {
    sender: frame.company,
    subject: inSubject(parts.subject),
    html: letterHtml(parts, frame, directionOf(language)),
    text: letterPlainText(parts, frame),
  }
}

const GREETING_NAME_MAX = 40
/** Anybody can give somebody else's address and any "name": what could be an advertisement or a link greets nobody. */
const LIKE_A_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u

export function greetingFor(name: string, language: Language): string {
  const line = inOneLine(name)
  const t = letterTexts(language)
  const isGreeted = line.length <= GREETING_NAME_MAX && LIKE_A_NAME.test(line)
  return isGreeted ? t('frame.greeting', { name: line }) : t('frame.greetingNameless')
}

/** The address of a page in the reader's language. */
export function pageUrl(publicUrl: string, language: Language, path: string): string {
  return `${publicUrl}${language === 'ar' ? '/ar' : ''}${path}`
}

/** In a header mail programs read `=?…?=` as letters in disguise, which could be any: taken apart it is only what somebody typed. */
function inSubject(subject: string): string {
  return subject.replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim()
}
