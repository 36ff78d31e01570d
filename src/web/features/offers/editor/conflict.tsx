import type { OfferContent } from '#domain/offers/content.ts'
import { isolate } from '#i18n/bidi.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { conflictWords } from './conflict-words.ts'
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
  const { t } = useTexts(offerEditorTexts)
  const { t: sent } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const words = conflictWords(from, to, { t, values: { t: sent, language } })
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.changes}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  )
}
