import type { ReactNode } from 'react'
import { type Layer, useLayer } from '../../shop/frame/layers.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import row from './navigation-row.module.css'
import styles from './panel.module.css'

export interface PanelProps {
  readonly layer: Layer
  readonly label: string
  readonly children: ReactNode
}

/** A wide panel under the navigation row. */
export function Panel({ layer, label, children }: PanelProps) {
  const { isOpen, setOpen } = useLayer(layer)
  return (
    <Disclosure label={label} labelClassName={row.link} isOpen={isOpen} onChange={setOpen}>
      <div className={styles.panel}>
        <div className={styles.inner}>{children}</div>
      </div>
    </Disclosure>
  )
}
