import { type Call, endpoints } from '#contract/endpoints.ts'
import { emptyAll } from '../support/database/template.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { openTestShop } from '../support/shop/test-shop.ts'
import { askByAreas, casesOf, EVERY_COMBINATION } from './areas/area-answers.ts'

/** Asks each call, on own and foreign records, as staff with each of the 64 combinations of areas. `areas.test.ts` asks some of them. */
export async function prove(): Promise<string> {
  const database = await openTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  const renew = async () => {
    await emptyAll(database.db)
    shop.app.cache.dropAll()
  }
  const faults: string[] = []
  const calls = Object.keys(endpoints) as Call[]
  let [cases, asked] = [0, 0]
  try {
    for (const call of calls)
      for (const each of casesOf(call)) {
        const { seen, wanted } = await askByAreas(shop, { call, each, combinations: EVERY_COMBINATION, renew })
        cases += 1
        asked += Object.keys(seen).length
        for (const [areas, answer] of Object.entries(seen))
          if (answer !== wanted[areas]) faults.push(`${call} (${each.what}) with ${areas}: ${answer}, not ${wanted[areas]}`)
      }
  } finally {
    await shop.close()
    await database.close()
  }
  const line = `${asked} calls: each of ${calls.length} in its ${cases} cases with ${EVERY_COMBINATION.length} combinations of areas, ${faults.length} faults`
  if (faults.length > 0) throw new Error([line, ...faults.slice(0, 60)].join('\n'))
  return line
}
