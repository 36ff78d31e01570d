import { type ReactNode, useRef, useState } from 'react'
import button from '../button/button.module.css'
import danger from '../button/danger-button.module.css'
import { Dialog } from './dialog.tsx'

export interface DeleteButtonProps {
  readonly texts: { readonly button: string; readonly title: string; readonly back: string }
  /** Deletes and returns the message to show. */
  readonly send: () => Promise<string>
  readonly onDeleted: (message: string) => void
  readonly onFailed: (error: unknown) => void
  /** The question: the record's name, and the consequences for what belongs to it. */
  readonly children: ReactNode
}

/** Asks before it deletes. */
export function DeleteButton({ texts, send, onDeleted, onFailed, children }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const isSending = useRef(false)
  const remove = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      onDeleted(await send())
    } catch (error) {
      onFailed(error)
      setAsking(false)
    } finally {
      isSending.current = false
    }
  }
  return (
    <>
      <button type="button" className={danger.plain} onClick={() => setAsking(true)}>
        {texts.button}
      </button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        actions={
          <>
            <button type="button" className={button.outlined} onClick={() => setAsking(false)}>
              {texts.back}
            </button>
            <button type="button" className={danger.filled} onClick={() => void remove()}>
              {texts.button}
            </button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
