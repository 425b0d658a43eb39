import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

const at = (file: string) => `storefront/${file}`

const catalogue = [
  route('kategori', at('catalogue/categories.tsx')),
  route('kategori/:categorySlug', at('catalogue/category.tsx')),
  route('kategori/:categorySlug/:subCategorySlug', at('catalogue/sub-category.tsx')),
  route('produk', at('catalogue/products.tsx')),
  route('produk/:productSlug', at('catalogue/product.tsx')),
]

const brands = [
  route('brand', at('brands/directory.tsx')),
  route('brand/:brandSlug', at('brands/brand.tsx'), [
    index(at('brands/home.tsx')),
    route('katalog', at('brands/catalogues.tsx')),
    route('produk', at('brands/products.tsx')),
  ]),
]

const buying = [
  route('cart', at('buying/cart.tsx')),
  route('checkout', at('buying/checkout.tsx')),
  route('upo', at('buying/upo.tsx')),
  route('payment-confirmation/transfer', at('buying/payment-transfer.tsx')),
]

const profile = prefix('profile', [
  index(at('profile/home.tsx')),
  route('alamat-pengiriman', at('profile/addresses.tsx')),
  route('ubah-kata-sandi', at('profile/password.tsx')),
  route('daftar-transaksi', at('profile/transactions.tsx')),
  route('daftar-transaksi/detail', at('profile/transaction.tsx')),
])

const account = [
  route('activation', at('account/activation.tsx')),
  route('login', at('account/login.tsx')),
  route('forgot', at('account/forgot.tsx')),
  route('reset-password', at('account/reset-password.tsx')),
  route('register', at('account/register.tsx')),
  route('register/retail', at('account/register-retail.tsx')),
  route('register/bisnis', at('account/register-business.tsx')),
  route('upgrade-account', at('account/upgrade-account.tsx')),
  route('waiting-verification', at('account/waiting-verification.tsx')),
]

/** The buyer's screens, by the layout they stand in; every other address is a 404. */
export const storefront: RouteConfigEntry[] = [
  layout('ui/layouts/default.tsx', [
    index(at('content/home.tsx')),
    ...catalogue,
    ...brands,
    ...buying,
    layout('ui/layouts/profile.tsx', profile),
  ]),
  layout('ui/layouts/blank.tsx', account),
  route('*', at('missing.tsx')),
]
