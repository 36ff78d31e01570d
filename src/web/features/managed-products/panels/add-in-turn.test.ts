import { expect, test } from 'vitest'
import { addInTurn } from './add-in-turn.ts'

const WHY = { full: 'no room', cancelled: 'cancelled' }

async function added(names: readonly string[], room: number, { cancelAfter = Number.POSITIVE_INFINITY } = {}) {
  const sent: string[] = []
  const steps: string[] = []
  const leftOut = await addInTurn(
    names.map((name) => new File([], name)),
    {
      room,
      why: WHY,
      isCancelled: () => sent.length >= cancelAfter,
      onStep: ({ n, total }) => steps.push(`${n} of ${total}`),
      send: async ({ name }) => {
        sent.push(name)
        return name.startsWith('bad') ? 'refused' : null
      },
    },
  )
  return { sent, steps, leftOut: leftOut.map(({ file, why }) => `${file}: ${why}`) }
}

test('files that are refused take no room from those behind them', async () => {
  const { sent, steps, leftOut } = await added(['bad-1', 'bad-2', 'good-1', 'bad-3', 'good-2', 'good-3'], 2)
  expect(sent).toEqual(['bad-1', 'bad-2', 'good-1', 'bad-3', 'good-2'])
  expect(steps).toEqual(['1 of 2', '2 of 3', '3 of 4', '4 of 4', '5 of 5'])
  expect(leftOut).toEqual(['bad-1: refused', 'bad-2: refused', 'bad-3: refused', 'good-3: no room'])
})

test('nothing is sent when there is no room, and cancelling leaves out the files that were not sent', async () => {
  expect(await added(['good-1'], 0)).toEqual({ sent: [], steps: [], leftOut: ['good-1: no room'] })
  const { sent, leftOut } = await added(['good-1', 'good-2'], 5, { cancelAfter: 1 })
  expect(sent).toEqual(['good-1'])
  expect(leftOut).toEqual(['good-2: cancelled'])
})
