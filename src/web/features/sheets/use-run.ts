import { useEffect, useState } from 'react'
import type { SheetRun } from '#contract/admin/sheets.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'

const LOOK_EVERY_MS = 1000

export interface RunWork {
  readonly run: SheetRun
  /** Makes a call that answers the sheet as it stands then; false where it was refused, which is told. */
  readonly act: (send: (api: Api) => Promise<{ readonly run: SheetRun }>) => Promise<boolean>
}

/** The sheet as it stands now; null where it can't be read. */
async function look(api: Api, id: string): Promise<SheetRun | null> {
  const found = await api.call('GET /api/sheets/runs/:id', { params: { id } }).catch(() => null)
  return found?.run ?? null
}

/** A sheet, looked at again and again while it is worked on. */
export function useRun(loaded: SheetRun): RunWork {
  const { t } = useTexts(sheetsTexts)
  const api = useApi()
  const [run, setRun] = useState(loaded)
  useEffect(() => setRun(loaded), [loaded])
  const isMoving = run.progress !== null || run.isAnotherImporting
  useEffect(() => {
    if (!isMoving) return
    let isLeft = false
    const timer = setTimeout(async () => {
      const found = await look(api, run._id)
      if (!isLeft) setRun(found ?? { ...run })
    }, LOOK_EVERY_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [run, isMoving, api])
  return {
    run,
    act: async (send) => {
      try {
        setRun((await send(api)).run)
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        reportFailureOrMissing(error, t)
        // Another tab, or another colleague's import, may be why it was refused.
        const found = await look(api, run._id)
        if (found !== null) setRun(found)
        return false
      }
    },
  }
}
