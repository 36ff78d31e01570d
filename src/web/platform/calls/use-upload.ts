import { useEffect, useRef, useState } from 'react'
import type { Call, CallReply } from '#contract/endpoints.ts'
import { useLanguage } from '../texts/language.ts'
import { isCalledOff, upload } from './upload.ts'

export interface Uploading {
  /** From 0 to 1 during an upload, else null. */
  readonly done: number | null
  /** Sends the form; null after an abort. */
  readonly send: <C extends Call>(call: C, form: FormData, params?: Readonly<Record<string, string>>) => Promise<CallReply<C> | null>
  readonly cancel: () => void
}

/** Uploads one form at a time; leaving the page aborts it. */
export function useUpload(): Uploading {
  const language = useLanguage()
  const [done, setDone] = useState<number | null>(null)
  const travelling = useRef<AbortController | null>(null)
  useEffect(() => () => travelling.current?.abort(), [])
  return {
    done,
    send: async (call, form, params) => {
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
