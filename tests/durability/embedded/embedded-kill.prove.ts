import { killWhileWriting } from './kill.ts'

const ROUNDS = { full: 20, small: 2 }

export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const { rounds, acknowledged, lost, torn } = await killWhileWriting({ rounds: ROUNDS[size] })
  const line = `killed ${rounds} times, ${acknowledged} acknowledged writes, ${lost.length} lost, ${torn.length} torn`
  if (lost.length + torn.length > 0) throw new Error(line)
  return line
}
