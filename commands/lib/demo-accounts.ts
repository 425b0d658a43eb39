/** The demo's accounts that visitors may sign in with. The documentation and tests rely on them. */
export const DEMO_ACCOUNTS = [
  {
    account: 'retail@contoh.id',
    password: 'belanja-2026',
    who: 'retail buyer with addresses and past orders',
  },
  {
    account: 'bisnis@contoh.id',
    password: 'belanja-2026',
    who: 'verified company buyer with a credit limit',
  },
  {
    account: 'baru@contoh.id',
    password: 'belanja-2026',
    who: 'business buyer whose documents wait for staff',
  },
  {
    account: 'admin@contoh.id',
    password: 'kelola-2026',
    who: 'staff at /backoffice; also sales@, finance@, verifikasi@, konten@',
  },
] as const
