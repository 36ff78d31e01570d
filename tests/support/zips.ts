import { crc32, deflateRawSync } from 'node:zlib'

/** A zip with these files; `saidBytes` is the size that each claims to have once unpacked. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>, saidBytes?: number): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = factsOf({ name, crc: crc32(bytes), packed: packed.length, size: saidBytes ?? bytes.length })
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0', 'latin1'), facts, Buffer.from(name)])
    const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0\u0014\0', 'latin1'), facts, Buffer.alloc(14), Buffer.from(name)])
    central.writeUInt32LE(offset, 42)
    parts.push(local, packed)
    directory.push(central)
    offset += local.length + packed.length
  }
  const end = Buffer.alloc(22)
  const listed = Buffer.concat(directory)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listed, end])
}

/** The fields that both heads of a file share: deflated, with UTF-8 names, without a date. */
function factsOf({ name, crc, packed, size }: { name: string; crc: number; packed: number; size: number }): Buffer {
  const facts = Buffer.alloc(24)
  facts.writeUInt16LE(0x0800, 0)
  facts.writeUInt16LE(8, 2)
  facts.writeUInt32LE(crc, 8)
  facts.writeUInt32LE(packed, 12)
  facts.writeUInt32LE(size, 16)
  facts.writeUInt16LE(Buffer.byteLength(name), 20)
  return facts
}
