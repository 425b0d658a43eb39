import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Posted without a draft: a button alone, or a quantity beside its button. */
const SHORT_FORMS = [
  'web/backoffice/layout/staff-menu.tsx',
  'web/shared/product-card-buy-form.tsx',
  'web/storefront/account/google-button.tsx',
  'web/storefront/addresses/address-item.tsx',
  'web/storefront/addresses/remove-address.tsx',
  'web/storefront/cart/cart-line.tsx',
  'web/storefront/cart/cart-quantity-form.tsx',
  'web/storefront/cart/removed-lines.tsx',
  'web/storefront/catalogue/product/alert-panel.tsx',
  'web/storefront/catalogue/product/buy-panel.tsx',
  'web/storefront/delivery-district/district-options.tsx',
  'web/storefront/layouts/profile.tsx',
  'web/storefront/profile/email-verification.tsx',
  'web/storefront/profile/notice.tsx',
  'web/storefront/profile/watched-products.tsx',
]
/** Sign-in: see decision 28. An order of pictures, drops or sections is not typed, and made again in a moment. */
const KEEP_NOTHING = [
  'web/backoffice/auth/login.tsx',
  'web/backoffice/deliveries/drop-list.tsx',
  'web/backoffice/home-page/section-row.tsx',
  'web/backoffice/products/gallery.tsx',
  'web/shared/one-time-code/code-entry.tsx',
  'web/shared/one-time-code/code-request-form.tsx',
  'web/storefront/account/login.tsx',
]

const root = new URL('../../../', import.meta.url)
const sources = globSync('web/**/*.tsx', { cwd: root })
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }))
  .filter(({ path }) => path !== 'web/ui/forms/form.tsx')
const findPaths = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted()

test('posted forms: every one keeps what is typed, as a ReplyForm, unless it is short', () => {
  assert.deepEqual(findPaths(/<(?:form|Form|\w+\.Form)\s[^>]*?method="post"/), SHORT_FORMS)
})

test('forms without drafts: only sign-in, one-time codes and orders of pictures, drops and sections', () => {
  assert.deepEqual(findPaths(/draft=\{false\}/), KEEP_NOTHING)
})
