import type { ServicePromise } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './promises.module.css'

const ICONS = { call: 'call', installation: 'tools', parts: 'box' } as const satisfies Record<ServicePromise['topic'], IconName>

export function Promises() {
  const shop = useShop()
  const language = useLanguage()
  const promises: readonly ServicePromise[] = shop.promises
  if (promises.length === 0) return null
  return (
    <Band>
      <ul className={styles.promises}>
        {promises.map(({ topic, text }) => (
          <li key={topic} className={styles.promise}>
            <Icon name={ICONS[topic]} />
            {inLanguage(text, language)}
          </li>
        ))}
      </ul>
    </Band>
  )
}
