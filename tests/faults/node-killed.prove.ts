import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../support/browser/shop-process.ts'
import { type ChatClient, connectChat } from '../support/chat/chat-client.ts'
import { flagsFor } from '../support/child-environment.ts'
import { onPostgres } from '../support/database/on-postgres.ts'
import { counted, DailyWork, send, signIn, until } from './daily-work.ts'
import { moveDemo } from './moved-demo.ts'
import { startSwitch } from './tcp-switch.ts'

const KILLS = { full: 6, small: 1 }
const WORKERS = 4
const READERS = 4
const BETWEEN_MS = { full: 3_000, small: 1_000 }
/** After each act and each reading; in a small run the tests beside it get the processor meanwhile. */
const REST_MS = { full: { acts: 0, readings: 10 }, small: { acts: 200, readings: 100 } }

/** Two shops behind one address, of which one after the other is killed: who was cut off asks once more, and a chat goes on. */
export async function prove(size: 'full' | 'small'): Promise<string> {
  const kills = KILLS[size]
  const rest = REST_MS[size]
  const flags = flagsFor(size)
  return onPostgres(async (makeDatabase) => {
    const databaseUrl = await makeDatabase()
    await moveDemo(databaseUrl)
    const one = await startShop({ DATABASE_URL: databaseUrl }, { flags })
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: one.dataDir }
    const shops: ShopProcess[] = [one, await startShop(settings, { flags })]
    const ports = () => shops.map(({ url }) => Number(new URL(url).port))
    const switched = await startSwitch(...ports())
    const origin = `http://127.0.0.1:${switched.port}`
    try {
      const work = await DailyWork.begin(origin, 'NODES')
      const readings = new Map<number, number>()
      let isOver = false
      const busy = [
        ...Array.from({ length: WORKERS }, () =>
          work.go(
            () => origin,
            () => isOver,
            rest.acts,
          ),
        ),
        ...Array.from({ length: READERS }, (_, n) => read({ origin, reader: n, restMs: rest.readings }, readings, () => isOver)),
      ]
      const chat = await connectChat({ origin, token: await signIn(origin, 'member'), isSteady: true })
      const staff = (await chat.users())[0]?.id ?? ''
      let reconnects = 0
      chat.socket.io.on('reconnect', () => {
        reconnects += 1
      })
      let saidMs = 0
      const told: string[] = []
      for (let n = 0; n < kills; n += 1) {
        await pause(BETWEEN_MS[size])
        const [first] = shops
        await first?.kill()
        saidMs = Math.max(saidMs, await until('a message goes out again', () => isSaid(chat, staff, { n, told })))
        // The started one becomes the one that stands behind.
        shops.shift()
        shops.push(await startShop(settings, { flags }))
        switched.leadTo(...ports())
      }
      isOver = true
      await Promise.all(busy)
      const { messages } = await chat.ask('getMessages', { with: staff })
      const said = messages.filter(({ text }) => text.startsWith('after '))
      chat.close()
      const faults = await work.check(origin)
      // Each is there once, in its turn, under the id that its sender was told.
      const stored = said.map(({ id, text }) => `${text}: ${id}`).join(', ')
      const wanted = told.map((id, n) => `after ${n}: ${id}`).join(', ')
      if (said.length !== kills || stored !== wanted) faults.push(`messages are ${stored}, told was ${wanted}`)
      const inFlight = kills * 2 * (WORKERS + READERS)
      const cut = (readings.get(0) ?? 0) + (work.statuses.get(0) ?? 0)
      if (cut > inFlight) faults.push(`${cut} calls were cut off`)
      const others = [...readings.keys(), ...work.statuses.keys()].filter((status) => ![0, 200].includes(status))
      if (others.length > 0) faults.push(`answered ${others.join(', ')}`)
      if (reconnects === 0 || work.acknowledged === 0) faults.push('nobody was there as a shop was killed')
      const line = `${kills} of two killed in turn: ${counted(readings)} readings, ${counted(work.statuses)} of ${work.attempted} changes; ${reconnects} reconnects of a chat, ${said.length} messages, the next one within ${saidMs} ms; ${faults.length} faults`
      if (faults.length > 0) throw new Error([line, ...faults.slice(0, 10)].join('\n'))
      return line
    } finally {
      await switched.close()
      for (const shop of shops) await shop.kill()
      one.remove()
    }
  })
}

/** Sends until it is acknowledged, as a browser does; a message that was stored already is the same one. */
async function isSaid(chat: ChatClient, to: string, { n, told }: { readonly n: number; readonly told: string[] }): Promise<boolean> {
  const answer = await chat.say(to, `after ${n}`, `after-${n}`).catch(() => null)
  if (answer?.id === undefined) return false
  told.push(answer.id)
  return true
}

interface Reading {
  readonly origin: string
  readonly reader: number
  readonly restMs: number
}

async function read({ origin, reader, restMs }: Reading, readings: Map<number, number>, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n += 1) {
    const where = ['/', `/api/product/list?page=${(n % 9) + 1}`, '/ar/shop', `/api/brand/list?${reader}-${n}`][n % 4]
    const status = (await send(origin, `GET ${where}`)).status ?? 0
    readings.set(status, (readings.get(status) ?? 0) + 1)
    await pause(restMs)
  }
}
