import { extname } from 'node:path'
import ts from 'typescript'

const KINDS: Readonly<Record<string, ts.ScriptKind>> = { '.ts': ts.ScriptKind.TS, '.tsx': ts.ScriptKind.TSX, '.mjs': ts.ScriptKind.JS }

let last: { readonly text: string; readonly source: ts.SourceFile } | undefined

/**
 * Read by its extension: `<T>(` begins an element in a .tsx file, which would swallow the rest of a .ts file. Rules ask for one file after
 * the other, so that the last one is remembered and each is parsed once.
 */
export function syntaxOf(text: string, file: string): ts.SourceFile {
  if (last?.text === text && last.source.fileName === file) return last.source
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, KINDS[extname(file)] ?? ts.ScriptKind.TS)
  last = { text, source }
  return source
}
