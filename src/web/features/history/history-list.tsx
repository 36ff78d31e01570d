import { useCallback, useEffect, useState } from 'react'
import type { HistoryEntry } from '#contract/admin/history.ts'
import type { AuditedRecord } from '#domain/audit.ts'
import { historyTexts } from '#i18n/sets/history.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useFirstNewRow } from '../../platform/lists/first-new-row.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EntryLine } from './entry-line.tsx'
import type { OwnFactWords } from './fact-words.ts'
import styles from './history.module.css'

export interface HistoryListProps {
  readonly kind: AuditedRecord
  readonly id: string
  /** A new value means that the record has changed, so the newest entries are fetched again. */
  readonly state: string
  /** Names the part of the record that an entry is about. */
  readonly subjectOf?: (entry: HistoryEntry) => string | undefined
  readonly ownWords?: OwnFactWords
}

interface Known {
  readonly entries: readonly HistoryEntry[]
  readonly page: number
  readonly totalPages: number
}

/** Shows admins a record's history: who changed what, and when. */
export function HistoryList({ kind, id, state, subjectOf, ownWords }: HistoryListProps) {
  const { t } = useTexts(historyTexts)
  const older = useFirstNewRow<HTMLOListElement>('li')
  const { known, isFailed, isLoading, fetchPage } = useHistory(kind, id, state)
  return (
    <>
      {known === null && !isFailed && (
        <div className={styles.skeleton} aria-busy="true">
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      )}
      {isFailed && (
        <p className={styles.note}>
          {t('history.failed')}{' '}
          <PlainButton look="inline" onPress={() => fetchPage(1)}>
            {t('history.again')}
          </PlainButton>
        </p>
      )}
      {known?.entries.length === 0 && (
        <p className={styles.note} data-print="empty">
          {t('history.none')}
        </p>
      )}
      {known !== null && known.entries.length > 0 && (
        <ol ref={older.list} className="stack">
          {known.entries.map((entry) => (
            <EntryLine key={entry._id} entry={entry} subject={subjectOf?.(entry)} ownWords={ownWords} />
          ))}
        </ol>
      )}
      {known !== null && known.page < known.totalPages && (
        <Button
          tone="secondary"
          isBusy={isLoading}
          onPress={() => {
            older.expect(known.entries.length)
            fetchPage(known.page + 1)
          }}
        >
          {t('history.older')}
        </Button>
      )}
    </>
  )
}

function useHistory(kind: AuditedRecord, id: string, state: string) {
  const api = useApi()
  const { t } = useTexts()
  const [known, setKnown] = useState<Known | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const ask = useCallback(
    (page: number) => api.call('GET /api/history/:kind/:id', { params: { kind, id }, query: { page } }),
    [api, kind, id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a record that has changed has new entries
  useEffect(() => {
    let isGone = false
    ask(1).then(
      ({ entries, totalPages }) => {
        if (isGone) return
        setIsFailed(false)
        setKnown({ entries, page: 1, totalPages })
      },
      () => {
        if (!isGone) setIsFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [ask, state])
  const fetchPage = async (page: number) => {
    setIsLoading(true)
    try {
      const { entries, totalPages } = await ask(page)
      setIsFailed(false)
      setKnown((before) => ({ entries: page === 1 || before === null ? entries : withOlder(before.entries, entries), page, totalPages }))
    } catch (error) {
      reportFailure(error, t)
    } finally {
      setIsLoading(false)
    }
  }
  return { known, isFailed, isLoading, fetchPage: (page: number) => void fetchPage(page) }
}

/** Newer entries push older ones to the next page, so duplicates are dropped. */
function withOlder(known: readonly HistoryEntry[], older: readonly HistoryEntry[]): HistoryEntry[] {
  const ids = new Set(known.map(({ _id }) => _id))
  return [...known, ...older.filter(({ _id }) => !ids.has(_id))]
}
