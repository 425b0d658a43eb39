import { toDocumentPeriod } from '../clock.ts'
import type { Db } from './database.ts'

/**
 * The next `count` numbers of each kind of document in the month of `at` (Jakarta): kind `SO` gives
 * `SO/2026/11/000123`. Without gaps: the counters' rows stay locked until the transaction ends, so
 * take numbers last, just before saving, and kinds always in the same order.
 */
export async function takeDocumentNumbers<K extends string>(
  tx: Db,
  kinds: readonly K[],
  at: Date,
  count: number,
): Promise<Record<K, string[]>> {
  const period = toDocumentPeriod(at)
  const rows = await tx
    .insertInto('document_counter')
    .values(kinds.map((kind) => ({ kind, period, last: count })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'period'])
        .doUpdateSet((eb) => ({ last: eb('document_counter.last', '+', count) })),
    )
    .returning(['kind', 'last'])
    .execute()
  const format = (kind: string, number: number) => `${kind}/${period}/${padToSixDigits(number)}`
  const numbers = rows.map(({ kind, last }) => [
    kind,
    Array.from({ length: count }, (_, index) => format(kind, last - count + 1 + index)),
  ])
  return Object.fromEntries(numbers) as Record<K, string[]>
}

/** The next number of one kind of document. */
export const takeDocumentNumber = async (tx: Db, kind: string, at: Date): Promise<string> =>
  (await takeDocumentNumbers(tx, [kind], at, 1))[kind]![0]!

const padToSixDigits = (last: number) => String(last).padStart(6, '0')
