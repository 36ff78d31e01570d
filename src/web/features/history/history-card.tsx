import { historyTexts } from '#i18n/sets/history.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from './history.module.css'
import { HistoryList, type HistoryListProps } from './history-list.tsx'
import { useReadsHistory } from './reads-history.ts'

/** Shows the history on the record's own page. */
export function HistoryCard(props: HistoryListProps) {
  const { t } = useTexts(historyTexts)
  if (!useReadsHistory()) return null
  return (
    <Card>
      <h2 className={styles.heading}>{t('history.title')}</h2>
      <HistoryList {...props} />
    </Card>
  )
}
