import { expect, test } from 'vitest'
import { queryPlan } from './query.ts'

test.each([
  ['عجانة 25 كيلو', ['عجان', '25']],
  ['عجانة ٢٥ كجم', ['عجان', '25']],
  ['spiral mixer 50 kg', ['spiral', 'mixer', '50']],
  ['spiral mixer 50 ki', ['spiral', 'mixer', '50']],
  ['kettle 150L', ['kettle', '150']],
  ['25kg mixer', ['25', 'mixer']],
  ['ثلاجة ١٢٠٠ لتر', ['ثلاج', '1200']],
  ['فرن 12 كيلو وات', ['فرن', '12']],
  ['gas 6 burner', ['gas', '6', 'burner']],
  ['kilo', ['kilo']],
  ['كيلو', ['كيلو']],
  ['1/2 hp', ['1', '2']],
])('%s asks for %j', (query, words) => {
  expect(queryPlan(query).words).toEqual(words)
})

test.each([
  ['bnv e2', 'bnv-e2'],
  ['NVR  UR1200', 'nvr-ur1200'],
  ['nvr ur', null],
  ['ثلاجة 2', null],
])('%s may be the SKU %s', (query, sku) => {
  expect(queryPlan(query).sku).toBe(sku)
})
