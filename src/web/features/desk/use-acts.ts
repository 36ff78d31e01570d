import type { DeskCardReply, DeskLogReply } from '#contract/desk.ts'
import type { Api } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export interface ChangedCard {
  readonly card: DeskCardReply | null
  readonly log: readonly DeskLogReply[]
}

/** Makes a change of the opened card; false where it was refused, which a notice has told. */
export type Act = (send: (api: Api) => Promise<ChangedCard>) => Promise<boolean>

export interface ActOptions {
  readonly show: (changed: ChangedCard) => void
  /** Asks for the newest state, because a refusal means that somebody else was faster. */
  readonly reload: () => void
}

export function useAct({ show, reload }: ActOptions): Act {
  const { t } = useTexts()
  const api = useApi()
  return async (send) => {
    try {
      show(await send(api))
      return true
    } catch (error) {
      reportFailure(error, t)
      reload()
      return false
    }
  }
}
