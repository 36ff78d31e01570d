import { type OfferChange, offerChanges } from '#domain/offers/changes.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import type { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import type { Texts } from '../../../platform/texts/texts.ts'
import { changeRows, type RowWords } from '../sent/content/change-rows.ts'

export interface ConflictTexts {
  readonly t: Texts<typeof offerEditorTexts>
  /** Words of the values. */
  readonly values: RowWords
}

/** One person's changes of a draft in words, with both values where there are two. */
export function conflictWords(from: OfferContent, to: OfferContent, { t, values }: ConflictTexts): readonly string[] {
  const rows = changeRows(from, to, values)
  const words = offerChanges(from, to).flatMap((change, index) => {
    if (change.kind === 'text' && change.text === 'addressee') return addresseeWords(from, to, { t, values })
    const what = thingOf(change, t, values.language)
    const row = rows[index]
    const hasValues = row !== undefined && (change.kind === 'line' || change.kind === 'offer')
    return hasValues ? t('offerEditor.conflict.value', { what, from: row.from, to: row.to }) : what
  })
  return words.length === 0 ? [t('offerEditor.conflict.order')] : [...new Set(words)]
}

const ADDRESSEE = ['company', 'attention', 'name', 'project', 'reference', 'email', 'phone'] as const

/** Each changed line of the customer's address with its new value, since both people may have typed in the same one. */
function addresseeWords({ addressee: before }: OfferContent, { addressee: after }: OfferContent, { t, values }: ConflictTexts): string[] {
  return ADDRESSEE.filter((field) => before[field] !== after[field]).map((field) =>
    t('offerEditor.conflict.line', {
      name: t(`offerEditor.addressee.${field}`),
      fact: after[field] === '' ? values.t('sentOffer.changes.nothing') : isolate(after[field]),
    }),
  )
}

function thingOf(change: OfferChange, t: ConflictTexts['t'], language: RowWords['language']): string {
  switch (change.kind) {
    case 'line-in':
      return t('offerEditor.conflict.lineIn', { name: isolate(inLanguage(change.name, language)) })
    case 'line-out':
      return t('offerEditor.conflict.lineOut', { name: isolate(inLanguage(change.name, language)) })
    case 'replaced':
      return t('offerEditor.conflict.replaced', { name: isolate(inLanguage(change.to.name, language)) })
    case 'line':
      return t('offerEditor.conflict.line', {
        name: isolate(inLanguage(change.name, language)),
        fact: t(`offerEditor.conflict.facts.${change.fact}`),
      })
    case 'text':
      return t(`offerEditor.conflict.texts.${change.text}`)
    case 'offer':
      return t(`offerEditor.conflict.values.${change.fact}`)
  }
}
