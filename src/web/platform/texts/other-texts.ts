import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#domain/text/language.ts'
import type { TextSet, TranslateOf } from '#i18n/text-set.ts'
import { otherLanguage, useLanguage } from './language.ts'
import { loadTexts } from './texts.ts'

/** The texts of these sets in the language that the page does not speak; null until they have come, or where they don't. */
export function useOtherTexts<Sets extends readonly TextSet[]>(...sets: Sets): TranslateOf<Sets[number]> | null {
  const language = useLanguage()
  const [texts, setTexts] = useState<{ readonly t: TranslateOf<Sets[number]> } | null>(null)
  const load = useEffectEvent((spoken: Language) => loadTexts(otherLanguage(spoken), ...sets))
  useEffect(() => {
    let isCurrent = true
    setTexts(null)
    load(language).then(
      (t) => {
        if (isCurrent) setTexts({ t: t as TranslateOf<Sets[number]> })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return texts?.t ?? null
}
