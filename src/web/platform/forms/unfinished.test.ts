import { expect, test } from 'vitest'
import { askBeforeLeavingUntil, finishAll } from './unfinished.ts'

test('a form is saved after all that was on its way, and not where some of it failed', async () => {
  expect(await finishAll()).toBe(true)
  const sent = Promise.withResolvers<boolean>()
  const refused = Promise.withResolvers<boolean>()
  const works = [askBeforeLeavingUntil(sent.promise), askBeforeLeavingUntil(refused.promise)]
  let saved: boolean | null = null
  const saving = finishAll().then((isWell) => {
    saved = isWell
  })
  refused.resolve(false)
  await works[1]
  expect(saved).toBeNull()
  sent.resolve(true)
  await Promise.all([...works, saving])
  expect(saved).toBe(false)
  // The next press saves without the refused one.
  expect(await finishAll()).toBe(true)
})
