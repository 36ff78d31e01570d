import { useRef, useState } from 'react'
import { type Uploading, useUpload } from '../../../platform/calls/files/use-upload.ts'
import { type Preparing, usePreparing } from './use-preparing.ts'

export interface NewPictures {
  readonly upload: Uploading
  readonly preparing: Preparing
  /** The pictures beside the main one, which are sent once the product is there. */
  readonly more: readonly File[]
  readonly onMore: (files: readonly File[]) => void
  /** The further pictures of this moment: a form that was pressed while they were made ready knows only those of before. */
  readonly chosen: () => readonly File[]
}

/** The pictures that are chosen for a product that has none. */
export function useNewPictures(): NewPictures {
  const upload = useUpload()
  const preparing = usePreparing()
  const [more, setMore] = useState<readonly File[]>([])
  const newest = useRef(more)
  const onMore = (files: readonly File[]) => {
    newest.current = files
    setMore(files)
  }
  return { upload, preparing, more, onMore, chosen: () => newest.current }
}
