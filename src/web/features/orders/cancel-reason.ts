/** The reason that a dialog asks for before it cancels something. */
export interface AskedReason {
  /** An offer for the request was accepted, and nothing of the request would be left. */
  readonly isRequired: boolean
  /** The customer reads what staff write. */
  readonly isForCustomer: boolean
}

/** Undefined where no reason is asked for: customers owe none until they have accepted an offer. */
export function askedReason({ isRequired, isForCustomer }: AskedReason): AskedReason | undefined {
  return isRequired || isForCustomer ? { isRequired, isForCustomer } : undefined
}
