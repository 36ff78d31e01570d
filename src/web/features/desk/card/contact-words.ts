import type { ContactWay, Outcome } from '#domain/desk/entries.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

/** A contact in a word or two: the outcome of our own call says enough, another way needs its name. */
export function useContactWords(): (contact: { readonly way: ContactWay; readonly outcome: Outcome }) => string {
  const { t } = useTexts(deskTexts)
  return ({ way, outcome }) => {
    if (way === 'call-out') return t(`desk.outcomes.${outcome}`)
    if (outcome === 'reached') return t(`desk.ways.${way}`)
    return t('desk.history.contact', { way: t(`desk.ways.${way}`), outcome: t(`desk.outcomes.${outcome}`) })
  }
}
