import { useId } from 'react'
import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { CHOSEN_PICTURES } from '../../../platform/calls/smaller-picture.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { DropProgress } from '../../../ui/picture-drop/drop-progress.tsx'
import { FileChooser } from '../../../ui/picture-drop/file-chooser.tsx'
import { UploadProgress } from '../../../ui/picture-drop/upload-progress.tsx'
import { useDrop } from '../../../ui/picture-drop/use-drop.ts'
import { PICTURES_ANCHOR } from '../sheet-words.tsx'
import styles from '../sheets.module.css'
import { useSentPictures } from './use-sent-pictures.ts'

const ACCEPTED = `.zip,application/zip,${CHOSEN_PICTURES}`

/** Pictures of many products at once, in a zip or as they are, matched by the SKU in their file names. */
export function PicturesCard() {
  const { t } = useTexts(sheetsTexts)
  const id = useId()
  const pictures = useSentPictures()
  const { sending, mistake, run } = pictures
  const { isOver, handlers } = useDrop((files) => void pictures.send(files))
  const label = t('sheets.pictures.sending')
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
          <DropProgress label={label} done={sending} cancelLabel={t('sheets.in.cancel')} onCancel={pictures.cancel} />
        )}
        <div role="alert">{mistake !== null && <Callout tone="error">{mistake}</Callout>}</div>
        {run !== null && <Report run={run} />}
      </FormSection>
    </Card>
  )
}

const COUNTS = ['placed', 'more', 'unmatched', 'refused'] as const

function Report({ run }: { readonly run: PictureRun }) {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const label = t('sheets.pictures.working', { name: run.fileName })
  return (
    <div className="stack gap-4" aria-live="polite">
      <p>
        {run.isDone ? (
          <>
            {t('sheets.pictures.report')} <bdi>{run.fileName}</bdi>
          </>
        ) : (
          label
        )}
      </p>
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
