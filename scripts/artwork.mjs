import { main, runNode } from './runtime.mjs'

/** Writes the shop's drawings into `artwork/`, after a change of the drawings or of shop.logos.ts. */
await main(async () => (await runNode(['scripts/lib/write-artwork.ts'])).code)
