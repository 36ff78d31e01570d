import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/endpoints.ts'
import { replyWriter } from './reply-writer.ts'

const Line = z.object({ sku: z.string(), price: z.number().optional(), note: z.string().nullable(), isNew: z.boolean() })
const Reply = z.object({ lines: z.array(Line), count: z.number(), about: Line.nullable().optional() })

/** Right, wrong and surplus alike. */
const anyPart = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constantFrom(null, undefined))
const line = fc.record({
  sku: fc.string(),
  price: fc.option(fc.double(), { nil: undefined }),
  note: fc.option(fc.string()),
  isNew: fc.boolean(),
})
const anyLine = fc.record({ sku: anyPart, price: anyPart, note: anyPart, isNew: anyPart, secret: anyPart }, { requiredKeys: [] })
const anyReply = fc.record({
  lines: fc.oneof(fc.array(fc.oneof(line, anyLine), { maxLength: 4 }), anyPart),
  count: fc.oneof(fc.integer(), anyPart),
  about: fc.oneof(line, anyLine, anyPart),
  purchasePrice: fc.integer(),
})

describe('a reply on its way out', () => {
  test('is written as its schema lets it out, and refused where its schema refuses it', () => {
    const write = replyWriter(Reply)
    fc.assert(
      fc.property(anyReply, (reply) => {
        const parsed = Reply.safeParse(reply)
        if (parsed.success) expect(JSON.parse(write(reply))).toEqual(JSON.parse(JSON.stringify(parsed.data)))
        else expect(() => write(reply)).toThrow(z.ZodError)
      }),
    )
  })

  test('loses every key that the schema does not name, at any depth', () => {
    const written = replyWriter(Reply)({ lines: [{ sku: 'A', note: null, isNew: true, purchasePrice: 7 }], count: 1, secret: 'x' })
    expect(JSON.parse(written)).toEqual({ lines: [{ sku: 'A', note: null, isNew: true }], count: 1 })
  })

  test('is held to what a schema checks beyond its kind', () => {
    const write = replyWriter(z.object({ page: z.number().min(1), kind: z.enum(['a', 'b']), when: z.union([z.string(), z.null()]) }))
    expect(write({ page: 1, kind: 'a', when: null })).toBe('{"page":1,"kind":"a","when":null}')
    expect(() => write({ page: 0, kind: 'a', when: null })).toThrow(z.ZodError)
    expect(() => write({ page: 1, kind: 'c', when: null })).toThrow(z.ZodError)
  })

  test('has an order of keys that does not depend on who made it', () => {
    const write = replyWriter(endpoints['GET /api/brand/list'].reply)
    const words = { name: 'A', nameAr: 'ا', slug: 'a', description: '', descriptionAr: '' }
    const brand = { _id: '1', ...words, isActive: true, created: '2026-01-01', productCount: 1 }
    const turned = Object.fromEntries(Object.entries(brand).reverse())
    expect(write({ brands: [turned] })).toBe(write({ brands: [brand] }))
  })
})
