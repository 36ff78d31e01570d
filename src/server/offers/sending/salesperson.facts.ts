interface Colleague {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

interface Named {
  readonly name: string
  readonly email: string
}

/**
 * The account of the salesperson whom an offer names. Of several by that name it is the one with the email on the offer, or else the
 * sender; a name that nobody has is of the account with that email, who was renamed. Null where that leaves nobody.
 */
export function accountOfSalesperson(staff: readonly Colleague[], { name, email }: Named, senderId: string | null): string | null {
  const wanted = name.trim()
  if (wanted === '') return null
  const namesakes = staff.filter(({ firstName, lastName }) => `${firstName} ${lastName}`.trim() === wanted)
  const [only] = namesakes
  if (only !== undefined && namesakes.length === 1) return only.id
  const byEmail = (among: readonly Colleague[]) => among.find((each) => each.email === email.trim().toLowerCase())
  if (only === undefined) return byEmail(staff)?.id ?? null
  return (byEmail(namesakes) ?? namesakes.find(({ id }) => id === senderId))?.id ?? null
}
