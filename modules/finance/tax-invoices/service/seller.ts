import type { Db } from '#platform/database/database.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadSetting } from '#modules/foundation/settings/service.ts'
import { letterheadSetting } from '#modules/foundation/shop-documents/service.ts'
import { normalizeNpwp } from '#modules/people/companies/rules.ts'

/** The shop's own tax number (16 digits) of the letterhead; null while there is none. */
export async function findSellerTin(db: Db): Promise<string | null> {
  const number = normalizeNpwp((await loadSetting(db, letterheadSetting)).npwp)
  return /^\d{16}$/.test(number) ? number : null
}

/** The shop's own tax number. Throws 409 `tax.seller`. */
export async function requireSellerTin(db: Db): Promise<string> {
  const number = await findSellerTin(db)
  if (number) return number
  throw new Refusal(
    'tax.seller',
    'NPWP toko belum diisi. Minta admin mengisinya di Pengaturan, bagian kop surat.',
    409,
  )
}
