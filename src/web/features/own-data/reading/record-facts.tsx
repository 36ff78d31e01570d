import { Fragment } from 'react'
import { formatNumber } from '#i18n/formats.ts'
import { ownRecordTexts } from '#i18n/sets/own-record.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import type { Fact } from './facts.ts'
import { Folded } from './folded.tsx'
import styles from './own-data-page.module.css'
import type { Shown } from './shown-value.ts'

/** Labels with what is stored; records within the record fold below them. */
export function RecordFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const plain = facts.flatMap((fact) => (fact.kind === 'values' ? [fact] : []))
  const deeper = facts.flatMap((fact) => (fact.kind === 'values' ? [] : [fact]))
  return (
    <>
      {plain.length > 0 && (
        <dl className={styles.facts}>
          {plain.map(({ label, values }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {values.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: values have no names of their own, and the list never changes
                  <Value key={index} value={value} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {deeper.map((fact) => (
        <Folded key={fact.label} label={<span className={styles.name}>{fact.label}</span>}>
          {() => (fact.kind === 'record' ? <RecordFacts facts={fact.facts} /> : <Several label={fact.label} records={fact.records} />)}
        </Folded>
      ))}
    </>
  )
}

function Value({ value: { text, isLtr } }: { readonly value: Shown }) {
  return <span className={styles.value}>{isLtr ? <Ltr>{text}</Ltr> : <bdi>{text}</bdi>}</span>
}

interface SeveralProps {
  readonly label: string
  readonly records: readonly (readonly Fact[])[]
}

function Several({ label, records }: SeveralProps) {
  const { t } = useTexts(ownRecordTexts)
  const language = useLanguage()
  return records.map((facts, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: records have no names of their own, and the list never changes
    <Fragment key={index}>
      {records.length > 1 && <p className={styles.item}>{t('ownRecord.item', { name: label, n: formatNumber(index + 1, language) })}</p>}
      <RecordFacts facts={facts} />
    </Fragment>
  ))
}
