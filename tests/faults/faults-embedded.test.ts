import { describe, expect, test } from 'vitest'
import { prove as moveClock } from './clock.prove.ts'
import { prove as killUploads } from './killed-uploads.prove.ts'
import { prove as loseStore } from './picture-store.prove.ts'
import { prove as holdConnections } from './slow-clients.prove.ts'

describe('a shop among faults', () => {
  test('goes on when its clock jumps back and forth', async () => {
    expect(await moveClock('small')).toMatch(
      /^the clock stood 26 h, -72 h, 0 h beside the right time; embedded: \d+ acknowledged .* 0 faults$/,
    )
  })

  test('has each acknowledged upload and no half one after it is killed', async () => {
    expect(await killUploads('small')).toMatch(/killed 1 times, \d+ acknowledged .* 0 lost, half or left behind$/)
  })

  test('serves its pages and refuses uploads with 503 while its picture store is away', async () => {
    expect(await loseStore('small')).toContain('; 0 lost, half or answered otherwise')
  })

  test('answers everybody else and ends connections that send nothing or half a head', async () => {
    expect(await holdConnections('small')).toMatch(/^200 connections, .* all ended after \d+ s/)
  })
})
