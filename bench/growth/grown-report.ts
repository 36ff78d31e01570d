import type { Line } from '../report.ts'

export const GROWTH_COLUMNS = ['what', 'small ms', 'large ms', '×', 'must', 'verdict']

export interface GrownFigures {
  readonly small: number
  readonly large: number
  /** The most that the large one may be, as a multiple of the small one; null where it is only told. */
  readonly most: number | null
}

export function grownLine(name: string, { small, large, most }: GrownFigures): Line {
  const ratio = large / small
  const isMissed = most !== null && !(ratio <= most)
  const verdict = isMissed ? 'MISSED' : 'ok'
  return {
    cells: [name, small.toFixed(2), large.toFixed(2), ratio.toFixed(2), ...(most === null ? ['', ''] : [`≤ ${most} ×`, verdict])],
    isMissed,
  }
}

export function toldGrown(name: string, figures: GrownFigures): string {
  const { cells, isMissed } = grownLine(name, figures)
  return `${name}: ${cells[1]} ms and ${cells[2]} ms, ${cells[3]} ×${isMissed ? ', MISSED' : ''}`
}
