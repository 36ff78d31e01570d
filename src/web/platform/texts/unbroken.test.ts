import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

const visible = (name: string) => unbroken(name).replaceAll('\u00a0', '_')

test('measures stay on one line in both languages, other words may wrap', () => {
  expect(visible('GN pan 1/1, 100 mm deep')).toBe('GN pan 1/1, 100_mm deep')
  expect(visible('Blast chiller, 10 trays GN 1/1')).toBe('Blast chiller, 10 trays GN_1/1')
  expect(visible('Dryer, 18.5 kW, 63 m3/h')).toBe('Dryer, 18.5_kW, 63 m3/h')
  expect(visible('حوض استانلس 1800 مم')).toBe('حوض استانلس 1800_مم')
  expect(visible('ثلاجة 500 لتر ستانلس')).toBe('ثلاجة 500_لتر ستانلس')
  expect(visible('فرن 10 صواني GN 1/1 غاز')).toBe('فرن 10 صواني GN_1/1 غاز')
})

test('nothing but spaces changes', () => {
  fc.assert(fc.property(fc.string(), (name) => unbroken(name).replaceAll('\u00a0', ' ') === name.replaceAll('\u00a0', ' ')))
})
