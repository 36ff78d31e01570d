import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Measured } from './measured.tsx'

const marked = (words: string) =>
  renderToStaticMarkup(<Measured words={words} />)
    .replaceAll('<bdi dir="ltr">', '[')
    .replaceAll('</bdi>', ']')

test('numbers with their units and sizes read from left to right among words of either script', () => {
  expect(marked('القدرة الكهربائية: 18.6 kW')).toBe('القدرة الكهربائية: [18.6 kW]')
  expect(marked('الحرارة من 50 °C إلى 300 °C')).toBe('الحرارة من [50 °C] إلى [300 °C]')
  expect(marked('850 × 800 × 1060 mm')).toBe('[850 × 800 × 1060 mm]')
  expect(marked('قدرة الغاز: 41 كيلووات')).toBe('قدرة الغاز: [41] كيلووات')
  expect(marked('Stainless steel')).toBe('Stainless steel')
})
