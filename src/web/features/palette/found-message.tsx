import { isolate } from '#i18n/bidi.ts'
import { paletteTexts } from '#i18n/sets/palette.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import styles from './palette.module.css'
import type { Found } from './use-found.ts'

export interface FoundMessageProps {
  readonly term: string
  readonly found: Found
  /** The number of rows on screen. */
  readonly count: number
  /** Takes the focus from the button, which the press removes. */
  readonly onAgain: () => void
}

/** Says what the search does, for those who see the rows and those who hear them. */
export function FoundMessage({ term, found: { state, askAgain }, count, onAgain }: FoundMessageProps) {
  const { t } = useTexts(paletteTexts)
  const isEmpty = state === 'answered' && count === 0
  return (
    <>
      {state === 'failed' && (
        <div role="alert" className={styles.message}>
          <p>{t('palette.failed')}</p>
          <Button
            tone="secondary"
            onPress={() => {
              askAgain()
              onAgain()
            }}
          >
            {t('palette.again')}
          </Button>
        </div>
      )}
      <p role="status" className={isEmpty ? styles.message : 'visually-hidden'}>
        {state === 'asking' && t('palette.loading')}
        {isEmpty && `${t('palette.none', { term: isolate(term) })} ${t('palette.noneHint')}`}
        {state === 'answered' && !isEmpty && t('palette.count', { count })}
      </p>
      {state === 'asking' && count === 0 && (
        <div className={styles.skeleton} aria-hidden="true">
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      )}
    </>
  )
}
