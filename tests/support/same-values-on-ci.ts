import fc from 'fast-check'

/** CI tries properties with the same values each time, so that a change is refused for its own faults only; a run elsewhere gets fresh ones. */
if (process.env.CI !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
