import { afterEach, beforeEach, expect } from 'vitest'

// What is printed as an error and nobody looks at is a defect; a test that wants one puts its own spy in place.
const printed: unknown[][] = []
const original = console.error

beforeEach(() => {
  printed.length = 0
  console.error = (...values) => {
    printed.push(values)
    original(...values)
  }
})

afterEach(() => {
  console.error = original
  expect(printed, 'nothing is printed as an error').toEqual([])
})
