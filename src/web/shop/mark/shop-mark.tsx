import { markPath } from '#domain/catalogue/media.ts'
import { useShop } from '../frame/root-data.ts'
import { Mark } from './mark.tsx'
import styles from './shop-mark.module.css'

/** The owner's logo, or the mark of a shop without one; decoration beside the name. */
export function ShopMark() {
  const logo = useShop().pictures?.logo
  if (logo === undefined) return <Mark />
  return <img className={styles.logo} src={markPath(logo.name, 'logo.webp')} alt="" width={logo.width} height={logo.height} />
}
