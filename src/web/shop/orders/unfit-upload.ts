import { refuseFile } from '#domain/orders/order-files.ts'

const HEAD = 16

/** The reason why a chosen file would be refused, known before it travels; the server checks the same. */
export async function unfitUpload(file: File): Promise<ReturnType<typeof refuseFile>> {
  return refuseFile({ bytes: file.size, head: new Uint8Array(await file.slice(0, HEAD).arrayBuffer()) })
}
