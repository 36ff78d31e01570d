import { hash } from 'node:crypto'

const MODULUS = 1n << 64n

/** A checksum of a table's rows in whatever order they are read. */
export class RowDigest {
  rows = 0
  private sum = 0n

  add(line: string): void {
    this.rows += 1
    this.sum = (this.sum + hash('sha256', line, 'buffer').readBigUInt64BE(0)) % MODULUS
  }

  get text(): string {
    return this.sum.toString(16).padStart(16, '0')
  }
}
