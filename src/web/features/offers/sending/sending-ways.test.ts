import { expect, test } from 'vitest'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { draftOf } from '../editor/draft-example.ts'
import { chatText, chatUrl } from './customers-chat.ts'
import { emailsOf, proposedWays } from './sending-ways.ts'

const to = (parts: { email?: string; phone?: string }) => draftOf({ addressee: { ...draftOf().addressee, ...parts } })
const event = (kind: 'sent' | 'seen', ways: string[]): OfferReply['events'][number] => ({
  _id: kind,
  at: '2026-11-22T10:00:00.000Z',
  kind,
  version: 1,
  by: { kind: 'staff', name: 'Mona' },
  facts: { ways },
})

test('a new version goes the way of the last one', () => {
  expect(proposedWays(to({ email: 'a@b.example' }), [event('seen', []), event('sent', ['whatsapp'])])).toEqual(['whatsapp'])
})

test('a first version goes by email, else by WhatsApp, else on paper', () => {
  expect(proposedWays(to({ email: 'a@b.example', phone: '0100 000 0001' }), [])).toEqual(['email'])
  expect(proposedWays(to({ phone: '0100 000 0001' }), [])).toEqual(['whatsapp'])
  expect(proposedWays(to({ phone: 'ask Mona' }), [])).toEqual(['print'])
})

test('everybody with an address is written to once', () => {
  const recipient = { name: '', email: 'a@b.example', phone: '', language: 'en', hasPrices: true } as const
  expect(emailsOf({ ...to({ email: 'a@b.example' }), recipients: [recipient, { ...recipient, email: '' }] })).toEqual(['a@b.example'])
})

test('the chat gets four lines at most, and the link is one of them', () => {
  expect(chatText('a\n\n b \nc\nd\ne', 'https://x.example')).toBe('a\nb\nc\nhttps://x.example')
  expect(chatText('a\nb', null)).toBe('a\nb')
})

test('the chat is with the number that was meant, in any spelling; without a number it is chosen in WhatsApp', () => {
  for (const phone of ['01001234567', '٠١٠٠١٢٣٤٥٦٧', '+20 100 123 4567', '0020 100 123 4567'])
    expect(chatUrl(to({ phone }), 'Hello'), phone).toBe('https://wa.me/201001234567?text=Hello')
  expect(chatUrl(to({ phone: '02 2735 0000' }), 'Hello')).toBe('https://wa.me/20227350000?text=Hello')
  expect(chatUrl(to({ phone: 'ask Mona' }), 'Hello')).toBe('https://wa.me/?text=Hello')
})
