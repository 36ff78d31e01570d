import { afterEach, beforeEach, expect } from 'vitest'

// An error printed unnoticed is a defect, so it fails the test; a test that expects one puts its own spy in place.
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
