import net from 'node:net'

/** `cut` ends a connection after some bytes of the answer. */
export type Line = 'passes' | 'refuses' | 'hangs' | 'cuts'

export interface TcpSwitch {
  readonly port: number
  be(line: Line): void
  /** New connections go to the first of these that takes them; open ones stay. */
  leadTo(...ports: number[]): void
  close(): Promise<void>
}

const CUT_AFTER_BYTES = 100

/** A line between a shop and what it rests on, or between people and shops, that can fail. */
export async function startSwitch(...first: number[]): Promise<TcpSwitch> {
  const open = new Set<net.Socket>()
  let ports = first
  let line: Line = 'passes'
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  const track = (socket: net.Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
  }
  const join = (near: net.Socket, [port, ...others]: readonly number[]) => {
    if (port === undefined) return near.destroy()
    const far = net.connect(port, '127.0.0.1')
    track(far)
    let isJoined = false
    let sent = 0
    far.on('connect', () => {
      isJoined = true
      near.pipe(far)
    })
    far.on('data', (bytes) => {
      if (line === 'hangs') return
      near.write(bytes)
      sent += bytes.length
      if (line === 'cuts' && sent > CUT_AFTER_BYTES) near.destroy()
    })
    far.on('close', () => {
      if (isJoined) near.destroy()
      else join(near, others)
    })
    near.on('close', () => far.destroy())
    return near
  }
  const server = net.createServer((near) => {
    track(near)
    if (line === 'refuses') near.destroy()
    else join(near, ports)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as net.AddressInfo).port,
    be(next) {
      line = next
      if (next === 'refuses') endAll()
    },
    leadTo(...next) {
      ports = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        endAll()
      }),
  }
}
