import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
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
  const remove = async () => {
    try {
      onDeleted(await send())
    } catch (error) {
      onFailed(error)
      setAsking(false)
    }
  }
  return (
    <>
      <Button tone="plain-danger" onPress={() => setAsking(true)}>
        {texts.button}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title}
        actions={
          <>
            <Button tone="secondary" onPress={() => setAsking(false)}>
              {texts.back}
            </Button>
            <Button tone="danger" onPress={remove}>
              {texts.button}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
