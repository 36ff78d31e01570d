/** How long typing rests before each kind of work, in milliseconds: the shorter, the more people look at the answer while they type. */
export const TYPING_PAUSES = {
  /** The palette is looked at with each key, and its search costs the server little. */
  palette: 80,
  /** A product is picked while the customer speaks of it; each answer reads prices and stock. */
  product: 250,
  /** A phone or email is complete all at once, so the first pause is mostly the last. */
  knownCustomer: 300,
  /** The server works out the change of all chosen products. */
  preview: 350,
  /** Each search of the desk counts all of its filters anew. */
  desk: 400,
  /** Nobody looks for this hint, and it costs a search in each language. */
  sameName: 400,
  /** The browser has stored the draft already; a save writes a revision and tells everybody who has it open. */
  draft: 800,
  /** The specified one: numbers are read off a paper, figure by figure. */
  orders: 1000,
} as const
