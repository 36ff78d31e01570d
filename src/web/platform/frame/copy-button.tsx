import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'
import { useIsHydrated } from './hydrated.ts'

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
  const isHydrated = useIsHydrated()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      {isHydrated && (
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

/** Puts a text on the clipboard; browsers offer the modern API to secure pages only. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyFromField(text)
  }
}

function copyFromField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
