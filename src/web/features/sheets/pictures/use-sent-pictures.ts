import { useEffect, useRef, useState } from 'react'
import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { smallerPicture } from '../../../platform/calls/smaller-picture.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useUpload } from '../../../platform/calls/use-upload.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

const LOOK_EVERY_MS = 1500

export interface SentPictures {
  /** The share that was sent, while files are on their way. */
  readonly sending: number | null
  readonly mistake: string | null
  readonly run: PictureRun | null
  readonly send: (files: readonly File[]) => Promise<void>
  readonly cancel: () => void
}

/** Sends a zip, or pictures one after the other, and follows the work on them. */
export function useSentPictures(): SentPictures {
  const { t } = useTexts(sheetsTexts)
  const upload = useUpload()
  const [run, setRun] = useFollowedRun()
  const [sent, setSent] = useState<number | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const isCancelled = useRef(false)
  const send = async (files: readonly File[]) => {
    isCancelled.current = false
    setMistake(null)
    let together: PictureRun | null = null
    try {
      for (const [index, file] of inOrder(files).entries()) {
        setSent(index / files.length)
        const form = new FormData()
        form.set('name', file.name.slice(-200))
        form.set('file', isZip(file) ? file : await smallerPicture(file))
        // Between two files nothing is on its way that could be called off.
        if (isCancelled.current) break
        const answer = await upload.send('POST /api/sheets/pictures', form)
        if (answer === null) break
        together = together === null ? answer.run : joined(together, answer.run)
        setRun(together)
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMistake(Object.values(error.fields)[0]?.[0] ?? failureText(error, t) ?? error.message)
    } finally {
      setSent(null)
    }
  }
  const cancel = () => {
    isCancelled.current = true
    upload.cancel()
  }
  const sending = sent === null ? null : Math.max(sent, upload.done ?? 0)
  return { sending, mistake, run, send, cancel }
}

function isZip({ name, type }: File): boolean {
  return /\.zip$/i.test(name) || type.includes('zip')
}

/** The main picture of a product is sent before its further ones, whose names are longer. */
function inOrder(files: readonly File[]): File[] {
  const stem = ({ name }: File) => name.replace(/\.[^.]*$/, '')
  const byNumber = new Intl.Collator('en', { numeric: true })
  return files.toSorted((a, b) => byNumber.compare(stem(a), stem(b)))
}

/** One report of pictures that were sent one by one. */
function joined(before: PictureRun, next: PictureRun): PictureRun {
  const sum = (key: keyof PictureRun['counts']) => before.counts[key] + next.counts[key]
  return {
    ...next,
    done: before.done + next.done,
    total: before.total + next.total,
    counts: { placed: sum('placed'), more: sum('more'), unmatched: sum('unmatched'), refused: sum('refused') },
    files: [...before.files, ...next.files],
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
