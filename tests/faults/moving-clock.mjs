import { readFileSync } from 'node:fs'

// Preloaded into a server: its clock, in every thread, is off by the milliseconds that a file says.

const RealDate = Date
const LOOK_EVERY_MS = 50

let offset = 0

function look() {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0
  } catch {
    offset = 0
  }
}

look()
setInterval(look, LOOK_EVERY_MS).unref()

globalThis.Date = class MovedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }

  static now() {
    return RealDate.now() + offset
  }
}
