import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import type { PictureOutcome } from '#domain/sheets/pictures.ts'
import { PICTURE_OUTCOMES } from '#domain/sheets/pictures.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { UploadProgress } from '../../../ui/picture-drop/upload-progress.tsx'
import styles from '../sheets.module.css'
import { TimeLeft } from '../time-left.tsx'
import { isZip } from './sending-pictures.ts'

/** The page was left, or its browser ended, before all pictures were sent. */
export function isLacking({ isDone, failure, done, total }: PictureRun): boolean {
  return isDone && failure === null && done < total
}

export interface PicturesReportProps {
  readonly run: PictureRun
  readonly isBroken: boolean
}

/** The pictures that found their products, those that did not, and the reason. */
export function PicturesReport({ run, isBroken }: PicturesReportProps) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const isMerchant = useUser()?.role === 'ROLE MERCHANT'
  const label = t('sheets.pictures.working', { name: isolate(run.fileName) })
  const whyOf = (outcome: PictureOutcome) => (isMerchant && outcome === 'unmatched' ? 'unmatchedOfOwn' : outcome)
  return (
    <div className="stack gap-4" aria-live="polite">
      <p>
        <ReportTitle run={run} label={label} />
      </p>
      {isBroken && <Callout tone="warning">{t('sheets.pictures.lacking', { count: run.total - run.done })}</Callout>}
      {!run.isDone && (
        <>
          <UploadProgress label={label} done={run.total === 0 ? null : run.done / run.total} />
          <TimeLeft seconds={run.secondsLeft} />
          <p className={styles.hint}>{t('sheets.progress.leave')}</p>
        </>
      )}
      {run.failure !== null && <Callout tone="error">{run.failure}</Callout>}
      <dl className={styles.tiles}>
        {PICTURE_OUTCOMES.filter((each) => each !== 'same' || run.counts.same > 0).map((each) => (
          <div key={each} className={styles.tile} data-wrong={(each === 'refused' && run.counts.refused > 0) || undefined}>
            <dt>{t(`sheets.pictures.${each}`)}</dt>
            <dd>{formatNumber(run.counts[each], language)}</dd>
          </div>
        ))}
      </dl>
      {run.products.length > 0 && <ByProduct run={run} />}
      {run.files.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
        <ul className={styles.issues} tabIndex={0} aria-label={t('sheets.pictures.others')}>
          {run.files.map(({ name, outcome, text }) => (
            <li key={name}>
              <span>{t(`sheets.pictures.short.${outcome}`)}</span>
              <span>
                <bdi>{name}</bdi> <span className={styles.hint}>{text === '' ? t(`sheets.pictures.why.${whyOf(outcome)}`) : text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ReportTitle({ run, label }: { readonly run: PictureRun; readonly label: string }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  if (!run.isDone) return label
  if (run.total > 1 && !isZip({ name: run.fileName, type: '' })) {
    return t('sheets.pictures.sent', { done: formatNumber(run.done, language), total: formatNumber(run.total, language) })
  }
  return (
    <>
      {t('sheets.pictures.report')} <bdi>{run.fileName}</bdi>
    </>
  )
}

/** How many pictures each product got, folded, since there may be hundreds. */
function ByProduct({ run: { counts, products } }: { readonly run: PictureRun }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const title = t('sheets.pictures.byProduct', {
    pictures: formatNumber(counts.placed + counts.more, language),
    products: formatNumber(counts.products, language),
  })
  return (
    <details className={styles.group}>
      <summary>
        <span>{title}</span>
        <span className={styles.opener}>{t('sheets.result.show')}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <ul className={`${styles.issues} ${styles.skus}`} tabIndex={0} aria-label={title}>
        {products.map(({ sku, placed, same }) => (
          <li key={sku}>
            <bdi>{sku}</bdi>
            <span>
              {[
                ...(placed > 0 ? [t('sheets.pictures.ofProduct', { count: placed })] : []),
                ...(same > 0 ? [t('sheets.pictures.sameOfProduct', { count: same })] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
