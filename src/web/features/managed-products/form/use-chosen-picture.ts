import { useEffect, useState } from 'react'
import { previewOfPicture } from './picture-rules.ts'

/** The chosen file's preview, once it is read. */
export function useChosenPicture(file: File | null): string | null {
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
  return preview !== null && preview.file === file ? preview.src : null
}
