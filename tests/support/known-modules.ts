// The runner tells its main process of every import, so that it knows which tests a change concerns, and Node looks for every file: two
// fifths of the time that a process takes before its first test. A run without watching needs neither. The hook must stand over that of
// the runner, and once.
if (process.env.VITEST_MODE === 'RUN') await import(new URL('../../scripts/lib/known-modules.mjs', import.meta.url).href)
