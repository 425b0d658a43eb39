import { Refusal } from '../refusal.ts'

/** What is said of a file that could neither be stored nor read. */
export const storageUnavailable = () =>
  new Refusal(
    'storage.unavailable',
    'Penyimpanan berkas kami sedang penuh atau tidak terjangkau. Coba lagi beberapa menit lagi.',
    503,
    { retryAfter: 60 },
  )
