import { describe, expect, test } from 'vitest'
import { type EndpointKey, methodAndPath } from '../endpoint.ts'
import { type Call, endpoints } from '../endpoints.ts'
import { navigations } from './navigations.ts'
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
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly properties?: object } }>> }
  readonly security?: unknown
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A test of the server's refusals checks that they have this shape. */
const REFUSAL = { $ref: '#/components/schemas/Error' }

const calls = Object.keys(endpoints) as Call[]
const document = JSON.parse(JSON.stringify(openApiDocument({ title: 'Shop', endpoints, navigations }))) as Document

function operationOf(call: EndpointKey): Operation | undefined {
  const { method, path } = methodAndPath(call)
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}

describe('the API document', () => {
  test.each(calls)('describes %s with every parameter of its path', (call) => {
    const operation = operationOf(call)
    expect(operation?.summary).toBe(endpoints[call].about)
    expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default'])
    expect(operation?.responses.default).toMatchObject({ content: { 'application/json': { schema: REFUSAL } } })
    const inPath = [...call.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const described = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? []
    expect(described.map(({ name }) => name)).toEqual(inPath)
    for (const { required } of described) expect(required).toBe(true)
    expect(operation?.security === undefined).toBe(['anyone', 'link-holders'].includes(String(endpoints[call].access)))
  })

  test('describes no other call', () => {
    const described = Object.values(document.paths).reduce((sum, operations) => sum + Object.keys(operations).length, 0)
    expect(described).toBe(calls.length + Object.keys(navigations).length)
    expect(document.openapi).toBe('3.1.0')
  })

  test('describes a call with a file as multipart/form-data and any other as JSON', () => {
    const contentOf = (call: Call) => operationOf(call)?.requestBody?.content ?? {}
    const added = contentOf('POST /api/product/add')
    expect(Object.keys(added)).toEqual(['multipart/form-data'])
    expect(Object.keys(added['multipart/form-data']?.schema.properties ?? {})).toEqual(expect.arrayContaining(['sku', 'nameAr', 'image']))
    expect(Object.keys(contentOf('PUT /api/product/:id/image'))).toEqual(['multipart/form-data'])
    expect(Object.keys(contentOf('PUT /api/product/:id'))).toEqual(['application/json'])
  })

  test('describes navigations as redirects to a page', () => {
    for (const address of Object.keys(navigations) as EndpointKey[]) {
      const operation = operationOf(address)
      expect(Object.keys(operation?.responses ?? {}), address).toEqual(['302'])
      expect(operation?.security).toBeUndefined()
    }
    expect(operationOf('GET /api/auth/google')?.parameters.map(({ name }) => name)).toEqual(['language', 'returnTo', 'token'])
  })

  test('names the query of the product list', () => {
    const query = operationOf('GET /api/product/list')?.parameters.map(({ name }) => name)
    expect(query).toEqual(['name', 'category', 'brand', 'min', 'max', 'rating', 'order', 'page', 'limit', 'sortOrder'])
  })

  test('a query has no required parameter', () => {
    for (const call of calls) {
      for (const parameter of operationOf(call)?.parameters ?? [])
        if (parameter.in === 'query') expect(parameter.required, parameter.name).toBe(false)
    }
  })
})
