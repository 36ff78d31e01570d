import { useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { historyTexts } from '#i18n/sets/history.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import styles from './history.module.css'
import { HistoryList, type HistoryListProps } from './history-list.tsx'
import { useReadsHistory } from './reads-history.ts'

export interface HistoryButtonProps extends HistoryListProps {
  /** The record's name, as its list shows it. */
  readonly name: string
}

/** Opens the history of a record that has no page of its own, beside the list. */
export function HistoryButton({ name, ...record }: HistoryButtonProps) {
  const { t } = useTexts(historyTexts)
  const [isOpen, setIsOpen] = useState(false)
  if (!useReadsHistory()) return null
  return (
    <>
      <PlainButton look="text" aria-haspopup="dialog" aria-label={t('history.of', { name: isolate(name) })} onPress={() => setIsOpen(true)}>
        {t('history.title')}
      </PlainButton>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('history.of', { name: isolate(name) })}
        closeLabel={t('history.close')}
      >
        <div className={styles.sheet}>
          <HistoryList {...record} />
        </div>
      </Drawer>
    </>
  )
}
