import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { createCluster, finishReplacing, hasCluster } from './cluster-directory.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, 'cluster-directory.ts')).href

function makeCluster(folder: string, name: string): string {
  const directory = join(folder, name)
  mkdirSync(join(directory, 'base'), { recursive: true })
  writeFileSync(join(directory, 'PG_VERSION'), name)
  return directory
}

/** Replaces the cluster in a process that is killed before a change of a name, or before files are deleted. */
function killedBefore(step: number, directory: string, fresh: string): NodeJS.Signals | null {
  const code = `
    import fs from 'node:fs'
    let steps = 0
    for (const name of ['renameSync', 'rmSync']) {
      const work = fs[name]
      fs[name] = (...given) => {
        steps += 1
        if (steps === ${step}) process.kill(process.pid, 'SIGKILL')
        return work(...given)
      }
    }
    const { replaceCluster } = await import(${JSON.stringify(MODULE)})
    replaceCluster(${JSON.stringify(directory)}, ${JSON.stringify(fresh)})`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', code]).signal
}

test('a snapshot makes a database only where it is whole and stays within its directory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diyafa-snapshot-'))
  const directory = join(folder, 'database')
  const file = (name: string, body: string) => ({ header: { name, size: body.length }, body })
  const version = file('/PG_VERSION', '18')
  const whole = Buffer.from(
    await packTar([version, { header: { name: '/base', size: 0, type: 'directory' } }, file('/base/1', 'x'.repeat(900))]),
  )
  const changed = Buffer.from(whole)
  changed.write('9', 0)
  const outside = Buffer.from(await packTar([version, file('../outside', 'x')]))
  for (const damaged of [whole.subarray(0, -1600), changed, outside]) {
    await expect(createCluster(directory, damaged)).rejects.toThrow()
    expect(hasCluster(directory)).toBe(false)
  }
  expect(existsSync(join(folder, 'outside'))).toBe(false)
  await createCluster(directory, whole)
  expect(readFileSync(join(directory, 'PG_VERSION'), 'utf8')).toBe('18')
  expect(readFileSync(join(directory, 'base', '1'), 'utf8')).toHaveLength(900)
  expect(readdirSync(folder)).toEqual(['database'])
  rmSync(folder, { recursive: true })
})

test('a restore that is killed at any moment leaves the old shop or the new one, never an empty place', () => {
  const left = new Set<string>()
  for (let step = 1; ; step += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'diyafa-replacing-'))
    const directory = makeCluster(folder, 'database')
    const fresh = makeCluster(join(folder, 'restoring'), 'fresh')
    const signal = killedBefore(step, directory, fresh)
    expect(hasCluster(directory), `killed before step ${step}`).toBe(true)
    finishReplacing(directory)
    left.add(readFileSync(join(directory, 'PG_VERSION'), 'utf8'))
    expect(readdirSync(folder).toSorted(), `killed before step ${step}`).toEqual(['database', 'restoring'])
    rmSync(folder, { recursive: true })
    if (signal === null) break
  }
  expect([...left].toSorted()).toEqual(['database', 'fresh'])
})
