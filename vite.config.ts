import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs, in two files instead of a dozen small ones; everything else loads with the page that uses it. */
const FIRST_VIEW_GROUPS = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]/ },
  {
    name: 'shell',
    test: /src[\\/]web[\\/](platform|features[\\/]shell|ui[\\/](band|bidi|brand|button|empty-shelf|icon|theme))[\\/]|shop\.config/,
  },
]

export default defineConfig(({ mode }) => ({
  // The test runner reads this file when it has none of its own, and must not start a page build.
  plugins: mode === 'test' ? [] : [reactRouter()],
  publicDir: false,
  build: {
    // Fonts and pictures stay files, so that they are kept by the browser and the policy needs no data addresses for them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The server reads in it which file holds the dictionary of a language.
    manifest: true,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_VIEW_GROUPS } } } } },
  },
}))
