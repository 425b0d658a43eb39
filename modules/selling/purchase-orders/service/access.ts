import type { BuyerContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { RECORDS_TABLE } from '../rules.ts'

/** Throws 404 for any other table of the record-storage calls. */
export function assertTable(table: string): void {
  if (table !== RECORDS_TABLE) throw notFound()
}

/** The verified company of the buyer. Throws 422 `business.only`. */
export function requireCompany({ buyer }: BuyerContext): string {
  if (buyer.isBusiness && buyer.companyId) return buyer.companyId
  throw new Refusal(
    'business.only',
    'Unggah PO hanya untuk akun bisnis yang sudah terverifikasi.',
    422,
  )
}
