import { type DragEvent, type ReactNode, type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react'
import danger from '../button/danger-button.module.css'
import field from '../field/field.module.css'
import { describedBy, FieldWords } from '../field/field.tsx'
import { DropProgress, type DropProgressProps } from './drop-progress.tsx'
import styles from './picture-drop.module.css'
import { PictureSign } from './picture-sign.tsx'

export interface PictureDropTexts {
  readonly choose: string
  /** The same button once there is a picture. */
  readonly replace: string
  /** Beside the button, for whoever has a mouse. */
  readonly orDrop: string
  readonly dropHere: string
  readonly remove: string
}

export interface PictureDropProps {
  readonly label: string
  /** The label is only said: where a heading shows it already. */
  readonly isLabelHidden?: boolean
  readonly texts: PictureDropTexts
  /** Kinds of files that the chooser offers; what is dropped is for the page to judge. */
  readonly accept: string
  /** The picture that is there, or is about to be. */
  readonly picture: ReactNode | null
  readonly onPick: (file: File) => void
  /** Left out where a picture can only be replaced. */
  readonly onRemove?: (() => void) | undefined
  /** While it travels nothing else can be chosen. */
  readonly progress?: DropProgressProps | null
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isRequired?: boolean
  readonly name?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Takes one picture: chosen with the browser's own chooser, by keyboard too, or dropped on it. */
export function PictureDrop({
  label,
  isLabelHidden = false,
  texts,
  accept,
  picture,
  onPick,
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
  const { isOver, handlers } = useDrop((file) => {
    if (!isBusy) onPick(file)
  })
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
              <label className={styles.choose}>
                <input
                  ref={ref}
                  id={id}
                  className="visually-hidden"
                  type="file"
                  name={name}
                  accept={accept}
                  aria-labelledby={`${id}-label ${id}-choose`}
                  required={isRequired}
                  {...describedBy(id, error, hint)}
                  onChange={({ target }) => {
                    const file = target.files?.[0]
                    // The same file may be chosen again once it was put right.
                    target.value = ''
                    if (file !== undefined) onPick(file)
                  }}
                />
                <span id={`${id}-choose`}>{picture === null ? texts.choose : texts.replace}</span>
              </label>
              <p className={styles.orDrop}>{isOver ? texts.dropHere : texts.orDrop}</p>
              {onRemove !== undefined && picture !== null && (
                <button type="button" className={danger.plain} onClick={onRemove}>
                  {texts.remove}
                </button>
              )}
            </>
          )}
        </div>
      </div>
      <FieldWords id={id} error={error} hint={hint} />
    </div>
  )
}

/** What had the focus makes room for what can be done now, which then has it. */
function useRestoredFocus(zone: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const was = useRef(isBusy)
  useEffect(() => {
    if (was.current === isBusy) return
    was.current = isBusy
    if (document.activeElement === document.body) zone.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [zone, isBusy])
}

/** A file that misses the place must not open in the page's stead, and take away what was typed. */
function useDrop(onFile: (file: File) => void) {
  const [depth, setDepth] = useState(0)
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: () => setDepth((inside) => inside + 1),
      onDragLeave: () => setDepth((inside) => Math.max(0, inside - 1)),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setDepth(0)
        const file = event.dataTransfer.files[0]
        if (file !== undefined) onFile(file)
      },
    },
  }
}
