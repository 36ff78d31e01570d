import { type DrawingOptions, drawMachine, widthTick } from './draw-equipment.ts'
import { drawnSize, type EquipmentSize, stanceOf } from './equipment-sizes.ts'
import type { EquipmentFacts, EquipmentType } from './equipment-types.ts'
import { columns, type Frame, frame } from './frame.ts'
import { table } from './parts.ts'
import { fine, GREY, line, PALE, rect, scalingLines, svg } from './primitives.ts'
import { styleOf } from './style.ts'

export interface KitchenLineItem {
  type: EquipmentType
  facts?: EquipmentFacts
  /** Neighbours with one station share a width tick, a hood and a counter. */
  station?: string | number
}

export interface KitchenLineOptions extends DrawingOptions {
  width?: number
  height?: number
}

/** The place of a station's label, in percent of the drawing's width from its left edge. */
export interface KitchenLineTick {
  station: string
  fromPercent: number
  toPercent: number
  widthMm: number
}

interface Placed {
  type: EquipmentType
  facts: EquipmentFacts
  x: number
  above: number
  size: EquipmentSize
}

interface Counter {
  x: number
  width: number
  bar: boolean
}

interface Station {
  name: string
  width: number
  machines: Placed[]
  counters: Counter[]
}

const ROOM_MM = 2930
const HOOD_ABOVE_MM = 2020
const SHELF_ABOVE_MM = 1500
const COUNTER_MM = 900
const BETWEEN_MM = 90
const STATIONS_APART_MM = 360
const EYE_LINE_MM = 1420
const FOOT = 38
const WORKTOPS: readonly EquipmentType[] = ['work-table', 'undercounter-refrigerator']
const BAR: readonly EquipmentType[] = [
  'espresso-machine',
  'coffee-grinder',
  'juicer',
  'juice-dispenser',
  'slush-machine',
  'water-boiler',
  'blender',
  'hot-display',
]

export function drawKitchenLine(items: readonly KitchenLineItem[], options: KitchenLineOptions = {}): string {
  const { stations, starts, k, width, height, floor } = laidOut(items, options)
  const eye = line(0, floor - EYE_LINE_MM * k, width, floor - EYE_LINE_MM * k, { stroke: '#cdd5d5', width: 1, dash: '3 4' })
  const drawn = stations.map((station, i) => stationDrawing(station, starts[i] ?? 0, k, floor))
  const ticks = stations.map((station, i) => widthTick(starts[i] ?? 0, floor + 22, station.width * k))
  const drawing = svg(width, height, eye + drawn.join('') + line(0, floor, width, floor) + ticks.join(''))
  return options.lines === 'scaling' ? scalingLines(drawing) : drawing
}

export function kitchenLineTicks(items: readonly KitchenLineItem[], options: KitchenLineOptions = {}): KitchenLineTick[] {
  const { stations, starts, k, width } = laidOut(items, options)
  const percent = (x: number) => Math.round((x / width) * 10000) / 100
  return stations.map((station, i) => {
    const from = starts[i] ?? 0
    return {
      station: station.name,
      fromPercent: percent(from),
      toPercent: percent(from + station.width * k),
      widthMm: Math.round(station.width / 10) * 10,
    }
  })
}

function laidOut(items: readonly KitchenLineItem[], options: KitchenLineOptions) {
  const width = options.width ?? 1200
  const height = options.height ?? 344
  const floor = height - FOOT
  const stations = stationsOf(items)
  const machines = stations.reduce((sum, station) => sum + station.width, 0)
  const gaps = Math.max(stations.length - 1, 0)
  const k = Math.min((width - 24) / Math.max(machines + gaps * STATIONS_APART_MM, 1), (floor - 2) / ROOM_MM)
  const spare = width - 24 - (machines + gaps * STATIONS_APART_MM) * k
  const apart = STATIONS_APART_MM * k + (gaps > 0 ? Math.min(spare / gaps, 900 * k) : 0)
  let x = 12 + Math.max(0, width - 24 - machines * k - apart * gaps) / 2
  const starts = stations.map((station) => {
    const start = x
    x += station.width * k + apart
    return start
  })
  return { stations, starts, k, width, height, floor }
}

function stationsOf(items: readonly KitchenLineItem[]): Station[] {
  const groups: { name: string; items: KitchenLineItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    const name = item.station === undefined ? (last?.name ?? '0') : String(item.station)
    if (last && last.name === name) last.items.push(item)
    else groups.push({ name, items: [item] })
  }
  return groups.map((group) => stationOf(group.name, group.items))
}

