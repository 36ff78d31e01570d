import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { git } from '../../faults/older-version.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** The slices that speak to the tables through the shop's doors. Tests of migrations and backups are of their own version's schema. */
const SLICES = [
  'accounts',
  'addresses',
  'availability',
  'caller',
  'catalogue',
  'chat',
  'contact',
  'customers',
  'desk',
  'figures',
  'merchants',
  'newsletter',
  'offers',
  'orders',
  'own-data',
  'palette',
  'reviews',
  'sheets',
  'shop-settings',
  'wishlist',
]

/**
 * The tests of the version before, on today's migrations: during a rolling restart it serves on them. That version is the one before the
 * newest migration, or the commit that VERSION_BEFORE names; SLICES_BEFORE narrows the slices.
 */
export async function prove(): Promise<string> {
  const { VERSION_BEFORE: named, SLICES_BEFORE: slices = SLICES.join(' ') } = process.env
  const commit = git('rev-parse', named ?? `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'migrations/*.sql')}^`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-before-'))
  const tree = path.join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    const added = newerMigrations(tree)
    fs.rmSync(path.join(tree, 'migrations'), { recursive: true })
    fs.cpSync(path.join(ROOT, 'migrations'), path.join(tree, 'migrations'), { recursive: true })
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'))
    const files = slices.split(' ').map((slice) => `src/server/${slice}/`)
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'server', ...files], {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    const counted = /Tests\s+(.*)/.exec(stdout)?.[1] ?? 'no tests ran'
    const line = `${slices} of ${commit.slice(0, 8)} on ${added.length} newer migrations (${added.join(', ')}): ${counted}`
    if (status !== 0) throw new Error(`${line}\n${stderr.slice(-20_000)}`)
    return line
  } finally {
    git('worktree', 'remove', '--force', tree)
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function newerMigrations(tree: string): string[] {
  const of = (root: string) => fs.readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql'))
  const known = new Set(of(tree))
  return of(ROOT).filter((name) => !known.has(name))
}
