import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { startShop } from '#tests/support/browser/shop-process.ts'
import { CATEGORIES, failuresOf, type PageResult, type Run, resultOf, tableOf } from './pages.ts'

/** `run.ts [--runs=5] [--url=http://127.0.0.1:3000] [--only=/ar]`; without an address the built shop is started with the demo. */
const options = Object.fromEntries(process.argv.slice(2).map((argument) => argument.replace(/^--/, '').split('=', 2))) as {
  runs?: string
  url?: string
  only?: string
}
const RUNS = Number(options.runs ?? 5)

const shop = options.url === undefined ? await startShop() : null
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  logLevel: 'silent',
})
try {
  const results = await measure(options.url ?? shop?.url ?? '', chrome.port)
  console.log(`${tableOf(results)}\n`)
  for (const { path, faults } of results) for (const fault of faults) console.log(`${path}: ${fault}`)
  const failures = results.flatMap(failuresOf)
  for (const failure of failures) console.error(`FAILED ${failure}`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  chrome.kill()
  await shop?.stop()
  shop?.remove()
}

async function measure(url: string, port: number): Promise<PageResult[]> {
  const results: PageResult[] = []
  for (const path of await paths(url)) {
    // The first request of a page is made anew; visitors usually get it from the cache.
    await (await fetch(url + path)).arrayBuffer()
    const runs: Run[] = []
    while (runs.length < RUNS) runs.push(await once(url + path, port))
    results.push(resultOf(path, runs))
  }
  return results
}

/** Home, a list and a product, in both languages. */
async function paths(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/product/list?limit=1`)
  const { products } = (await answer.json()) as { products: { slug: string }[] }
  const product = products.map(({ slug }) => `/product/${slug}`)
  const english = ['/', '/shop', ...product]
  const both = [...english, ...english.map((path) => `/ar${path === '/' ? '' : path}`)]
  return options.only === undefined ? both : both.filter((path) => path === options.only)
}

async function once(address: string, port: number): Promise<Run> {
  let lhr = await visit(address, port)
  // The browser now and then loses a recording on a busy machine, so one more try is allowed.
  if (lhr.runtimeError !== undefined) lhr = await visit(address, port)
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    // A page that could not be loaded has no scores, and fails.
    faults: lhr.runtimeError === undefined ? faultsOf(lhr) : [lhr.runtimeError.message],
  }
}

async function visit(address: string, port: number): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] })
  if (result === undefined) throw new Error(`Nothing could be measured at ${address}`)
  return result.lhr
}

/** Failed audits that count; those of speed show in the figures. */
function faultsOf({ categories, audits }: RunnerResult['lhr']): string[] {
  const counted = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) => categories[category]?.auditRefs ?? [])
  return counted
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''} ${nodesOf(audits[id]?.details)}`.trim())
}

function nodesOf(details: unknown): string {
  const items = (details as { items?: { node?: { snippet?: string } }[] } | undefined)?.items ?? []
  return items.flatMap(({ node }) => node?.snippet ?? []).join(' | ')
}
