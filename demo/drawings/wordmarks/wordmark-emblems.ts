import { d } from '../primitives.ts'

export interface Emblem {
  /** Drawn as lines of the wordmark's weight. */
  lines: string
  /** Drawn as planes. */
  planes: string
}

export type EmblemDrawer = (x: number, y: number, s: number) => Emblem

const ring = (cx: number, cy: number, r: number) =>
  d`M ${cx - r} ${cy} A ${r} ${r} 0 1 1 ${cx + r} ${cy} A ${r} ${r} 0 1 1 ${cx - r} ${cy} Z`

/** Signs without a meaning. Each fills a square with the side `s` whose corner is at x, y. */
export const PLAIN_EMBLEMS: readonly [EmblemDrawer, ...EmblemDrawer[]] = [
  (x, y, s) => ({
    lines: '',
    planes: [0, 1, 2].map((i) => d`M ${x + s * i * 0.36} ${y + s} V ${y + s * (0.56 - i * 0.28)} h ${s * 0.26} V ${y + s} Z`).join(' '),
  }),
  (x, y, s) => ({
    lines: d`M ${x + s * 0.5} ${y} L ${x + s * 0.94} ${y + s * 0.25} V ${y + s * 0.75} L ${x + s * 0.5} ${y + s} L ${x + s * 0.06} ${y + s * 0.75} V ${y + s * 0.25} Z`,
    planes: ring(x + s / 2, y + s / 2, s * 0.17),
  }),
  (x, y, s) => ({
    lines: d`M ${x + s * 0.5} ${y} L ${x + s} ${y + s * 0.5} L ${x + s * 0.5} ${y + s} L ${x} ${y + s * 0.5} Z`,
    planes: d`M ${x + s * 0.5} ${y + s * 0.28} L ${x + s * 0.72} ${y + s * 0.5} L ${x + s * 0.5} ${y + s * 0.72} L ${x + s * 0.28} ${y + s * 0.5} Z`,
  }),
  (x, y, s) => ({
    lines: d`M ${x} ${y + s * 0.94} L ${x + s * 0.4} ${y + s * 0.12} L ${x + s * 0.8} ${y + s * 0.94} Z`,
    planes: d`M ${x + s * 0.62} ${y + s * 0.42} L ${x + s * 1.02} ${y + s * 0.97} H ${x + s * 0.9} L ${x + s * 0.54} ${y + s * 0.22} Z`,
  }),
  (x, y, s) => ({
    lines: d`M ${x} ${y + s * 0.8} H ${x + s} M ${x + s * 0.5} ${y + s * 0.06} v ${s * 0.16} M ${x + s * 0.12} ${y + s * 0.22} l ${s * 0.11} ${s * 0.13} M ${x + s * 0.88} ${y + s * 0.22} l ${-s * 0.11} ${s * 0.13}`,
    planes: d`M ${x + s * 0.18} ${y + s * 0.7} A ${s * 0.32} ${s * 0.32} 0 0 1 ${x + s * 0.82} ${y + s * 0.7} Z`,
  }),
  (x, y, s) => ({
    lines: ring(x + s / 2, y + s / 2, s * 0.48),
    planes: d`M ${x + s * 0.26} ${y + s * 0.7} V ${y + s * 0.52} h ${s * 0.14} V ${y + s * 0.7} Z M ${x + s * 0.46} ${y + s * 0.7} V ${y + s * 0.28} h ${s * 0.14} V ${y + s * 0.7} Z M ${x + s * 0.66} ${y + s * 0.7} V ${y + s * 0.42} h ${s * 0.12} V ${y + s * 0.7} Z`,
  }),
  (x, y, s) => ({
    lines: [0, 1]
      .map((i) => d`M ${x + s * (0.08 + i * 0.42)} ${y + s * 0.06} l ${s * 0.42} ${s * 0.44} l ${-s * 0.42} ${s * 0.44}`)
      .join(' '),
    planes: '',
  }),
]

