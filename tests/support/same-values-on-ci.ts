import fc from 'fast-check'

/** CI tries properties with the same values each time, so that a change is refused for its own faults only; other runs get fresh ones. */
if (process.env.CI !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
