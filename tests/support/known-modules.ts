// The runner tells its main process of every import, to know which tests a change concerns, and Node looks for every file. Both take two
// fifths of the time before a process's first test, and a run without watching needs neither. This hook must be installed over the
// runner's, and once.
if (process.env.VITEST_MODE === 'RUN') await import(new URL('../../scripts/lib/known-modules.mjs', import.meta.url).href)
