import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Code that nearly every page needs is one file: thirty small ones weigh 8 kB gzip more. What is imported on demand
// shares no other file with a page: browsers remember that a file did not arrive, and the page could not be opened.
const framework = /node_modules\/(clsx|react|react-dom|react-router|scheduler)\//
const common =
  /\/web\/(seo|page-title|form-errors|form\/collect-form-values|stale-build|tab-session|last-owner|revalidate|connection\/(c|ensure|failure|keep|router|watch-connection)|shared\/(product-card|product-grid|quantity|tier-ladder|chrome(?!\/suggestion))|ui\/(alert|badge|button|card|drafts|forms\/(field|form|input)|files\/file-size|icons\/icon|navigation\/(breadcrumb|link|nav-link)|logo|money|image|toasts\/toast(-host)?\.))|\/modules\/catalogue\/(pricing\/rules\/reached-tier|products\/rules\/(availability|readiness|sellable-quantity))|\/platform\/(format|phone)\./
// What the quick order, purchase orders and the home page's answer share; split by its users it weighs 0.4 kB more.
const materialLines =
  /\/web\/shared\/material-lines\/(line|line-choices?|line-row|line-text|lines-card|skipped-rows|use-material-lines)\.tsx?/
// What the lists of orders and invoices share; every file's name is in the list of routes that each page loads.
const documents =
  /\/web\/shared\/(document-(list-item|search-form)|day-field|statement-(form|param))\.tsx?/
// The tabs of lists, and what a list says of a tab that it does not have.
const tabs = /\/web\/(ui\/navigation\/tabs|shared\/unknown-status)\.tsx?/
// Small parts of an order's figures, which the checkout, orders and invoices name in the same words.
const orderFigures = /\/(join-names|tax-label|describe-awaited|credit-terms\/rules\/grades)\.tsx?/

// What cards of products show besides the shop's own parts; files of their own weigh 0.2 kB more.
const cards = /\/(to-product-card|zoom-width|shared\/readiness)\.tsx?/

// What the checkout, orders and invoices show of a payment; split by their users its parts weigh 0.3 kB more.
const payments = /\/(payment-types|lender\/port|order-path|status-badges\/invoices)\.tsx?/

// What the ads of lists share, each page of them as a whole; every file's name is in the list of routes.
const ads = /\/(shown-ad|ad-banner|ads\/rules\/placements)\.tsx?/

// Seven characters tell builds apart; the usual eight weigh 0.15 kB more in the list of routes that each page loads.
const scriptName = 'assets/[name]-[hash:7].js'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            codeSplitting: {
              groups: [
                { name: 'shop', test: new RegExp(`${framework.source}|${common.source}`) },
                { name: 'amounts', test: /\/platform\/(money|quantity)/ },
                { name: 'cards', test: cards },
                { name: 'payments', test: payments },
                { name: 'ads', test: ads },
                { name: 'material-lines', test: materialLines },
                { name: 'documents', test: documents },
                { name: 'tabs', test: tabs },
                { name: 'order-figures', test: orderFigures },
                {
                  name: 'file-drop',
                  test: /\/(file-field|file-drop|chosen-file)\.|\/files\/picture-rules/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // tests/e2e/scripts/script-bundles.test.ts watches the sizes.
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
})
