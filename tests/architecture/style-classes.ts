import path from 'node:path'
import type { SourceFile } from './folder-circles.ts'

const MODULE = /\.module\.css$/
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm

/** Classes of style modules that no importing file names, as `file: class`; a file that reads a module by a computed key names all. */
export function unusedClasses(files: readonly SourceFile[]): readonly string[] {
  const users = new Map<string, { readonly name: string; readonly text: string }[]>()
  for (const { file, text } of files) {
    if (MODULE.test(file)) continue
    for (const [, name = '', from = ''] of text.matchAll(IMPORT)) {
      const sheet = path.posix.join(path.posix.dirname(file), from)
      users.set(sheet, [...(users.get(sheet) ?? []), { name, text }])
    }
  }
  return files.flatMap(({ file, text }) => {
    if (!MODULE.test(file)) return []
    const by = users.get(file) ?? []
    const isUsed = (found: string) => by.some(({ name, text: code }) => new RegExp(`\\b${name}(\\.${found}\\b|\\[)`).test(code))
    return classesOf(text)
      .filter((found) => !isUsed(found))
      .map((found) => `${file}: ${found}`)
  })
}

function classesOf(css: string): readonly string[] {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}')
  return [...new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, found = '']) => found))]
}
