import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler, type NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler'
import type { CompileAnswer, DocumentJob } from './wire.ts'

/** Runs as a process of its own: compiles each job that its parent sends, and ends with it. Arguments: the templates' folder, then fonts. */
const [folder = '', ...fonts] = process.argv.slice(2)
/** Memory of the last documents that makes the next one faster, counted in documents. */
const REMEMBERED_DOCUMENTS = 2

const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(font)) }] })

function compile({ template, data, files }: DocumentJob): CompileAnswer {
  for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(folder, 'given', name), Buffer.from(bytes))
  try {
    const compiled = compiler.compile({ mainFilePath: join(folder, template), inputs: { data: JSON.stringify(data) } })
    const document = compiled.result
    if (document === null || compiled.hasError()) return { mistake: mistakeOf(compiled) }
    return { pdf: compiler.pdf(document, {}), memoryBytes: process.memoryUsage.rss() }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(REMEMBERED_DOCUMENTS)
  }
}

function mistakeOf(compiled: NodeTypstCompileResult): string {
  return JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'nothing was compiled')
}

process.on('message', (job: DocumentJob) => {
  process.send?.(compile(job))
})
process.on('disconnect', () => process.exit(0))
