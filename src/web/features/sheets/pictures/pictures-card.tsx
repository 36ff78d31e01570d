import { useId } from 'react'
import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { CHOSEN_PICTURES } from '../../../platform/calls/smaller-picture.ts'
import { useLeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { DropProgress } from '../../../ui/picture-drop/drop-progress.tsx'
import { FileChooser } from '../../../ui/picture-drop/file-chooser.tsx'
import { UploadProgress } from '../../../ui/picture-drop/upload-progress.tsx'
import { useDrop } from '../../../ui/picture-drop/use-drop.ts'
import { PICTURES_ANCHOR } from '../sheet-words.tsx'
import styles from '../sheets.module.css'
import { isZip } from './sending-pictures.ts'
import { type LeftOver, useSentPictures } from './use-sent-pictures.ts'

const ACCEPTED = `.zip,application/zip,${CHOSEN_PICTURES}`

/** Pictures of many products at once, in a zip or as they are, matched by the SKU in their file names. */
export function PicturesCard() {
  const { t } = useTexts(sheetsTexts)
  const id = useId()
  const pictures = useSentPictures()
  const { sending, leftOver, run } = pictures
  const { isOver, handlers } = useDrop((files) => void pictures.send(files))
  const guard = useLeaveGuard(false, {
    title: t('sheets.pictures.leave.title'),
    text: t('sheets.pictures.leave.text'),
    stay: t('sheets.pictures.leave.stay'),
    leave: t('sheets.pictures.leave.leave'),
  })
  return (
    <Card id={PICTURES_ANCHOR}>
      <FormSection title={t('sheets.pictures.title')} hint={t('sheets.pictures.hint')}>
        {sending === null ? (
          <div className={styles.drop} data-over={isOver || undefined} {...handlers}>
            <FileChooser
              id={id}
              text={t('sheets.pictures.choose')}
              dropText={t(isOver ? 'sheets.in.dropHere' : 'sheets.in.orDrop')}
              accept={ACCEPTED}
              multiple
              onFiles={(files) => void pictures.send(files)}
            />
          </div>
        ) : (
          <DropProgress
            label={t(sending.isPaused ? 'sheets.pictures.paused' : 'sheets.pictures.sending')}
            done={sending.done}
            cancelLabel={t('sheets.in.cancel')}
            onCancel={pictures.cancel}
          />
        )}
        <div role="alert">{leftOver !== null && <LeftOverFiles leftOver={leftOver} onSendRest={pictures.sendRest} />}</div>
        {run !== null && <Report run={run} isBroken={sending === null && leftOver === null && isLacking(run)} />}
      </FormSection>
      {guard.question}
    </Card>
  )
}

interface LeftOverFilesProps {
  readonly leftOver: LeftOver
  readonly onSendRest: () => Promise<void>
}

/** The files that are not in the shop, with the reason, and a press that sends those that were not tried. */
function LeftOverFiles({ leftOver: { unsent, why, refused }, onSendRest }: LeftOverFilesProps) {
  const { t } = useTexts(sheetsTexts)
  return (
    <>
      {refused.map(({ name, why: reason }) => (
        <Callout key={name} tone="error">
          <bdi>{name}</bdi>: {reason}
        </Callout>
      ))}
      {unsent.length === 0 && why !== '' && <Callout tone="error">{why}</Callout>}
      {unsent.length > 0 && (
        <Callout tone="warning">
          <p>
            {t('sheets.pictures.unsent', { count: unsent.length })} {why}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
          <ul className={styles.names} tabIndex={0} aria-label={t('sheets.pictures.unsentNames')}>
            {unsent.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
          <Button tone="secondary" onPress={onSendRest}>
            {t('sheets.pictures.sendRest')}
          </Button>
        </Callout>
      )}
    </>
  )
}

/** The page was left, or its browser ended, before all pictures were sent. */
function isLacking({ isDone, failure, done, total }: PictureRun): boolean {
  return isDone && failure === null && done < total
}

const COUNTS = ['placed', 'more', 'unmatched', 'refused'] as const

interface ReportProps {
  readonly run: PictureRun
  readonly isBroken: boolean
}

function Report({ run, isBroken }: ReportProps) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const label = t('sheets.pictures.working', { name: run.fileName })
  return (
    <div className="stack gap-4" aria-live="polite">
      <p>
        <ReportTitle run={run} label={label} />
      </p>
      {isBroken && <Callout tone="warning">{t('sheets.pictures.lacking', { count: run.total - run.done })}</Callout>}
      {!run.isDone && (
        <>
          <UploadProgress label={label} done={run.total === 0 ? null : run.done / run.total} />
          <p className={styles.hint}>{t('sheets.progress.leave')}</p>
        </>
      )}
      {run.failure !== null && <Callout tone="error">{run.failure}</Callout>}
      <dl className={styles.tiles}>
        {COUNTS.map((each) => (
          <div key={each} className={styles.tile} data-wrong={(each === 'refused' && run.counts.refused > 0) || undefined}>
            <dt>{t(`sheets.pictures.${each}`)}</dt>
            <dd>{formatNumber(run.counts[each], language)}</dd>
          </div>
        ))}
      </dl>
      {run.files.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
        <ul className={styles.issues} tabIndex={0} aria-label={t('sheets.pictures.others')}>
          {run.files.map(({ name, outcome, text }) => (
            <li key={name}>
              <span>{t(`sheets.pictures.short.${outcome}`)}</span>
              <span>
                <bdi>{name}</bdi> <span className={styles.hint}>{text === '' ? t(`sheets.pictures.why.${outcome}`) : text}</span>
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
