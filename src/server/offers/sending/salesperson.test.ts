import { expect, test } from 'vitest'
import { accountOfSalesperson } from './salesperson.facts.ts'

const person = (id: string, name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { id, firstName, lastName, email: `${id}@shop.example` }
}
const STAFF = [person('ola', 'Ola Fouad'), person('mona', 'Mona Adel'), person('other-mona', 'Mona Adel')]

test.each([
  ['the only one by that name', { name: ' Ola Fouad ', email: '' }, 'mona', 'ola'],
  ['the only one by that name, whatever address stands there', { name: 'Ola Fouad', email: 'mona@shop.example' }, 'mona', 'ola'],
  ['of two by that name the one with the address', { name: 'Mona Adel', email: 'Other-Mona@shop.example' }, 'mona', 'other-mona'],
  ['of two by that name the sender', { name: 'Mona Adel', email: 'sales@shop.example' }, 'other-mona', 'other-mona'],
  ['nobody of two by that name', { name: 'Mona Adel', email: '' }, 'ola', null],
  ['somebody who was renamed, by the address', { name: 'Ola Samir', email: 'ola@shop.example' }, 'mona', 'ola'],
  ['nobody by a name that no account has', { name: 'Hatem', email: '' }, 'ola', null],
  ['nobody where no name stands', { name: '', email: 'ola@shop.example' }, 'ola', null],
])('an offer is of %s', (_, named, sender, expected) => {
  expect(accountOfSalesperson(STAFF, named, sender)).toBe(expected)
})
