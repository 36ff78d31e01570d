import fc from 'fast-check'

/** On CI properties are tried with the same values each time, so that a change is refused for what it did itself; at a desk with fresh ones. */
if (process.env.CI !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
