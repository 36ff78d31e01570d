import { expect, test } from 'vitest'
import { MORE_PIECES_MAX } from '#domain/orders/delivery.ts'
import { isPieces } from './pieces-field.tsx'

test('a line of a request by phone takes whole pieces in digits of either kind, and nothing else', () => {
  for (const typed of ['1', ' 3 ', '٣', String(MORE_PIECES_MAX)]) expect(isPieces(typed), typed).toBe(true)
  for (const typed of ['', '0', '-1', '2.5', 'two', String(MORE_PIECES_MAX + 1)]) expect(isPieces(typed), typed).toBe(false)
})
