import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

const inStorefront = (file: string) => `storefront/${file}`

/** Each lender has addresses of its own, and the same pages. */
const listRegistrationRoutes = (lender: string): RouteConfigEntry[] =>
  (['registration', 'success'] as const).map((page) =>
    route(
      page === 'success' ? `${lender}-registration/success` : `${lender}-registration`,
      inStorefront(`lenders/${page}.tsx`),
      { id: inStorefront(`lenders/${page}-${lender}`) },
    ),
  )

const catalogue = [
  route('kategori', inStorefront('catalogue/categories.tsx')),
  route('kategori/:categorySlug', inStorefront('catalogue/category.tsx')),
  route('kategori/:categorySlug/:subCategorySlug', inStorefront('catalogue/sub-category.tsx')),
  route('produk', inStorefront('catalogue/products.tsx')),
  route('produk/:productSlug', inStorefront('catalogue/product.tsx')),
]

const brands = [
  route('brand', inStorefront('brands/directory.tsx')),
  route('brand/:brandSlug', inStorefront('brands/brand.tsx'), [
    index(inStorefront('brands/home.tsx')),
    route('katalog', inStorefront('brands/catalogues.tsx')),
    route('produk', inStorefront('brands/products.tsx')),
  ]),
]

const content = [
  route('syarat-dan-ketentuan', inStorefront('content/terms.tsx')),
  route('kebijakan-privasi', inStorefront('content/privacy.tsx')),
  route('faq', inStorefront('content/faq.tsx')),
  route('hubungi-kami', inStorefront('content/contact.tsx')),
  route('juragan-modal', inStorefront('content/capital.tsx')),
  route('karir', inStorefront('content/careers.tsx')),
  route('kemitraan', inStorefront('content/partnership.tsx')),
  route('tentang-kami', inStorefront('content/about.tsx')),
]

const blog = [
  route('blog', inStorefront('blog/blog.tsx')),
  route('blog/:categories', inStorefront('blog/category.tsx')),
  route('blog/:categories/:slugCategories', inStorefront('blog/article.tsx')),
]

const buying = [
  route('cart', inStorefront('cart/cart.tsx')),
  route('checkout', inStorefront('checkout/checkout.tsx')),
  route('negotiation', inStorefront('negotiation/negotiation.tsx')),
  route('negotiation/pengajuan-berhasil', inStorefront('negotiation/submitted.tsx')),
  route('upo', inStorefront('purchase-orders/purchase-orders.tsx')),
  route('payment-confirmation/transfer', inStorefront('payments/payment-transfer.tsx')),
  route('payment-confirmation/tempo', inStorefront('payments/payment-tempo.tsx')),
  route('payment-confirmation/va', inStorefront('payments/payment-va.tsx')),
]

const profile = prefix('profile', [
  index(inStorefront('profile/home.tsx')),
  route('alamat-pengiriman', inStorefront('addresses/addresses.tsx')),
  route('ubah-kata-sandi', inStorefront('profile/change-password.tsx')),
  route('daftar-negosiasi', inStorefront('negotiation/negotiations.tsx')),
  route('daftar-negosiasi/detail', inStorefront('negotiation/detail.tsx')),
  route('daftar-invoice', inStorefront('invoices/invoices.tsx')),
  route('daftar-invoice/detail', inStorefront('invoices/invoice.tsx')),
  route('daftar-invoice/gabungan', inStorefront('invoices/bundle.tsx')),
  route('daftar-invoice/gabungan/baru', inStorefront('invoices/new-bundle.tsx')),
  route('limit-kredit', inStorefront('credit/credit.tsx')),
  route('faktur-pajak', inStorefront('tax-identity/tax-identity.tsx')),
  route('bantuan', inStorefront('tickets/tickets.tsx')),
  route('bantuan/baru', inStorefront('tickets/new-ticket.tsx')),
  route('bantuan/detail', inStorefront('tickets/ticket.tsx')),
  route('daftar-transaksi', inStorefront('orders/orders.tsx')),
  route('daftar-transaksi/detail', inStorefront('orders/order.tsx')),
])

const account = [
  route('activation', inStorefront('account/activation.tsx')),
  route('login', inStorefront('account/login.tsx')),
  route('forgot', inStorefront('account/forgot-password.tsx')),
  route('reset-password', inStorefront('account/reset-password.tsx')),
  route('register', inStorefront('account/register.tsx')),
  route('register/retail', inStorefront('account/register-retail.tsx')),
  route('register/bisnis', inStorefront('account/register-business.tsx')),
  route('upgrade-account', inStorefront('verification/upgrade-account.tsx')),
  route('waiting-verification', inStorefront('verification/verification-status.tsx')),
  route('bnpl-registration', inStorefront('lenders/ways-in.tsx')),
  ...['credilinq', 'modal-rakyat', 'koinworks'].flatMap(listRegistrationRoutes),
]

/** The buyer's screens by their layout; every other URL is a 404. */
export const storefront: RouteConfigEntry[] = [
  layout('storefront/layouts/default.tsx', [
    index(inStorefront('home/home.tsx')),
    ...content,
    ...catalogue,
    ...brands,
    ...buying,
    layout('storefront/layouts/profile.tsx', profile),
  ]),
  layout('storefront/layouts/blog.tsx', blog),
  layout('storefront/layouts/blank.tsx', account),
  route('lacak', inStorefront('tracking/tracking.tsx')),
  route('sopir', inStorefront('driver/driver.tsx')),
  route('*', inStorefront('not-found.tsx')),
]
