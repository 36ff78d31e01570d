import { Outline } from '../../ui/icon/icon.tsx'

const LENS_OVER_A_LIST = 'M15 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M18.5 18.5 21 21M4 6h16M4 12h4M4 18h4'

/** Differs from the magnifier of the product search, which stands in the same header. */
export function FinderIcon() {
  return <Outline outline={LENS_OVER_A_LIST} isMirrored />
}
