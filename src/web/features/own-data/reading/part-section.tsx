import { useState } from 'react'
import type { InOwnData, OwnDataPart } from '#contract/own/own-data.ts'
import { formatNumber } from '#i18n/formats.ts'
import { ownRecordTexts } from '#i18n/sets/own-record.ts'
import { useFirstNewRow } from '../../../platform/lists/first-new-row.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type FileRecord, factsOf } from './facts.ts'
import { Folded } from './folded.tsx'
import styles from './own-data-page.module.css'
import { RecordFacts } from './record-facts.tsx'
import { titleOf } from './record-title.ts'

const FIRST = 20
const MORE = 50

export interface PartSectionProps<Part extends OwnDataPart> {
  readonly part: Part
  readonly records: readonly InOwnData<Part>[]
  /** The account is one record, of which no number is told. */
  readonly isOne?: boolean
}

/** A part of the file under its heading. Its records are drawn once it is opened: a person may have ten thousand messages. */
export function PartSection<Part extends OwnDataPart>({ part, records, isOne = false }: PartSectionProps<Part>) {
  const { t } = useTexts(ownRecordTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(isOne)
  return (
    <details className={styles.part} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <h2>{t(`ownRecord.parts.${part}`)}</h2>
        {!isOne && <span className={styles.count}>{formatNumber(records.length, language)}</span>}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      {isOpen && <Records part={part} records={records} />}
    </details>
  )
}

function Records<Part extends OwnDataPart>({ part, records }: PartSectionProps<Part>) {
  const { t } = useTexts(ownRecordTexts)
  const language = useLanguage()
  const [shown, setShown] = useState(FIRST)
  const { list, expect } = useFirstNewRow<HTMLOListElement>('li')
  const left = records.length - shown
  const showMore = () => {
    expect(shown)
    setShown(shown + MORE)
  }
  return (
    <div className={styles.records}>
      <ol ref={list} className={styles.list}>
        {records.slice(0, shown).map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and only grows at its end
          <li key={index}>
            <OneRecord part={part} record={record} />
          </li>
        ))}
      </ol>
      {left > 0 && (
        <div>
          <Button tone="secondary" onPress={showMore}>
            {t('ownRecord.showMore', { count: formatNumber(Math.min(left, MORE), language) })}
          </Button>
        </div>
      )}
    </div>
  )
}

interface OneRecordProps<Part extends OwnDataPart> {
  readonly part: Part
  readonly record: InOwnData<Part>
}

function OneRecord<Part extends OwnDataPart>({ part, record }: OneRecordProps<Part>) {
  const language = useLanguage()
  const title = titleOf(part, record, language)
  // A record of the file is what JSON can say.
  const read = () => factsOf(record as FileRecord, part, language)
  if (title === null) return <RecordFacts facts={read()} />
  return (
    <Folded
      label={
        <>
          <bdi className={styles.name}>{title.name}</bdi>
          <span className={styles.detail}>{title.detail}</span>
        </>
      }
    >
      {() => <RecordFacts facts={read()} />}
    </Folded>
  )
}
