import type { ComponentProps } from 'react'
import styles from './file-chooser.module.css'

export interface FileChooserProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'required' | 'aria-invalid' | 'aria-describedby'> {
  readonly id: string
  readonly text: string
  /** The text beside the button that offers dropping a file, or says that one can be let go. */
  readonly dropText: string | null
  /** The element that names the field, before the text of the button. */
  readonly labelId?: string
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The button that opens the browser's chooser, in an area where files can be dropped too. */
export function FileChooser({ id, text, dropText, labelId, onFiles, ...input }: FileChooserProps) {
  return (
    <>
      <label className={styles.choose}>
        <input
          {...input}
          id={id}
          className="visually-hidden"
          type="file"
          {...(labelId === undefined ? {} : { 'aria-labelledby': `${labelId} ${id}-choose` })}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The value is cleared so that the same file can be chosen again after a correction.
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
        <span id={`${id}-choose`}>{text}</span>
      </label>
      {dropText !== null && <p className={styles.orDrop}>{dropText}</p>}
    </>
  )
}
