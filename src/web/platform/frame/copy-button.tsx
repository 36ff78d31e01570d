import { useEffect, useState } from 'react'
import { useIsAlive } from './alive.ts'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 3000

export interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** The text's meaning, for screen readers. */
  readonly subject: string
  readonly done: string
}

/** Copies a text and says that it did. */
export function CopyButton({ text, label, subject, done }: CopyButtonProps) {
  const isAlive = useIsAlive()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      {isAlive && (
        <button type="button" className={styles.copy} onClick={async () => setCopied(await copyText(text))}>
          {label}
          <span className="visually-hidden"> {subject}</span>
        </button>
      )}
      <p role="status" className={styles.copied}>
        {isCopied && done}
      </p>
    </>
  )
}
