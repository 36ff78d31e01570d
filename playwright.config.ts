import { defineConfig } from '@playwright/test'
import type { ShopOptions } from '#tests/support/browser/shop.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const ENGLISH = { language: 'en', locale: 'en-GB' } as const
const ARABIC = { language: 'ar', locale: 'ar-EG' } as const

export default defineConfig<ShopOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/browser/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  projects: [
    { name: 'en-desktop', use: { ...ENGLISH, ...DESKTOP } },
    { name: 'en-phone', use: { ...ENGLISH, ...PHONE } },
    { name: 'ar-desktop', use: { ...ARABIC, ...DESKTOP } },
    { name: 'ar-phone', use: { ...ARABIC, ...PHONE } },
  ],
  use: {
    browserName: 'chromium',
    timezoneId: 'Africa/Cairo',
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
