import type { Language } from '#domain/text/language.ts'
import { figures as ar } from './ar/figures.ts'
import { figures as en } from './en/figures.ts'
import { type TextPath, type Translate, translator } from './translate.ts'

type FigureKey = TextPath<typeof en>
export type FigureTexts = Translate<FigureKey>

/** The words of the figures on paper: those of their page. */
export function figureTexts(language: Language): FigureTexts {
  return translator<FigureKey>(language === 'ar' ? ar : en, language)
}