/** Machines from left to right: what belongs on a counter finds the table before it or gets one of its own. */
function stationOf(name: string, items: readonly KitchenLineItem[]): Station {
  const station: Station = { name, width: 0, machines: [], counters: [] }
  const onFloor = items.filter((item) => stanceOf(item.type, item.facts) === 'floor' || stanceOf(item.type, item.facts) === 'counter')
  for (let i = 0; i < onFloor.length; i++) {
    const run: KitchenLineItem[] = []
    for (let item = onFloor[i]; item && stanceOf(item.type, item.facts) === 'counter'; item = onFloor[++i]) run.push(item)
    if (run.length > 0) standOnCounter(station, run)
    const next = onFloor[i]
    if (next) standOnFloor(station, next)
  }
  for (const item of items) {
    const stance = stanceOf(item.type, item.facts)
    if (stance === 'ceiling') hang(station, item, HOOD_ABOVE_MM, station.width / 2)
    if (stance === 'wall') hang(station, item, SHELF_ABOVE_MM, lowPlace(station))
  }
  return station
}

const placedSize = (item: KitchenLineItem) => drawnSize(item.type, item.facts ?? {})

function standOnFloor(station: Station, item: KitchenLineItem): void {
  const size = placedSize(item)
  const x = station.width > 0 ? station.width + BETWEEN_MM : 0
  station.machines.push({ type: item.type, facts: item.facts ?? {}, x, above: 0, size })
  station.width = x + size.widthMm
}

function standOnCounter(station: Station, run: readonly KitchenLineItem[]): void {
  const sizes = run.map(placedSize)
  const needed = sizes.reduce((sum, size) => sum + size.widthMm, 0) + 80 * (run.length + 1)
  const under = station.machines.findLast((machine) => machine.above === 0)
  const onTable = under !== undefined && WORKTOPS.includes(under.type) && under.size.widthMm >= needed - 160
  const x = onTable ? under.x : station.width > 0 ? station.width + BETWEEN_MM : 0
  const width = onTable ? under.size.widthMm : needed
  if (!onTable) {
    station.counters.push({ x, width, bar: run.every((item) => BAR.includes(item.type)) })
    station.width = x + width
  }
  const gap = (width - (needed - 80 * (run.length + 1))) / (run.length + 1)
  let at = x + gap
  run.forEach((item, i) => {
    const size = sizes[i] ?? placedSize(item)
    station.machines.push({ type: item.type, facts: item.facts ?? {}, x: at, above: onTable ? under.size.heightMm : COUNTER_MM, size })
    at += size.widthMm + gap
  })
}

/** The middle of the last machine or counter that leaves the wall above it free. */
function lowPlace(station: Station): number {
  const low = station.machines.findLast((machine) => machine.above === 0 && machine.size.heightMm < SHELF_ABOVE_MM - 200)
  const counter = station.counters.at(-1)
  if (counter && (!low || counter.x > low.x)) return counter.x + counter.width / 2
  return low ? low.x + low.size.widthMm / 2 : station.width / 2
}

function hang(station: Station, item: KitchenLineItem, above: number, middle: number): void {
  const size = placedSize(item)
  if (size.widthMm > station.width) {
    const shift = (size.widthMm - station.width) / 2
    for (const part of [...station.machines, ...station.counters]) part.x += shift
    station.width = size.widthMm
  }
  const x = Math.min(Math.max(middle - size.widthMm / 2, 0), station.width - size.widthMm)
  station.machines.push({ type: item.type, facts: item.facts ?? {}, x, above, size })
}

function stationDrawing(station: Station, start: number, k: number, floor: number): string {
  const counters = station.counters.map((counter) => {
    const at = frame(start + counter.x * k, floor - COUNTER_MM * k, counter.width * k, COUNTER_MM * k, k)
    return counter.bar ? bar(at) : table(at, styleOf('work-table', undefined))
  })
  const machines = station.machines.map((machine) => {
    const h = machine.size.heightMm * k
    return drawMachine(
      machine.type,
      machine.facts,
      frame(start + machine.x * k, floor - machine.above * k - h, machine.size.widthMm * k, h, k),
    )
  })
  return counters.join('') + machines.join('')
}

/** The closed front of a coffee bar. */
function bar(at: Frame): string {
  const top = Math.max(at.h * 0.12, 6)
  const front = columns(frame(at.x, at.y, at.w, at.h, at.k), Math.max(2, Math.round(at.w / at.k / 700)), 0)
  return (
    rect(at.x, at.y, at.w, at.h, { fill: '#eaf5f5' }) +
    front
      .slice(1)
      .map((c) => fine(c.x, at.y + top, c.x, at.y + at.h, GREY))
      .join('') +
    rect(at.x - 2, at.y, at.w + 4, top, { fill: PALE })
  )
}
