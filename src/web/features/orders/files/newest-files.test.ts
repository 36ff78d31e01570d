import { expect, test } from 'vitest'
import { newestFiles } from './newest-files.ts'

/** A list on screen whose answers come when the test says so. */
function screen() {
  const answers: PromiseWithResolvers<readonly string[]>[] = []
  const shown = { files: null as readonly string[] | null, failures: 0 }
  const list = newestFiles<string>({
    fetch: () => {
      const answer = Promise.withResolvers<readonly string[]>()
      answers.push(answer)
      return answer.promise
    },
    show: (next) => {
      shown.files = next(shown.files)
    },
    onFailure: () => {
      shown.failures += 1
    },
  })
  const answer = async (at: number, files: readonly string[]) => {
    answers[at]?.resolve(files)
    await answers[at]?.promise
  }
  return { list, shown, answers, answer }
}

test('an answer that began before a deletion does not bring the file back, and the list is asked for anew', async () => {
  const { list, shown, answers, answer } = screen()
  list.load()
  await answer(0, ['plan', 'photo'])
  list.load()
  list.change((files) => files.filter((file) => file !== 'photo'))
  await answer(1, ['plan', 'photo'])
  expect(shown.files).toEqual(['plan'])
  await answer(2, ['plan', 'letter'])
  expect(shown.files).toEqual(['plan', 'letter'])
  expect(answers).toHaveLength(3)
})

test('an upload that ended during a load stays on screen', async () => {
  const { list, shown, answer } = screen()
  list.load()
  list.change((files) => [...files, 'photo'])
  await answer(0, [])
  expect(shown.files).toEqual(['photo'])
})

test('an older answer that comes last does not replace a newer one, also where it is a failure', async () => {
  const { list, shown, answers, answer } = screen()
  list.load()
  list.load()
  await answer(1, ['plan', 'photo'])
  await answer(0, ['plan'])
  list.load()
  list.load()
  await answer(3, ['letter'])
  answers[2]?.reject(new Error('lost'))
  await expect(answers[2]?.promise).rejects.toThrow('lost')
  expect(shown).toEqual({ files: ['letter'], failures: 0 })
})

test('a change of a list at rest asks for nothing', async () => {
  const { list, answers, answer } = screen()
  list.load()
  await answer(0, ['plan'])
  list.change((files) => [...files, 'photo'])
  expect(answers).toHaveLength(1)
})

test('a failure is told, and an answer after the list has left the screen is not', async () => {
  const { list, shown, answers, answer } = screen()
  list.load()
  answers[0]?.reject(new Error('lost'))
  await expect(answers[0]?.promise).rejects.toThrow('lost')
  expect(shown.failures).toBe(1)
  list.load()
  list.drop()
  await answer(1, ['plan'])
  expect(shown.files).toBeNull()
})
