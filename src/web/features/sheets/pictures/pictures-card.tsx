import { useId } from 'react'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { CHOSEN_PICTURES } from '../../../platform/calls/files/shrink-picture.ts'
import { useLeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { DropProgress } from '../../../ui/picture-drop/drop-progress.tsx'
import { FileChooser } from '../../../ui/picture-drop/file-chooser.tsx'
import { useDrop } from '../../../ui/picture-drop/use-drop.ts'
import { PICTURES_ANCHOR } from '../sheet-words.tsx'
import styles from '../sheets.module.css'
import { TimeLeft } from '../time-left.tsx'
import { isLacking, PicturesReport } from './pictures-report.tsx'
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
          <>
            <DropProgress
              label={t(sending.isPaused ? 'sheets.pictures.paused' : 'sheets.pictures.sending')}
              done={sending.done}
              cancelLabel={t('sheets.in.cancel')}
              onCancel={pictures.cancel}
            />
            <TimeLeft seconds={sending.secondsLeft} />
          </>
        )}
        <div role="alert">{leftOver !== null && <LeftOverFiles leftOver={leftOver} onSendRest={pictures.sendRest} />}</div>
        {run !== null && <PicturesReport run={run} isBroken={sending === null && leftOver === null && isLacking(run)} />}
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
