export interface PictureSource {
  readonly src: string
  /** Lighter formats of the same picture, best first. */
  readonly formats: readonly { readonly type: string; readonly srcSet: string }[]
}

/** In the order of preference; one that fails makes room for the next. */
export type PictureSources = readonly [PictureSource, ...PictureSource[]]
