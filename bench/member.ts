/** A customer with a first name, who therefore sees prices; the databases outlive a run, so they may be known already. */
export const MEMBER = {
  email: 'member@bench.example',
  password: 'measured twice',
  firstName: 'Mona',
  lastName: 'Bench',
  phoneNumber: '+20 100 000 0000',
}

/** The token of a member, from the doors that everybody signs in by. Further members have numbers. */
export async function signIn(port: number, number = 0): Promise<string> {
  const member = number === 0 ? MEMBER : { ...MEMBER, email: `member-${number}@bench.example` }
  const ask = (door: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth/${door}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(member),
    })
  const known = await ask('login')
  const answer = known.ok ? known : await ask('register')
  if (!answer.ok) throw new Error(`nobody could sign in: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}
