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
    route('verifikasi', 'backoffice/verifications.tsx'),
    route('verifikasi/:id', 'backoffice/verification.tsx'),
    route('verifikasi/:id/dokumen/:documentId', 'backoffice/verification/document.ts'),
    route('pencarian', 'backoffice/search.tsx'),
    route('kotak-keluar', 'backoffice/outbox.tsx'),
    route('audit', 'backoffice/audit.tsx'),
  ]),
])
