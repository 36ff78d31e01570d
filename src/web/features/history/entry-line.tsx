import type { HistoryEntry } from '#contract/admin/history.ts'
import { type FactChange, factChanges } from '#domain/audit.ts'
import { mediaVariant } from '#domain/catalogue/media.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { historyTexts } from '#i18n/sets/history.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { actionText, FACT_TEXTS, factName, factText, type OwnFactWords } from './fact-words.ts'
import styles from './history.module.css'

export interface EntryLineProps {
  readonly entry: HistoryEntry
  readonly subject: string | undefined
  readonly ownWords?: OwnFactWords | undefined
}

/** Shows one change: the action, who did it and when, and each value before and after. */
export function EntryLine({ entry: { action, actor, at, before, after }, subject, ownWords }: EntryLineProps) {
  const { t } = useTexts(historyTexts)
  const language = useLanguage()
  const changes = factChanges(before, after)
  return (
    <li className={styles.entry}>
      <p className={styles.what}>{actionText(action, language)}</p>
      {subject !== undefined && (
        <p className={styles.subject}>
          <Bdi>{subject}</Bdi>
        </p>
      )}
      <p className={styles.who}>
        <Bdi>{actor.name}</Bdi>
        {actor._id === null && <span>({t('history.notSignedIn')})</span>}
        <span aria-hidden="true">·</span>
        <time dateTime={at}>{formatCairoTime(at, language)}</time>
      </p>
      {changes.length > 0 && (
        <dl className={styles.facts}>
          {changes.map((change) => (
            <Fact key={change.name} change={change} ownWords={ownWords} />
          ))}
        </dl>
      )}
    </li>
  )
}

function Picture({ src }: { readonly src: string }) {
  return <img className={styles.picture} src={mediaVariant(src, 200, 'webp')} alt="" width={48} height={36} loading="lazy" />
}

interface FactProps {
  readonly change: FactChange
  readonly ownWords: OwnFactWords | undefined
}

function Fact({ change: { name, before, after }, ownWords }: FactProps) {
  const { t } = useTexts(...FACT_TEXTS)
  const language = useLanguage()
  const shown = (value: unknown) =>
    name === 'imageUrl' && typeof value === 'string' ? (
      <Picture src={value} />
    ) : name === 'pictures' && Array.isArray(value) ? (
      value.map((src) => <Picture key={String(src)} src={String(src)} />)
    ) : (
      <Bdi>{ownWords?.textOf(name, value) ?? factText(name, value, { t, language })}</Bdi>
    )
  return (
    <div className={styles.fact}>
      <dt>{ownWords?.nameOf(name) ?? factName(name, language)}</dt>
      <dd>
        {before !== null && <del className={styles.before}>{shown(before)}</del>}
        {before !== null && after !== null && (
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        )}
        {after !== null && <ins className={styles.after}>{shown(after)}</ins>}
      </dd>
    </div>
  )
}
