import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the build and writes something else in place of a piece of each page; the caller deletes the folder. */
export function buildThatRenders(buildDir: string, [piece, planted]: readonly [string, string]): string {
  const folder = mkdtempSync(join(tmpdir(), 'diyafa-planted-'))
  mkdirSync(join(folder, 'server'))
  symlinkSync(join(buildDir, 'client'), join(folder, 'client'))
  writeFileSync(
    join(folder, 'server', 'index.js'),
    `import { entry as real } from ${JSON.stringify(`${buildDir}/server/index.js`)}
export * from ${JSON.stringify(`${buildDir}/server/index.js`)}
const render = async (...given) => {
  const response = await real.module.default(...given)
  return Object.assign(response, { html: Buffer.from(String(response.html).replace(${JSON.stringify(piece)}, () => ${JSON.stringify(planted)})) })
}
export const entry = { module: { ...real.module, default: render } }
`,
  )
  return folder
}
