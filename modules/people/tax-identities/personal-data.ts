import type { AppDeps } from '#platform/http/context.ts'
import { taxIdNames } from './rules.ts'
import * as store from './store.ts'

/** What a person entered for their own tax invoices; a company's is the company's. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const identity = await store.findIdentity(db, { accountId })
  return {
    data_faktur_pajak: identity
      ? [
          {
            jenis_nomor: taxIdNames[identity.kind],
            nomor: identity.idNumber,
            nama: identity.name,
            alamat: identity.address,
          },
        ]
      : [],
  }
}

/**
 * Deletes it, and that of a company that nobody else belongs to. Tax invoices have copies of their own, which the law
 * requires.
 */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await store.removeIdentity(db, { accountId })
  const companyId = await store.findSoleCompanyId(db, accountId)
  if (companyId) await store.removeIdentity(db, { companyId })
}
