import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import field from '../field/field.module.css'
import { describedBy, FieldWords } from '../field/field.tsx'
import { FileChooser } from './file-chooser.tsx'
import styles from './picture-drop.module.css'
import { useDrop } from './use-drop.ts'

export interface FileFieldTexts {
  readonly choose: string
  /** The button's text once there is a file. */
  readonly replace: string
  readonly orDrop: string
  readonly dropHere: string
  readonly remove: string
  /** The same with the name of the file, for screen readers. */
  readonly removeNamed: string
}

export interface FileFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly texts: FileFieldTexts
  /** The types that the chooser offers; the page checks dropped files itself. */
  readonly accept: string
  readonly name: string
  /** The name of the chosen file. */
  readonly chosen: string | null
  readonly onChoose: (file: File | null) => void
}

/** A field of a form for one file: from the browser's chooser, by keyboard too, or dropped. */
export function FileField({ label, hint, error, texts, accept, name, chosen, onChoose }: FileFieldProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useDrop(([file]) => {
    if (file !== undefined) onChoose(file)
  })
  const remove = () => {
    onChoose(null)
    // The pressed button is removed with the file.
    chooser.current?.focus()
  }
  return (
    <div className={field.field}>
      <p id={`${id}-label`} className={field.label}>
        {label}
      </p>
      <div className={styles.zone} data-over={isOver || undefined} data-invalid={error !== undefined || undefined} {...handlers}>
        {chosen !== null && (
          <p className={styles.chosen} role="status">
            <bdi>{chosen}</bdi>
          </p>
        )}
        <FileChooser
          ref={chooser}
          id={id}
          name={name}
          labelId={`${id}-label`}
          text={chosen === null ? texts.choose : texts.replace}
          dropText={isOver ? texts.dropHere : chosen === null ? texts.orDrop : null}
          accept={accept}
          {...describedBy(id, error, hint)}
          onFiles={([file]) => onChoose(file ?? null)}
        />
        {chosen !== null && (
          <Button tone="plain-danger" onPress={remove} aria-label={texts.removeNamed}>
            {texts.remove}
          </Button>
        )}
      </div>
      <FieldWords id={id} hint={hint} />
      {/* Nothing moves the focus to a file that was refused, so its mistake is read out when it comes. */}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
