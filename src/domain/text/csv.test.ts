import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a sheet begins with its mark, and quotes only where it must', () => {
  expect(csvOf([['أسبوع', 'a,b', 'say "hi"', 2.5, null], []])).toBe('\uFEFFأسبوع,"a,b","say ""hi""",2.5,\r\n\r\n')
})

test('no word becomes a formula, and a number below zero stays one', () => {
  const words = ['=1+1', '+20 100', '-5', '@SUM(A1)', '\tx', '\rx', "'quoted"]
  expect(csvOf([words])).toBe(`\uFEFF'=1+1,'+20 100,'-5,'@SUM(A1),'\tx,"'\rx",''quoted\r\n`)
  expect(csvOf([[-5, 'a=b']])).toBe('\uFEFF-5,a=b\r\n')
})
