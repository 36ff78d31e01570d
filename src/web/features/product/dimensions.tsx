import type { CSSProperties } from 'react'
import { formatMeasure } from '#i18n/formats.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './dimensions.module.css'
import { DRAWING_WIDTH, type Point, type Size, sizeDrawing } from './size-drawing.ts'

const TICK = 5

/** Draws the product as a box with its three sizes. The labels are HTML, so that they keep their size and direction. */
export function Dimensions({ size }: { readonly size: Size }) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  const { drawingHeight, front, top, side, width, depth, height } = sizeDrawing(size)
  const labels = [
    { key: 'width', text: t('product.specs.widthMm'), value: size.widthMm, at: middle(width) },
    { key: 'depth', text: t('product.specs.depthMm'), value: size.depthMm, at: middle(depth) },
    { key: 'height', text: t('product.specs.heightMm'), value: size.heightMm, at: middle(height) },
  ] as const
  return (
    <div className={styles.figure}>
      <svg className={styles.drawing} viewBox={`0 0 ${DRAWING_WIDTH} ${drawingHeight}`} aria-hidden="true" focusable="false" data-mirror="">
        <path className={styles.face} d={outline(top) + outline(side)} />
        <path className={styles.front} d={outline(front)} />
        <path className={styles.tick} d={tickLine(width, 0, TICK) + tickLine(height, TICK, 0) + tickLine(depth, 2, TICK)} />
      </svg>
      <dl>
        {labels.map(({ key, text, value, at }) => (
          <div key={key} className={styles[key]} style={positionOf(at, drawingHeight)}>
            <dt>{text}</dt>
            <dd>
              <Ltr>{formatMeasure(value, 'mm', language)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function positionOf({ x, y }: Point, drawingHeight: number): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': `${(100 * x) / DRAWING_WIDTH}%`, '--y': `${(100 * y) / drawingHeight}%` }
}

function middle([from, to]: readonly [Point, Point]): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
}

/** Draws a line with a stroke across each end. */
function tickLine([from, to]: readonly [Point, Point], dx: number, dy: number): string {
  const across = ({ x, y }: Point) => `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`
  return `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}${across(from)}${across(to)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
