import { readFileSync } from 'node:fs'
import { z } from 'zod'

const ROOT = new URL('../../', import.meta.url)
const FONTS = '@fontsource/ibm-plex-sans-arabic'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
})

const ICONS = `The outlines of \`src/web/ui/icon\` are, in part, those of [Tabler Icons](https://tabler.io/icons), some of them simplified.

MIT License. Copyright (c) 2020-2026 Paweł Kuna

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** The notices of everything of others that the shop ships or runs on, from the lockfile and the packages themselves. */
export function thirdPartyText(): string {
  return `# Notices of others

Written by \`npm run docs\`. The shop itself is under the [MIT licence](LICENSE).

## Icons

${ICONS}

## Fonts

IBM Plex Sans Arabic, in pages and documents:

\`\`\`text
${read(`node_modules/${FONTS}/LICENSE`).trim()}
\`\`\`

## Packages

These run with the shop, and each has the text of its licence beside it in \`node_modules\`.

| package | version | licence |
|---|---|---|
${packages()
  .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  .join('\n')}
`
}

/** Packages of one platform alone are left out, as are those that only build and test. */
function packages() {
  const { packages: locked } = Lock.parse(JSON.parse(read('package-lock.json')))
  const found = Object.entries(locked)
    .filter(([at, { dev, devOptional, optional }]) => at !== '' && !dev && !devOptional && !optional)
    .map(([at, { version = '', license = formerLicense(at) }]) => ({
      name: at.slice(at.lastIndexOf('node_modules/') + 13),
      version,
      license,
    }))
  const unknown = found.filter(({ license }) => license === '').map(({ name }) => name)
  if (unknown.length > 0) throw new Error(`The lockfile names no licence of ${unknown.join(', ')}.`)
  return [...new Map(found.map((each) => [`${each.name} ${each.version}`, each])).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Older packages name theirs in a list, which the lockfile leaves out. */
function formerLicense(at: string): string {
  const named = z.object({ licenses: z.array(z.object({ type: z.string() })) }).safeParse(JSON.parse(read(`${at}/package.json`)))
  return named.success ? named.data.licenses.map(({ type }) => type).join(', ') : ''
}

function read(file: string): string {
  return readFileSync(new URL(file, ROOT), 'utf8')
}
