import { expect, test } from 'vitest'
import { circlesBetween, featureRoomOf, roomOf, type SourceFile, sliceOf } from './folder-circles.ts'
import { ourFiles, read } from './repository-files.ts'

const files = ourFiles().flatMap((file) => (/^src\/server\/.*\.ts$/.test(file) ? [{ file, text: read(file) }] : []))

test('no slice needs another one that needs it', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(circlesBetween(sliceOf, files)).toEqual([])
})

test('no folder of the domain needs another one that needs it', () => {
  const rules = ourFiles().flatMap((file) => (/^src\/domain\/.*\.ts$/.test(file) ? [{ file, text: read(file) }] : []))
  expect(rules.length).toBeGreaterThan(100)
  expect(circlesBetween(sliceOf, rules)).toEqual([])
})

test('no room of a slice needs another one that needs it', () => {
  expect(circlesBetween(roomOf, files)).toEqual([])
})

test('no room of a feature needs another one that needs it', () => {
  const rooms = ourFiles().flatMap((file) => (/^src\/web\/features\/.*\.tsx?$/.test(file) ? [{ file, text: read(file) }] : []))
  expect(rooms.length).toBeGreaterThan(300)
  expect(circlesBetween(featureRoomOf, rooms)).toEqual([])
})

function planted(file: string, imports: string, how = 'import'): SourceFile {
  return { file: `src/server/${file}`, text: `${how} { it } from '${imports}'\n` }
}

test('a circle of slices would be seen, whatever its length and whether types or values are imported', () => {
  const circle = [
    planted('accounts/users.service.ts', '#server/reviews/signatures.service.ts'),
    planted('reviews/emails.service.ts', '#server/catalogue/shop/products.service.ts', 'import type'),
    planted('catalogue/collections/brands.service.ts', '#server/accounts/accounts.service.ts', 'export'),
  ]
  const beside = planted('orders/placing.service.ts', '#server/accounts/accounts.service.ts')
  expect(circlesBetween(sliceOf, [...circle, beside])).toEqual([
    'src/server/accounts → src/server/reviews: src/server/accounts/users.service.ts → src/server/reviews/signatures.service.ts',
    'src/server/reviews → src/server/catalogue: src/server/reviews/emails.service.ts → src/server/catalogue/shop/products.service.ts',
    'src/server/catalogue → src/server/accounts: src/server/catalogue/collections/brands.service.ts → src/server/accounts/accounts.service.ts',
  ])
  expect(circlesBetween(sliceOf, [...circle.slice(1), beside])).toEqual([])
})

test('a circle of rooms would be seen, also with what all rooms stand on', () => {
  const rooms = [
    planted('catalogue/shop/catalogue.service.ts', '#server/catalogue/search/search.service.ts'),
    planted('catalogue/search/search.service.ts', '../shop/replies.ts'),
  ]
  expect(circlesBetween(roomOf, rooms)).toHaveLength(2)
  expect(circlesBetween(sliceOf, rooms)).toEqual([])
  const ground = [
    planted('catalogue/catalogue-change.service.ts', './listing/scopes.repository.ts'),
    planted('catalogue/listing/scopes.repository.ts', '#server/catalogue/catalogue-change.service.ts'),
  ]
  expect(circlesBetween(roomOf, ground)).toHaveLength(2)
})

test('a circle of folders of the domain would be seen', () => {
  const knot = [
    { file: 'src/domain/text/highlight.ts', text: "import { fold } from '#domain/search/fold.ts'\n" },
    { file: 'src/domain/search/query.ts', text: "import { squeezed } from '../text/text.ts'\n" },
    { file: 'src/domain/offers/fees.ts', text: "import type { Governorate } from '../orders/delivery.ts'\n" },
  ]
  expect(circlesBetween(sliceOf, knot)).toEqual([
    'src/domain/text → src/domain/search: src/domain/text/highlight.ts → src/domain/search/fold.ts',
    'src/domain/search → src/domain/text: src/domain/search/query.ts → src/domain/text/text.ts',
  ])
})

test('statements may join tables in both directions', () => {
  const joins = [
    planted('accounts/accounts.repository.ts', '#server/merchants/merchants.tables.ts'),
    planted('merchants/merchants.repository.ts', '#server/accounts/accounts.tables.ts'),
  ]
  expect(circlesBetween(sliceOf, joins)).toEqual([])
})

test('a circle of rooms of a feature would be seen, and its pages may use what uses them', () => {
  const room = (file: string, imported: string): SourceFile => ({
    file: `src/web/features/${file}`,
    text: `import { it } from '${imported}'\n`,
  })
  const circle = [
    room('orders/lines/order-lines.tsx', '../lists/order-table.tsx'),
    room('orders/lists/order-card.tsx', '../lines/order-line.tsx'),
  ]
  expect(circlesBetween(featureRoomOf, circle)).toEqual([
    'src/web/features/orders/lines → src/web/features/orders/lists: src/web/features/orders/lines/order-lines.tsx → src/web/features/orders/lists/order-table.tsx',
    'src/web/features/orders/lists → src/web/features/orders/lines: src/web/features/orders/lists/order-card.tsx → src/web/features/orders/lines/order-line.tsx',
  ])
  const page = [room('orders/order-page.tsx', './lines/order-lines.tsx'), room('orders/lines/order-lines.tsx', '../order-paths.ts')]
  expect(circlesBetween(featureRoomOf, page)).toEqual([])
})
