import { ensureBuilt } from './lib/build.mjs'
import { main } from './runtime.mjs'

await main(() => ensureBuilt())
