import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // The test runner reads this file when it has none of its own, and must not start a page build.
  plugins: process.env.VITEST === undefined ? [reactRouter()] : [],
  publicDir: false,
  build: {
    // Fonts and pictures stay files, so that they are kept by the browser and the policy needs no data addresses for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
