import { expect, test } from 'vitest'
import { ORDER_FILE_BYTES_MAX, orderFileKind, orderFileName, refuseFile } from './order-files.ts'

test.each([
  ['plan.PDF', 'pdf', 'plan.pdf'],
  ['C:\\Users\\mona\\site plan.v2.jpeg', 'jpg', 'site plan.v2.jpg'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['رسم المطبخ.png', 'jpg', 'رسم المطبخ.jpg'],
  ['invoice\u202efdp.exe', 'pdf', 'invoicefdp.pdf'],
  ['.pdf', 'pdf', 'file.pdf'],
  [' "quoted"  name ', 'png', 'quoted name.png'],
] as const)('%s of kind %s is saved as %s', (typed, kind, name) => {
  expect(orderFileName(typed, kind)).toBe(name)
})

test('the kind is that of the content', () => {
  expect(orderFileKind(Buffer.from('%PDF-1.7\n'))).toBe('pdf')
  expect(orderFileKind(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpg')
  expect(orderFileKind(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('png')
  for (const other of ['', '%PD', '<svg/>', 'MZ', ' %PDF-1.7']) expect(orderFileKind(Buffer.from(other))).toBeNull()
})

test('a file is unfit by its size or by its content', () => {
  const head = Buffer.from('%PDF-1.7')
  expect(refuseFile({ bytes: ORDER_FILE_BYTES_MAX, head })).toBeNull()
  expect(refuseFile({ bytes: ORDER_FILE_BYTES_MAX + 1, head })).toBe('tooLarge')
  expect(refuseFile({ bytes: 5, head: Buffer.from('PK\x03\x04') })).toBe('wrongType')
})
