import { CASES } from './cases.ts'
import { type Bench, documentPath } from './measure.ts'

export interface ListsDuringDocuments {
  readonly documents: number
  /** 99 of 100 warm lists are answered within this. */
  readonly restMs: number
  readonly busyMs: number
}

/** The name by which it is asked for alone. */
export const LISTS_DURING_DOCUMENTS = 'lists-during-documents'

const DOCUMENTS = 50
const LINES = 60
const LISTS_A_TURN = 500
const LEAST_TURNS = 10
const CONNECTIONS = 4

/** Warm lists, at rest and while documents are asked for, all at once. */
export async function listsDuringDocuments(bench: Bench): Promise<ListsDuringDocuments> {
  const { client, shop, selling, facts, effort } = bench
  const isSmoke = effort.rounds === 1
  const documents = isSmoke ? 2 : DOCUMENTS
  const paths = CASES.find(({ name, kind }) => name === 'list' && kind === 'warm')?.paths(facts) ?? []
  const turn = async () =>
    (await client.run({ port: shop.port, paths, times: isSmoke ? 20 : LISTS_A_TURN, connections: CONNECTIONS })).latencies
  const atRest: number[] = []
  for (let n = 0; n < (isSmoke ? 1 : LEAST_TURNS); n += 1) atRest.push(...(await turn()))
  const drafts = await selling.drafts(documents, LINES)
  let isOver = false
  const printing = Promise.all(drafts.map((draft) => printed(bench, draft))).finally(() => {
    isOver = true
  })
  const busy: number[] = []
  while (!isOver) busy.push(...(await turn()))
  await printing
  return { documents, restMs: percentile99(atRest), busyMs: percentile99(busy) }
}

/** Asked again where the shop says that enough others wait. */
async function printed({ shop, selling }: Bench, draft: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${shop.port}${documentPath(draft)}`, { headers: { authorization: selling.token } })
    await answer.arrayBuffer()
    if (answer.ok) return
    if (answer.status !== 503) throw new Error(`a document was answered ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN
}
