export interface PictureSource {
  readonly src: string
  /** Lighter formats of the same picture, best first. */
  readonly formats: readonly { readonly type: string; readonly srcSet: string }[]
}

/** Sources by preference; the next one replaces one that fails. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]]
