import { DEMO_BUYER_PASSWORD, DEMO_STAFF_PASSWORD } from '#demo/accounts.ts'

/** What `npm start` prints of the demo's accounts. */
export const DEMO_ACCOUNTS = [
  {
    account: 'retail@contoh.id',
    password: DEMO_BUYER_PASSWORD,
    who: 'retail buyer with addresses and past orders',
  },
  {
    account: 'bisnis@contoh.id',
    password: DEMO_BUYER_PASSWORD,
    who: 'verified company buyer with a credit limit',
  },
  {
    account: 'baru@contoh.id',
    password: DEMO_BUYER_PASSWORD,
    who: 'business buyer whose documents wait for staff',
  },
  {
    account: 'admin@contoh.id',
    password: DEMO_STAFF_PASSWORD,
    who: 'staff at /backoffice; also sales@, gudang@, finance@, verifikasi@, konten@',
  },
] as const
