import type { ReactNode } from 'react'
import { FormDialog, type FormDialogProps, MARKED_IN_FORM } from '../../../platform/forms/form-dialog.tsx'
import type { Outcome } from './use-offer-work.ts'

export interface ActDialogProps extends Omit<FormDialogProps, 'act' | 'children'> {
  readonly children: ReactNode
  /** Null where something that was typed has to be mended first. */
  readonly act: () => Promise<Outcome | null>
}

/** A form over an offer. It also closes when its act was overtaken by somebody else's, which the page tells of. */
export function ActDialog({ act, ...dialog }: ActDialogProps) {
  const run = async () => {
    const outcome = await act()
    if (outcome === null) return MARKED_IN_FORM
    return outcome.kind === 'refused' ? { text: outcome.text, fields: {} } : null
  }
  return <FormDialog {...dialog} act={run} />
}
