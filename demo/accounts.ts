/** The demo's passwords: printed at its start and in README, so that anybody knows them. */
export const DEMO_BUYER_PASSWORD = 'belanja-2026'
export const DEMO_STAFF_PASSWORD = 'kelola-2026'

/** The e-mail addresses of the demo's people. The documentation and tests rely on them. */
export const DEMO_BUYER_EMAILS = ['retail@contoh.id', 'bisnis@contoh.id', 'baru@contoh.id'] as const
export const DEMO_STAFF_EMAILS = [
  'admin@contoh.id',
  'sales@contoh.id',
  'gudang@contoh.id',
  'finance@contoh.id',
  'verifikasi@contoh.id',
  'konten@contoh.id',
] as const
