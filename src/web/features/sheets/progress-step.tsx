import type { SheetRun } from '#contract/admin/sheets.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { UploadProgress } from '../../ui/picture-drop/upload-progress.tsx'
import styles from './sheets.module.css'
import { TimeLeft } from './time-left.tsx'

export interface ProgressStepProps {
  readonly state: SheetRun['state']
  readonly progress: NonNullable<SheetRun['progress']>
}

export function ProgressStep({ state, progress: { done, total, secondsLeft } }: ProgressStepProps) {
  const { t } = useTexts(sheetsTexts)
  const label =
    total === 0 ? t('sheets.progress.waiting') : t(state === 'importing' ? 'sheets.progress.importing' : 'sheets.progress.checking')
  return (
    <Card>
      <div className="stack gap-3">
        <p role="status">{label}</p>
        <UploadProgress label={label} done={total === 0 ? null : done / total} />
        <TimeLeft seconds={secondsLeft} />
        <p className={styles.hint}>{t('sheets.progress.leave')}</p>
      </div>
    </Card>
  )
}
