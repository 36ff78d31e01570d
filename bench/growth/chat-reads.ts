import { connectChat } from '#tests/support/chat/chat-client.ts'
import { type Bench, median, spentIn } from '../measure.ts'

/** Processor time of what staff read in the chat, over one socket: all conversations, and the messages of one. */
export async function measureChat(bench: Bench, customers: readonly string[]): Promise<{ name: string; ms: number }[]> {
  const client = await connectChat({ origin: `http://127.0.0.1:${bench.shop.port}`, token: bench.selling.token })
  const { rounds, coldRequests: times } = bench.effort
  const ways = {
    conversations: () => client.ask('getUsers'),
    'messages of a conversation': (n: number) => client.ask('getMessages', { with: customers[n % customers.length] }),
  }
  try {
    const figures: { name: string; ms: number }[] = []
    for (const [name, ask] of Object.entries(ways)) {
      const spent: number[] = []
      for (let round = 0; round <= rounds; round += 1) {
        const { appMs, databaseMs } = await spentIn(bench, times, async () => {
          for (let n = 0; n < times; n += 1) {
            const answer = await ask(round * times + n)
            if ('error' in answer) throw new Error(`${name}: ${answer.error}`)
          }
        })
        if (round > 0) spent.push(appMs + databaseMs)
      }
      figures.push({ name: `chat: ${name}`, ms: median(spent) })
    }
    return figures
  } finally {
    client.close()
  }
}
