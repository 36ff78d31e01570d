import { main, runNode } from './runtime.mjs'

/** Writes what is made from the code: docs/api.md from the contract, THIRD-PARTY.md from the lockfile. */
await main(async () => (await runNode(['scripts/lib/write-docs.ts'])).code)
