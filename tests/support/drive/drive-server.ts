import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface DriveServer {
  /** To be set as the shop's way to ask it. */
  readonly apiUrl: string
  /** What the next question is answered with; null: with nothing, ever. */
  answerWith(answer: { status?: number; body: string; headers?: Record<string, string> } | null): void
  /** What it was asked so far. */
  readonly asked: { path: string; authorization: string | undefined }[]
  stop(): Promise<void>
}

/** A drive of folders by SKU that anybody's pictures lie in. */
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
