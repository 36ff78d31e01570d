import { encode } from 'uqr'
import styles from './qr-code.module.css'

const QUIET = 2

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly isLarge?: boolean
}

/** A QR code as one path: dark squares on white, whatever the page's colours are. */
export function QrCode({ text, label, isLarge = false }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      className={isLarge ? `${styles.code} ${styles.large}` : styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
