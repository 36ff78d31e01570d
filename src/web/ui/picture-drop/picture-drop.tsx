import { type ReactNode, type Ref, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import field from '../field/field.module.css'
import { describedBy, FieldWords } from '../field/field.tsx'
import { DropProgress, type DropProgressProps } from './drop-progress.tsx'
import { FileChooser } from './file-chooser.tsx'
import styles from './picture-drop.module.css'
import { useDrop } from './use-drop.ts'

export interface PictureDropTexts {
  readonly choose: string
  /** The button's text once there is a picture. */
  readonly replace: string
  /** The text beside the button that offers dropping a file. */
  readonly orDrop: string
  readonly dropHere: string
  readonly remove: string
}

export interface PictureDropProps {
  readonly label: string
  /** The label is hidden where a heading shows it already; screen readers still read it. */
  readonly isLabelHidden?: boolean
  readonly texts: PictureDropTexts
  /** The types that the chooser offers; the page checks dropped files itself. */
  readonly accept: string
  /** The present picture, or the one being uploaded. */
  readonly picture: ReactNode | null
  /** Receives the further files if several may be chosen at once. */
  readonly onPick: (file: File, others: readonly File[]) => void
  readonly isMultiple?: boolean
  /** Absent if a picture can only be replaced. */
  readonly onRemove?: (() => void) | undefined
  /** Nothing else can be chosen during the upload. */
  readonly progress?: DropProgressProps | null
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Accepts one picture: from the browser's chooser, by keyboard too, or dropped. */
export function PictureDrop({
  label,
  isLabelHidden = false,
  texts,
  accept,
  picture,
  onPick,
  isMultiple = false,
  onRemove,
  progress = null,
  hint,
  error,
  isRequired = false,
  name,
  ref,
}: PictureDropProps) {
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const isBusy = progress !== null
  useRestoredFocus(zone, isBusy)
  const take = ([file, ...others]: readonly File[]) => {
    if (isBusy || file === undefined) return
    onPick(file, others)
  }
  const { isOver, handlers } = useDrop(take)
  return (
    <div className={field.field}>
      <p id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : field.label}>
        {label}
      </p>
      <div ref={zone} className={styles.zone} data-over={isOver || undefined} data-invalid={error !== undefined || undefined} {...handlers}>
        <div className={styles.well}>{picture ?? <PictureSign />}</div>
        <div className={styles.words}>
          {isBusy ? (
            <DropProgress {...progress} />
          ) : (
            <>
              <FileChooser
                ref={ref}
                id={id}
                name={name}
                labelId={`${id}-label`}
                text={picture === null ? texts.choose : texts.replace}
                dropText={isOver ? texts.dropHere : texts.orDrop}
                accept={accept}
                required={isRequired}
                {...describedBy(id, error, hint)}
                multiple={isMultiple}
                onFiles={take}
              />
              {onRemove !== undefined && picture !== null && (
                <Button tone="plain-danger" onPress={onRemove}>
                  {texts.remove}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}

/** Focus moves to the next possible action when the focused element is gone. */
function useRestoredFocus(zone: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const was = useRef(isBusy)
  useEffect(() => {
    if (was.current === isBusy) return
    was.current = isBusy
    if (document.activeElement === document.body) zone.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [zone, isBusy])
}

/** The sign for a missing picture. */
function PictureSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 16l5-5 5 5M13 15l2.5-2.5L20 17M15 8.5v.01" />
    </svg>
  )
}
