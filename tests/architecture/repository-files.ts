import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

const OURS = ['src', 'demo', 'tests', 'bench', 'scripts', 'migrations', 'docs']

/** Our files by their path from the root, whether the tree is a checkout or a copy without its history. */
export function ourFiles(): readonly string[] {
  const roots = readdirSync(ROOT).filter((name) => OURS.includes(name) || statSync(path.join(ROOT, name)).isFile())
  return roots.flatMap((name) => filesBelow(name)).toSorted()
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

function filesBelow(name: string): readonly string[] {
  if (statSync(path.join(ROOT, name)).isFile()) return [name]
  return readdirSync(path.join(ROOT, name)).flatMap((entry) => filesBelow(`${name}/${entry}`))
}

/** Runs one of the installed tools on this Node; returns its exit code and its whole output. */
export function runTool(tool: string, args: readonly string[], cwd: string): { readonly code: number; readonly output: string } {
  const file = path.join(ROOT, 'node_modules', tool)
  if (!existsSync(file)) throw new Error(`${tool} is not installed.`)
  try {
    return { code: 0, output: execFileSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}
