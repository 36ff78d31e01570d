import { type OfferChange, offerChanges } from '#domain/offers/changes.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import styles from './offer-editor.module.css'
import type { Draft } from './use-draft.ts'

/** Somebody else saved the draft meanwhile: what they changed, what would be lost, and whose draft goes on. */
export function ConflictCallout({ draft: { content, saving, resolve } }: { readonly draft: Draft }) {
  const { t } = useTexts(offerEditorTexts)
  if (saving.kind !== 'conflict') return null
  const { base, theirs } = saving
  const { savedBy: theirName = '' } = theirs
  return (
    <Callout tone="warning" title={t('offerEditor.conflict.title')}>
      <div className={styles.conflict}>
        <Changes
          title={theirName === '' ? t('offerEditor.conflict.theirs') : t('offerEditor.conflict.theirsNamed', { name: isolate(theirName) })}
          from={base}
          to={theirs.content}
        />
        <Changes title={t('offerEditor.conflict.mine')} from={base} to={content} />
        <div className={styles.conflictActions}>
          <Button tone="secondary" onPress={() => resolve('theirs')}>
            {t('offerEditor.conflict.takeTheirs')}
          </Button>
          <Button tone="secondary" onPress={() => resolve('mine')}>
            {t('offerEditor.conflict.keepMine')}
          </Button>
        </div>
      </div>
    </Callout>
  )
}

interface ChangesProps {
  readonly title: string
  readonly from: OfferContent
  readonly to: OfferContent
}

function Changes({ title, from, to }: ChangesProps) {
  const wordsOf = useChangeWords()
  const { t } = useTexts(offerEditorTexts)
  const words = [...new Set(offerChanges(from, to).map(wordsOf))]
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.changes}>
        {words.length === 0 && <li>{t('offerEditor.conflict.order')}</li>}
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}

function useChangeWords(): (change: OfferChange) => string {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  return (change) => {
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
}
