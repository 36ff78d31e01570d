import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { ShopOptions } from '#tests/support/browser/shop.ts'

/** Chromium without its own windows and menus: the same pages in two thirds of the time. */
const SHELL_PATH = '/usr/lib/chromium/chromium-headless-shell'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const ENGLISH = { language: 'en', locale: 'en-GB' } as const
const ARABIC = { language: 'ar', locale: 'ar-EG' } as const

/**
 * A spec's file name says its screens: `x.spec.ts` runs in English on a desktop, `x.ar.spec.ts` in Arabic on a phone, and `x.both.spec.ts`, for the
 * parts that every page shares, lists and offers, on both. `npm run prove -- every-screen` runs each of the others on the other of these two.
 */
const IN_ARABIC = '**/*.ar.spec.ts'
const ON_PHONE = ['**/*.both.spec.ts', IN_ARABIC]

/** `on` runs every test on all four screens, `others` on the one of the two main screens that it is not seen on without. */
const { EVERY_SCREEN = 'off' } = process.env
const desktop = { off: { testIgnore: IN_ARABIC }, others: { testMatch: IN_ARABIC } }[EVERY_SCREEN] ?? {}
const phone = { off: { testMatch: ON_PHONE }, others: { testIgnore: ON_PHONE } }[EVERY_SCREEN] ?? {}
const others =
  EVERY_SCREEN === 'on'
    ? [
        { name: 'en-phone', use: { ...ENGLISH, ...PHONE } },
        { name: 'ar-desktop', use: { ...ARABIC, ...DESKTOP } },
      ]
    : []

export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A machine shared with strangers can stall one test of hundreds; scripts/lib/counts.mjs forgives very few, by name.
  retries: process.env.CI === undefined ? 0 : 1,
  // Much of a test is waiting for a page to come to rest, so that two processors serve four.
  workers: 4,
  // Limits end tests that hang. They hold on a machine four times slower; a press or an expectation fails before its test does, so that it is named.
  timeout: 150_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  projects: [
    { name: 'en-desktop', use: { ...ENGLISH, ...DESKTOP }, ...desktop },
    { name: 'ar-phone', use: { ...ARABIC, ...PHONE }, ...phone },
    ...others,
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Tests stand in for the network of a page, not for that of its worker; those of the worker allow it.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Cairo',
    // Each step of a movement is drawn, by the processor; tests of movements ask for them (`allowMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SHELL_PATH) ? SHELL_PATH : '/usr/bin/chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives too briefly to repay what compiling its scripts well takes; collecting garbage on one thread takes less of two cores.
        '--js-flags=--single-threaded-gc,--no-opt,--no-maglev',
      ],
    },
  },
})
