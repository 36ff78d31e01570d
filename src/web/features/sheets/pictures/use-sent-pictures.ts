import { useEffect, useRef, useState } from 'react'
import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { ZIP_FILES_MAX } from '#domain/sheets/pictures.ts'
import { secondsLeft } from '#domain/sheets/runs.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import type { ApiError } from '../../../platform/calls/api.ts'
import { shrinkPicture } from '../../../platform/calls/files/shrink-picture.ts'
import { useUpload } from '../../../platform/calls/files/use-upload.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { askBeforeLeavingUntil } from '../../../platform/forms/unfinished.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { inSendingOrder, isZip, type NamedFile, type Sent, sendPictures } from './sending-pictures.ts'

const LOOK_EVERY_MS = 1500

interface Progress {
  readonly sent: number
  readonly isPaused: boolean
}

export interface LeftOver {
  /** The names of the files that were not sent. */
  readonly unsent: readonly string[]
  /** The reason in words; empty where the person called it off. */
  readonly why: string
  /** Files that the shop does not take. */
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

export interface SentPictures {
  /** The share that was sent, while files are on their way. */
  readonly sending: { readonly done: number; readonly isPaused: boolean; readonly secondsLeft: number | null } | null
  readonly leftOver: LeftOver | null
  readonly run: PictureRun | null
  readonly send: (files: readonly File[]) => Promise<void>
  readonly sendRest: () => Promise<void>
  readonly cancel: () => void
}

/** The work of an earlier press that is gone on with. */
interface Resumed extends Partial<Pick<Sent, 'refused'>> {
  readonly begun?: string | undefined
}

/** Sends a zip, or pictures one after the other, and follows the work on them. */
export function useSentPictures(): SentPictures {
  const { t } = useTexts(sheetsTexts)
  const api = useApi()
  const upload = useUpload()
  const [run, setRun] = useFollowedRun()
  const [progress, setProgress] = useState<(Progress & { readonly of: number; readonly beganMs: number }) | null>(null)
  const [sent, setSent] = useState<Sent | null>(null)
  const [isTooMany, setTooMany] = useState(false)
  const cancelling = useRef<AbortController | null>(null)
  useEffect(() => () => cancelling.current?.abort(), [])
  // Only the answer to the last file tells the products; if not all files arrived, there was none.
  const tellProducts = async () => {
    const found = await api.call('GET /api/sheets/pictures').catch(() => null)
    setRun((now) => (now !== null && found?.run?._id === now._id ? found.run : now))
  }
  const sendAll = async (files: readonly NamedFile[], { begun, refused = [] }: Resumed = {}) => {
    const controller = new AbortController()
    const { signal } = controller
    cancelling.current = controller
    const pictures = files.filter(({ file }) => !isZip(file)).length
    const beganMs = Date.now()
    setSent(null)
    setTooMany(pictures > ZIP_FILES_MAX)
    if (pictures > ZIP_FILES_MAX) return false
    // The report of an earlier sending would stand below this one's refusal.
    if (begun === undefined) setRun(null)
    try {
      const all = await sendPictures(files, begun, {
        send: async (file, of) => {
          const form = await formOf(file, { of, pictures })
          return signal.aborted ? null : ((await upload.send('POST /api/sheets/pictures', form))?.run ?? null)
        },
        pause: (ms) => pauseOf(ms, signal),
        isCancelled: () => signal.aborted,
        onProgress: (now) => setProgress({ ...now, of: files.length, beganMs }),
        onRun: setRun,
      })
      setSent({ ...all, refused: [...refused, ...all.refused] })
      if (all.unsent !== null || all.refused.length > 0) void tellProducts()
      return all.unsent === null
    } finally {
      setProgress(null)
    }
  }
  const tooMany = t('sheets.pictures.tooMany', { limit: formatNumber(ZIP_FILES_MAX, useLanguage()) })
  const whyOf = (error: ApiError) => Object.values(error.fields)[0]?.[0] ?? failureText(error, t) ?? error.message
  return {
    sending: progress === null ? null : sendingOf(progress, upload.done ?? 0),
    leftOver: isTooMany ? { unsent: [], why: tooMany, refused: [] } : sent === null ? null : leftOverOf(sent, whyOf),
    run,
    send: (files) => askBeforeLeavingUntil(sendAll(inSendingOrder(files))),
    sendRest: async () => {
      if (sent?.unsent) await askBeforeLeavingUntil(sendAll(sent.unsent.files, { begun: sent.unsent.run, refused: sent.refused }))
    },
    cancel: () => {
      cancelling.current?.abort()
      upload.cancel()
    },
  }
}

function sendingOf({ sent, of, isPaused, beganMs }: Progress & { readonly of: number; readonly beganMs: number }, share: number) {
  const done = (sent + share) / of
  // Nothing is sent during a pause, so that no pace tells when it ends.
  const left = isPaused ? null : secondsLeft({ done, total: 1, beganMs, nowMs: Date.now() })
  return { done, isPaused, secondsLeft: left }
}

async function formOf({ name, file }: NamedFile, { of, pictures }: { readonly of: string | undefined; readonly pictures: number }) {
  const form = new FormData()
  form.set('name', name)
  if (of !== undefined) form.set('run', of)
  if (!isZip(file)) form.set('total', String(pictures))
  form.set('file', isZip(file) ? file : await shrinkPicture(file))
  return form
}

function pauseOf(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function leftOverOf({ refused, unsent }: Sent, whyOf: (error: ApiError) => string): LeftOver | null {
  if (refused.length === 0 && unsent === null) return null
  return {
    unsent: unsent?.files.map(({ name }) => name) ?? [],
    why: unsent?.error ? whyOf(unsent.error) : '',
    refused: refused.map(({ name, error }) => ({ name, why: whyOf(error) })),
  }
}

/** The work that was sent last, looked at again and again until it has ended. */
function useFollowedRun() {
  const api = useApi()
  const [run, setRun] = useState<PictureRun | null>(null)
  useEffect(() => {
    let isLeft = false
    api.call('GET /api/sheets/pictures').then(
      (found) => {
        if (!isLeft) setRun((now) => now ?? found.run)
      },
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [api])
  useEffect(() => {
    if (run === null || run.isDone) return
    let isLeft = false
    const timer = setTimeout(async () => {
      const found = await api.call('GET /api/sheets/pictures').catch(() => null)
      if (!isLeft) setRun(found?.run ?? { ...run })
    }, LOOK_EVERY_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [api, run])
  return [run, setRun] as const
}