/** Signs of a trade, for those alone who are in it. */
export const TRADE_EMBLEMS = {
  frost: (x, y, s) => ({
    lines: [0, 60, 120]
      .map(
        (turn) =>
          d`M ${x + s * 0.5 - s * 0.5 * Math.sin((turn * Math.PI) / 180)} ${y + s * 0.5 - s * 0.5 * Math.cos((turn * Math.PI) / 180)} L ${x + s * 0.5 + s * 0.5 * Math.sin((turn * Math.PI) / 180)} ${y + s * 0.5 + s * 0.5 * Math.cos((turn * Math.PI) / 180)}`,
      )
      .join(' '),
    planes: '',
  }),
  flame: (x, y, s) => ({
    lines: '',
    planes: d`M ${x + s * 0.5} ${y} C ${x + s * 0.6} ${y + s * 0.3} ${x + s * 0.92} ${y + s * 0.4} ${x + s * 0.88} ${y + s * 0.7} C ${x + s * 0.84} ${y + s * 0.92} ${x + s * 0.66} ${y + s} ${x + s * 0.5} ${y + s} C ${x + s * 0.3} ${y + s} ${x + s * 0.1} ${y + s * 0.88} ${x + s * 0.12} ${y + s * 0.62} C ${x + s * 0.14} ${y + s * 0.46} ${x + s * 0.26} ${y + s * 0.4} ${x + s * 0.26} ${y + s * 0.24} C ${x + s * 0.38} ${y + s * 0.32} ${x + s * 0.4} ${y + s * 0.4} ${x + s * 0.42} ${y + s * 0.48} C ${x + s * 0.52} ${y + s * 0.34} ${x + s * 0.54} ${y + s * 0.16} ${x + s * 0.5} ${y} Z`,
  }),
  oven: (x, y, s) => ({
    lines: d`M ${x} ${y + s} V ${y + s * 0.5} C ${x} ${y - s * 0.16} ${x + s} ${y - s * 0.16} ${x + s} ${y + s * 0.5} V ${y + s} Z`,
    planes: d`M ${x + s * 0.28} ${y + s} V ${y + s * 0.66} C ${x + s * 0.28} ${y + s * 0.32} ${x + s * 0.72} ${y + s * 0.32} ${x + s * 0.72} ${y + s * 0.66} V ${y + s} Z`,
  }),
  waves: (x, y, s) => ({
    lines: [0.2, 0.5, 0.8]
      .map((at) => d`M ${x} ${y + s * at} q ${s * 0.125} ${-s * 0.24} ${s * 0.25} 0 t ${s * 0.25} 0 t ${s * 0.25} 0 t ${s * 0.25} 0`)
      .join(' '),
    planes: '',
  }),
  leaf: (x, y, s) => ({
    lines: d`M ${x + s * 0.06} ${y + s * 0.94} C ${x - s * 0.1} ${y + s * 0.3} ${x + s * 0.4} ${y + s * 0.02} ${x + s} ${y} C ${x + s * 1.02} ${y + s * 0.6} ${x + s * 0.66} ${y + s * 1.02} ${x + s * 0.06} ${y + s * 0.94} Z M ${x + s * 0.06} ${y + s * 0.94} L ${x + s * 0.62} ${y + s * 0.38}`,
    planes: '',
  }),
  cup: (x, y, s) => ({
    lines: d`M ${x + s * 0.1} ${y + s * 0.34} H ${x + s * 0.78} V ${y + s * 0.62} C ${x + s * 0.78} ${y + s * 0.98} ${x + s * 0.1} ${y + s * 0.98} ${x + s * 0.1} ${y + s * 0.62} Z M ${x + s * 0.78} ${y + s * 0.42} h ${s * 0.08} q ${s * 0.12} ${s * 0.14} 0 ${s * 0.26} h ${-s * 0.1} M ${x + s * 0.32} ${y + s * 0.02} v ${s * 0.16} M ${x + s * 0.56} ${y + s * 0.02} v ${s * 0.16}`,
    planes: '',
  }),
  drop: (x, y, s) => ({
    lines: d`M ${x + s * 0.5} ${y} C ${x + s * 0.62} ${y + s * 0.24} ${x + s * 0.88} ${y + s * 0.4} ${x + s * 0.88} ${y + s * 0.64} A ${s * 0.38} ${s * 0.36} 0 0 1 ${x + s * 0.12} ${y + s * 0.64} C ${x + s * 0.12} ${y + s * 0.4} ${x + s * 0.38} ${y + s * 0.24} ${x + s * 0.5} ${y} Z`,
    planes: ring(x + s * 0.5, y + s * 0.66, s * 0.13),
  }),
} satisfies Record<string, EmblemDrawer>

export type TradeSign = keyof typeof TRADE_EMBLEMS
