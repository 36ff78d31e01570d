import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.mjs'

test('two restarts in a row leave one server, which was started after all others had stopped', async () => {
  const running = new Set()
  let count = 0
  const start = () => {
    count += 1
    running.add(count)
    expect(running.size).toBe(1)
    return count
  }
  const stop = async (server) => {
    await new Promise((resolve) => setImmediate(resolve))
    running.delete(server)
  }
  const server = oneAfterAnother({ start, stop })
  server.restart()
  server.restart()
  expect(await server.last()).toBe(3)
  expect([...running]).toEqual([3])
})
