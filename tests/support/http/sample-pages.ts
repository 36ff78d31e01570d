import { pathToFileURL } from 'node:url'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { createPages, type InProcessTransport, type PageRequest, type Pages } from '#server/ssr.ts'

export const BUILD_DIR = `${process.cwd()}/build`
export const PUBLIC_URL = 'https://shop.example'

/** The shop's answers, by the beginning of the path; the first that fits counts. */
export type Answers = readonly (readonly [path: RegExp, body: object])[]

/** The pages as they are built, over a shop that answers as it is told. */
export async function openSamplePages(answers: Answers): Promise<ReadablePages> {
  const builder = (await import(pathToFileURL(`${process.cwd()}/scripts/lib/build.mjs`).href)) as {
    ensureBuilt(options: { quiet: boolean }): Promise<void>
  }
  await builder.ensureBuilt({ quiet: true })
  const api: InProcessTransport = async ({ path }) => {
    const found = answers.find(([asked]) => asked.test(path))
    return found === undefined
      ? { status: 404, body: { error: 'No product found.', code: 'product/not-found', message: 'No product found.' } }
      : { status: 200, body: found[1] }
  }
  const pages = await createPages({
    buildDir: BUILD_DIR,
    api,
    publicUrl: `${PUBLIC_URL}/`,
    readShop: () => DEMO_SETTINGS.shop,
    driveImageUrl: 'https://pictures.example/thumb?id={id}&w=1000',
    onError: (error) => {
      throw error
    },
    onEarlyScripts: (missing) => {
      throw new Error(missing)
    },
  })
  return readable(pages)
}

export type ReadablePages = ReturnType<typeof readable>

/** The pages with their bytes as text. */
export function readable(pages: Pages) {
  return {
    queryOf: (request: PageRequest) => pages.queryOf(request),
    render: async (request: PageRequest) => {
      const { html, ...page } = await pages.render(request)
      return { ...page, html: html.toString() }
    },
  }
}

/** A page's own part, between the header and the footer that all have. */
export const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
