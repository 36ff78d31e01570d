import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that node:http can do: as many bytes as the path says, with the two headers that they need. */
const bodies = new Map<string, Buffer>()

function bodyFor(path: string): Buffer {
  const known = bodies.get(path)
  if (known !== undefined) return known
  const body = Buffer.alloc(Number(path.slice(1)), 'x')
  bodies.set(path, body)
  return body
}

const server = createServer((request, response) => {
  const body = bodyFor(request.url ?? '/0')
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  response.end(body)
})

process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
