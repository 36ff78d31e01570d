import { useEffect, useState } from 'react'
import { previewOfPicture } from './picture-rules.ts'

export interface ChosenPreview {
  /** Null while the file is being read, and where the browser can't read it. */
  readonly src: string | null
  readonly isUnreadable: boolean
}

/** The preview of a file that was chosen. */
export function useChosenPicture(file: File | null): ChosenPreview {
  const [preview, setPreview] = useState<{ readonly file: File; readonly src: string | null } | null>(null)
  useEffect(() => {
    if (file === null) return
    let isWanted = true
    void previewOfPicture(file).then((src) => {
      if (isWanted) setPreview({ file, src })
    })
    return () => {
      isWanted = false
    }
  }, [file])
  const src = preview !== null && preview.file === file ? preview.src : null
  return { src, isUnreadable: preview?.file === file && file !== null && src === null }
}
