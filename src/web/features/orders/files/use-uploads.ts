import { useEffect, useRef, useState } from 'react'
import type { OrderFileReply } from '#contract/files/order-files.ts'
import { ORDER_FILES_MAX } from '#domain/orders/order-files.ts'
import { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { isCalledOff } from '../../../platform/calls/files/upload.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../../platform/texts/texts.ts'
import { unfitUpload } from '../../../shop/orders/unfit-upload.ts'
import type { FileCalls } from './file-calls.ts'

/** A file that is waiting, being sent, or was refused. */
export interface FileUpload {
  readonly key: number
  readonly file: File
  /** The part that is sent, from 0 to 1. */
  readonly done: number
  readonly failure: string | null
  /** False where sending the same file again cannot help. */
  readonly mayRetry: boolean
}

type Queued = Pick<FileUpload, 'key' | 'file'>

export interface Uploads {
  readonly uploads: readonly FileUpload[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (upload: FileUpload) => void
  /** Ends an upload, or forgets a refused one. */
  readonly dismiss: (key: number) => void
}

let keys = 0

/** Sends files one after the other; leaving the page ends the rest. */
export function useUploads(calls: Pick<FileCalls, 'add'>, onAdded: (file: OrderFileReply) => void): Uploads {
  const { t } = useTexts(orderFilesTexts)
  const language = useLanguage()
  const [uploads, setUploads] = useState<readonly FileUpload[]>([])
  const queue = useQueue()

  const change = (key: number, facts: Partial<FileUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...facts } : each)))
  const forget = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

  const send = async ({ key, file }: Queued, signal: AbortSignal) => {
    try {
      const unfit = await unfitUpload(file)
      if (unfit !== null) return change(key, { failure: t(`orderFiles.${unfit}`), mayRetry: false })
      const onProgress = (done: number) => change(key, { done })
      const options = { form: formOf(file), language, onProgress, signal }
      const { file: added } = await calls.add(options)
      onAdded(added)
      forget(key)
    } catch (error) {
      if (!isCalledOff(error)) change(key, uploadFailure(error, t))
    }
  }
  const enqueue = (next: Queued) => queue.add(next.key, (signal) => send(next, signal))

  return {
    uploads,
    add: (chosen) => {
      const added = chosen.slice(0, ORDER_FILES_MAX).map((file) => {
        keys += 1
        return { key: keys, file, done: 0, failure: null, mayRetry: true }
      })
      setUploads((all) => [...all, ...added])
      for (const each of added) enqueue(each)
    },
    retry: ({ key, file }) => {
      change(key, { failure: null, done: 0 })
      enqueue({ key, file })
    },
    dismiss: (key) => {
      queue.abort(key)
      forget(key)
    },
  }
}

/** Runs work one after the other; each piece can be aborted before and while it runs. */
function useQueue() {
  const last = useRef<Promise<void>>(Promise.resolve())
  const open = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = open.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  return {
    add: (key: number, work: (signal: AbortSignal) => Promise<void>) => {
      const controller = new AbortController()
      open.current.set(key, controller)
      const run = async () => {
        if (!controller.signal.aborted) await work(controller.signal)
        open.current.delete(key)
      }
      last.current = last.current.then(run)
    },
    abort: (key: number) => open.current.get(key)?.abort(),
  }
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('name', file.name)
  form.append('file', file)
  return form
}

interface UploadFailure {
  readonly failure: string
  /** False where sending the same file again cannot help. */
  readonly mayRetry: boolean
}

const OF_THE_FILE: readonly number[] = [413, 415]

/** The reason why a file did not arrive: no connection, the file itself, or anything else that the server said. */
export function uploadFailure(error: unknown, t: Texts<typeof orderFilesTexts>): UploadFailure {
  if (error instanceof ApiError && error.code === 'unreachable') return { failure: t('orderFiles.offline'), mayRetry: true }
  const isOfFile = error instanceof ApiError && OF_THE_FILE.includes(error.status)
  return { failure: failureText(error, t) ?? t('orderFiles.failed'), mayRetry: !isOfFile }
}
