import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Used by `react-router build`, and by the server as middleware in development. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  // Pictures stay files: the page's security policy allows no data: addresses.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // One import of an icon must not load five thousand files when the server starts.
  ssr: { noExternal: ['@tabler/icons-react'] },
})
