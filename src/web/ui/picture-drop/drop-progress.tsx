import { Button } from '../button/button.tsx'
import { UploadProgress } from './upload-progress.tsx'

export interface DropProgressProps {
  /** The current step in words. */
  readonly label: string
  /** The part that is sent, from 0 to 1; null while it is unknown. */
  readonly done: number | null
  readonly cancelLabel: string
  readonly onCancel: () => void
}

export function DropProgress({ label, done, cancelLabel, onCancel }: DropProgressProps) {
  return (
    <>
      <p>{label}</p>
      <UploadProgress label={label} done={done} />
      <Button tone="secondary" onPress={onCancel}>
        {cancelLabel}
      </Button>
    </>
  )
}
