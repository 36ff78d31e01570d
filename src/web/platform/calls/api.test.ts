import { expect, test } from 'vitest'
import { type ApiAnswer, ApiError, type ApiRequest, createApi } from './api.ts'

function apiThatAnswers(answer: ApiAnswer) {
  const sent: ApiRequest[] = []
  const api = createApi({
    language: 'ar',
    transport: async (request) => {
      sent.push(request)
      return answer
    },
  })
  return { api, sent }
}

test('a call fills its path, writes its query and says its language', async () => {
  const { api, sent } = apiThatAnswers({ status: 200, body: { products: [] } })
  await api.call('GET /api/product/list/search/:term', { params: { term: 'a/b ث?' } })
  await api.call('GET /api/product/list', { query: { name: 'oven & range', page: 2, brand: undefined } })
  await api.call('GET /api/category/list')
  expect(sent.map(({ method, path, language }) => `${method} ${path} ${language}`)).toEqual([
    'GET /api/product/list/search/a%2Fb%20%D8%AB%3F ar',
    'GET /api/product/list?name=oven+%26+range&page=2 ar',
    'GET /api/category/list ar',
  ])
})

test('the reply is what the door answered', async () => {
  const { api } = apiThatAnswers({ status: 200, body: { categories: [] } })
  expect(await api.call('GET /api/category/list')).toEqual({ categories: [] })
})

test('a refusal keeps its status, code, text and fields', async () => {
  const { api } = apiThatAnswers({
    status: 400,
    body: { error: 'Please check.', code: 'validation', fields: { page: ['Page must be at least 1.'] } },
  })
  const refusal = api.call('GET /api/product/list', { query: { page: 0 } })
  await expect(refusal).rejects.toBeInstanceOf(ApiError)
  await expect(refusal).rejects.toMatchObject({
    status: 400,
    code: 'validation',
    message: 'Please check.',
    fields: { page: ['Page must be at least 1.'] },
  })
})

test('a refusal with only a message has it as its text', async () => {
  const { api } = apiThatAnswers({ status: 409, body: { message: 'Please wait.' } })
  await expect(api.call('GET /api/category/list')).rejects.toMatchObject({ status: 409, message: 'Please wait.' })
})

test('an answer that is not ours is still an error of the client', async () => {
  const { api } = apiThatAnswers({ status: 502, body: null })
  await expect(api.call('GET /api/category/list')).rejects.toMatchObject({ status: 502, code: 'unreachable', fields: {} })
})
