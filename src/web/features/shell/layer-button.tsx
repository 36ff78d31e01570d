import { type Layer, useLayer } from '../../shop/frame/layers.tsx'
import { onFirstPress } from '../../ui/button/first-press.ts'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './layer-button.module.css'

export interface LayerButtonProps {
  readonly layer: Layer
  readonly icon: IconName
  readonly label: string
  readonly className?: string | undefined
  readonly hasText?: boolean
}

/** Opens and closes a drawer. */
export function LayerButton({ layer, icon, label, className, hasText }: LayerButtonProps) {
  const { isOpen, setOpen } = useLayer(layer)
  return (
    <button
      type="button"
      className={`${hasText ? '' : styles.square} ${className ?? ''}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onFirstPress(() => setOpen(!isOpen))}
    >
      <Icon name={icon} />
      <span className={hasText ? undefined : 'visually-hidden'}>{label}</span>
    </button>
  )
}
