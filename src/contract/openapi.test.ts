import { describe, expect, test } from 'vitest'
import { methodAndPath } from './endpoint.ts'
import { type Call, endpoints } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
}

interface Operation {
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly security?: unknown
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly Error: { readonly properties: object } } }
}

const calls = Object.keys(endpoints) as Call[]
const document = JSON.parse(JSON.stringify(openApiDocument('Shop', endpoints))) as Document

function operationOf(call: Call): Operation | undefined {
  const { method, path } = methodAndPath(call)
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

describe('the API document', () => {
  test.each(calls)('describes %s with every parameter of its path', (call) => {
    const operation = operationOf(call)
    expect(operation?.summary).toBe(endpoints[call].about)
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default'])
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const described = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    expect(described.map(({ name }) => name)).toEqual(inPath)
    for (const { required } of described) expect(required).toBe(true)
    expect(operation?.security === undefined).toBe(endpoints[call].access === 'anyone')
  })

  test('describes nothing else', () => {
    const described = Object.values(document.paths).reduce((sum, operations) => sum + Object.keys(operations).length, 0)
    expect(described).toBe(calls.length)
    expect(document.openapi).toBe('3.1.0')
  })

  test('names the query of the product list and the shape of a refusal', () => {
    const query = operationOf('GET /api/product/list')?.parameters.map(({ name }) => name)
    expect(query).toEqual(['name', 'category', 'brand', 'min', 'max', 'rating', 'order', 'page', 'limit', 'sortOrder'])
    expect(Object.keys(document.components.schemas.Error.properties)).toEqual(['error', 'code', 'fields'])
  })

  test('a query has no required parameter', () => {
    for (const call of calls) {
      for (const parameter of operationOf(call)?.parameters ?? [])
        if (parameter.in === 'query') expect(parameter.required, parameter.name).toBe(false)
    }
  })
})
