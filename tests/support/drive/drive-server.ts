import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DriveServer {
  /** The address to configure the shop with. */
  readonly apiUrl: string
  /** Sets the next answer; null leaves every request unanswered. */
  answerWith(answer: { status?: number; body: string; headers?: Record<string, string> } | null): void
  /** All requests so far. */
  readonly asked: { path: string; authorization: string | undefined }[]
  stop(): Promise<void>
}

/** A drive with folders by SKU that anybody may read. */
export async function startDriveServer(): Promise<DriveServer> {
  let answer: Parameters<DriveServer['answerWith']>[0] = { body: '{"files":[]}' }
  const asked: DriveServer['asked'] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization })
    if (answer === null) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files?folder={sku}`,
    asked,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
