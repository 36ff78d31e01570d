import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail server that takes every call and never says a word: emails stay queued, so that what queues them is measured alone. */
export class HeldMail {
  readonly #server: Server
  readonly #calls = new Set<Socket>()

  private constructor() {
    this.#server = createServer((call) => {
      this.#calls.add(call)
      call.on('error', () => {}).on('close', () => this.#calls.delete(call))
    })
  }

  static async open(): Promise<HeldMail> {
    const mail = new HeldMail()
    mail.#server.listen(0, '127.0.0.1')
    await once(mail.#server, 'listening')
    return mail
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    for (const call of this.#calls) call.destroy()
  }
}
