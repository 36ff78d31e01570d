import type { SiteFacts } from '#domain/desk/entries.ts'
import type { Language } from '#domain/text/language.ts'
import { documentTexts } from '#i18n/documents.ts'

/** The facts of the place in one line. A note stays with staff: the customer reads the document too. */
export function siteLine({ floor, lift, doorCm, power, gas }: SiteFacts, language: Language): string {
  const t = documentTexts(language)
  return [
    floor === undefined ? '' : t('site.floor', { floor }),
    lift === undefined ? '' : t(`site.lift.${lift}`),
    doorCm === undefined ? '' : t('site.door', { cm: String(doorCm) }),
    power === undefined ? '' : t(`site.power.${power}`),
    gas === undefined ? '' : t(`site.gas.${gas}`),
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}
