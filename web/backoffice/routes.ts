import { index, layout, prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The staff's desk. Staff sign in apart from buyers. */
export const backoffice: RouteConfigEntry[] = prefix('backoffice', [
  route('login', 'backoffice/login.tsx'),
  layout('ui/layouts/backoffice.tsx', [
    index('backoffice/home.tsx'),
    route('pesanan', 'backoffice/orders.tsx'),
    route('pesanan/:id', 'backoffice/order.tsx'),
    route('pesanan/:id/bukti', 'backoffice/order/proof.ts'),
    route('produk', 'backoffice/products.tsx'),
    route('produk/:id', 'backoffice/product.tsx'),
    route('produk-berhenti', 'backoffice/retired.tsx'),
    route('kategori', 'backoffice/categories.tsx'),
    route('kategori/:id', 'backoffice/sub-category.tsx'),
    route('merek', 'backoffice/brands.tsx'),
    route('merek/:id', 'backoffice/brand.tsx'),
    route('harga', 'backoffice/price-lists.tsx'),
    route('harga/:id', 'backoffice/price-list.tsx'),
    route('stok', 'backoffice/stock.tsx'),
    route('impor', 'backoffice/imports.tsx'),
    route('impor/:id', 'backoffice/import.tsx'),
    route('ekspor', 'backoffice/export.ts'),
    route('verifikasi', 'backoffice/verifications.tsx'),
    route('verifikasi/:id', 'backoffice/verification.tsx'),
    route('verifikasi/:id/dokumen/:documentId', 'backoffice/verification/document.ts'),
    route('pencarian', 'backoffice/search.tsx'),
    route('kotak-keluar', 'backoffice/outbox.tsx'),
    route('pengaturan', 'backoffice/settings.tsx'),
    route('audit', 'backoffice/audit.tsx'),
  ]),
])
