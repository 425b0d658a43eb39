import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { trimBundle } from './web/build-plugins/trim-bundle.ts'

// What nearly every page needs travels as one file: thirty small ones weigh 8 kB gzip more.
const framework = /node_modules\/(react|react-dom|react-router|scheduler)\//
const common =
  /\/web\/(build-plugins|seo|page-title|form-errors|shared\/(product-card|price-tiers|tier-ladder)|shared\/chrome|ui\/(alert|badge|breadcrumb|button|card|classes|field|form|icon|input|logo|money|image|quantity|round-quantity|toast(-host)?\.))|\/platform\/format|lucide-react\/dist\/esm\/icons\/(search|menu|user|x|house|map-pin|shopping-cart|clipboard-list|layout-grid|message-circle|chevron-(down|right)|minus|plus|tag|circle-alert|circle-check|info|triangle-alert|chevron-left|warehouse|truck|trash|file-text)\./

export default defineConfig({
  plugins: [trimBundle(), tailwindcss(), reactRouter()],
  // Bundled on the server too, so that both sides draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'shop', test: new RegExp(`${framework.source}|${common.source}`) }],
            },
          },
        },
      },
    },
  },
  // The build folder is ours alone; sizes are watched by a test, not by a warning.
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
})
