import { ActDialog, type ActDialogProps } from '../act-dialog.tsx'

export interface ConfirmActProps extends Omit<ActDialogProps, 'children'> {
  readonly text: string
}

/** Asks before something that cannot be undone. */
export function ConfirmAct({ text, ...dialog }: ConfirmActProps) {
  return (
    <ActDialog {...dialog}>
      <p>{text}</p>
    </ActDialog>
  )
}
