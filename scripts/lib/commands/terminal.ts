import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartRefusal } from '#server/platform/start-refusal.ts'

export interface Terminal {
  /** True where a person sits at the terminal; otherwise the answers are piped in, a line each. */
  readonly isInteractive: boolean
  say(sentence: string): void
  ask(question: string): Promise<string>
  /** Reads a line without showing it. */
  askHidden(question: string): Promise<string>
  close(): void
}

export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY === true
  let isHidden = false
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output: screen, terminal: isInteractive })
  const lines = reader[Symbol.asyncIterator]()
  reader.on('SIGINT', () => {
    process.stdout.write('\n')
    process.exit(130)
  })
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question)
    const { value, done } = await lines.next()
    if (!isInteractive || isHidden) process.stdout.write('\n')
    if (done === true) throw new StartRefusal('There was no answer. Nothing was changed.')
    return value
  }
  return {
    isInteractive,
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
    ask,
    async askHidden(question) {
      isHidden = true
      try {
        return await ask(question)
      } finally {
        isHidden = false
      }
    },
    close: () => reader.close(),
  }
}
