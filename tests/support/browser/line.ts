import { once } from 'node:events'
import net from 'node:net'

/** A way to the shop that can be cut: what a service worker fetches cannot be refused by the browser's own tools. */
export interface Line {
  readonly url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function openLine(shopUrl: string): Promise<Line> {
  const { hostname, port: shopPort } = new URL(shopUrl)
  const sockets = new Set<net.Socket>()
  const server = net.createServer((visitor) => {
    const shop = net.connect(Number(shopPort), hostname)
    for (const socket of [visitor, shop]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    visitor.pipe(shop).pipe(visitor)
  })
  const listen = (port: number) => once(server.listen(port, hostname), 'listening')
  await listen(0)
  const { port } = server.address() as net.AddressInfo
  return {
    url: `http://${hostname}:${port}`,
    cut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => {
      await listen(port)
    },
  }
}
