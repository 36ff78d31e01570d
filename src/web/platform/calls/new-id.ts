import { uuidv7 } from 'uuidv7'

/** An id that this browser makes. `crypto.randomUUID` is missing in a shop that is opened over plain http, as in a local network. */
export const newId: () => string = uuidv7
