import type { OrderLineReply } from '#contract/orders.ts'
import { useDriveImages } from '../../platform/drive-images.ts'
import { foreignPicture, keptPicture } from '../../platform/pictures.ts'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import type { PictureSources } from '../../ui/gallery/picture-source.ts'
import styles from './order-picture.module.css'

const WIDTHS = { plain: 200, light: [200] } as const
const SIZE = 88

/** Beside the name that says what it shows. */
export function OrderPicture({ product }: { readonly product: OrderLineReply['product'] }) {
  const own = keptPicture(product?.imageUrl ?? null, WIDTHS)
  const [onDrive] = useDriveImages(product?.images ?? [])
  const sources: PictureSources = onDrive === undefined ? own : [foreignPicture(onDrive), ...own]
  return (
    <FallbackPicture
      key={sources[0].src}
      className={styles.picture}
      sources={sources}
      alt=""
      sizes={`${SIZE}px`}
      width={SIZE}
      height={SIZE}
    />
  )
}
