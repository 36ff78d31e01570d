import { useEffect, useRef, useState } from 'react'
import type { Call, CallReply } from '#contract/endpoints.ts'
import { useLanguage } from '../../texts/language.ts'
import { useIsThere } from '../is-there.ts'
import { isCalledOff, upload } from './upload.ts'

export interface Uploading {
  /** The part that is sent, from 0 to 1; null while nothing is uploaded. */
  readonly done: number | null
  /** Sends the form; null after an abort, and once the page is left. */
  readonly send: <C extends Call>(call: C, form: FormData, params?: Readonly<Record<string, string>>) => Promise<CallReply<C> | null>
  readonly cancel: () => void
}

/** Uploads one form at a time; leaving the page aborts it. */
export function useUpload(): Uploading {
  const language = useLanguage()
  const [done, setDone] = useState<number | null>(null)
  const travelling = useRef<AbortController | null>(null)
  const isThere = useIsThere()
  useEffect(() => () => travelling.current?.abort(), [])
  return {
    done,
    send: async (call, form, params) => {
      // Several are sent one after the other, and those behind the aborted one would go on by themselves.
      if (!isThere.current) return null
      const controller = new AbortController()
      travelling.current = controller
      setDone(0)
      try {
        return await upload(call, {
          form,
          language,
          signal: controller.signal,
          onProgress: setDone,
          ...(params === undefined ? {} : { params }),
        })
      } catch (error) {
        if (isCalledOff(error)) return null
        throw error
      } finally {
        travelling.current = null
        setDone(null)
      }
    },
    cancel: () => travelling.current?.abort(),
  }
}
