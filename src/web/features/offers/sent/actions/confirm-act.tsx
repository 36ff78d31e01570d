import type { ReactNode } from 'react'
import { ActDialog, type ActDialogProps } from '../act-dialog.tsx'

export interface ConfirmActProps extends Omit<ActDialogProps, 'children'> {
  /** The thing itself, where the title does not name it. */
  readonly named?: ReactNode
  readonly text: string
}

/** Asks before something that cannot be undone. */
export function ConfirmAct({ named, text, ...dialog }: ConfirmActProps) {
  return (
    <ActDialog {...dialog}>
      {named !== undefined && (
        <p>
          <strong>{named}</strong>
        </p>
      )}
      <p>{text}</p>
    </ActDialog>
  )
}
