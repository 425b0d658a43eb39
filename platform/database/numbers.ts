import { monthOf } from '../clock.ts'
import type { Db } from './database.ts'

export type DocumentKind = 'SO' | 'INV' | 'NEG' | 'DO' | 'PI'

/**
 * The next number of a kind in the month of `at` (Jakarta): `SO/2026/11/000123`. Gap-free: the
 * counter's row stays locked until the transaction ends, so take it last, just before saving.
 */
export async function nextNumber(tx: Db, kind: DocumentKind, at: Date): Promise<string> {
  const period = monthOf(at)
  const { last } = await tx
    .insertInto('document_counter')
    .values({ kind, period, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'period']).doUpdateSet((eb) => ({ last: eb('document_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return `${kind}/${period}/${String(last).padStart(6, '0')}`
}
