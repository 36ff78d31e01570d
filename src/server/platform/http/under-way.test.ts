import { Agent, get } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createIds } from '#server/platform/ids.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { KeptAnswers } from './kept-answers.ts'
import { createHttpServer } from './server.ts'
import { UnderWay } from './under-way.ts'

test('a page that is being rendered while the server closes still calls the doors and is answered whole', async () => {
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    newId: createIds(Date.now),
    trustProxy: false,
    isHttps: false,
    kept: new KeptAnswers({ bytesMost: 1, canHearChanges: () => false }),
    checkReady: async () => {},
  })
  const rendering = new UnderWay()
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  http.get('/door', async () => 'from a door')
  http.get('/page', () =>
    rendering.run(async () => {
      begun.resolve()
      await goOn.promise
      return (await http.inject('/door')).body
    }),
  )
  const origin = await originOf(http)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const page = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    get(`${origin}/page`, { agent }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve({ status: answer.statusCode, text }))
    }).on('error', reject)
  })
  await begun.promise
  const closed = rendering.drain(http.server).then(() => http.close())
  await expect(rawAsk(origin, '/door')).rejects.toThrow('ECONNREFUSED')
  goOn.resolve()
  expect(await page).toEqual({ status: 200, text: 'from a door' })
  await closed
  agent.destroy()
})
