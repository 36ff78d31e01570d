import { extname } from 'node:path'
import ts from 'typescript'

const KINDS: Readonly<Record<string, ts.ScriptKind>> = { '.ts': ts.ScriptKind.TS, '.tsx': ts.ScriptKind.TSX, '.mjs': ts.ScriptKind.JS }

/** Read by its extension: `<T>(` begins an element in a .tsx file, which would swallow the rest of a .ts file. */
export function syntaxOf(text: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, KINDS[extname(file)] ?? ts.ScriptKind.TS)
}
