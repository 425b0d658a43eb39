import type { Tools } from '#platform/http/context.ts'
import { contentsOf, isSteel, type Content } from '../rules/price-per.ts'
import { measuresOf } from '../store/measures.ts'

/** What one selling unit of each variant holds in other units, by the variant's id. */
export async function contentsFor(
  { db }: Pick<Tools, 'db'>,
  variantIds: readonly number[],
): Promise<Map<string, Content[]>> {
  const rows = await measuresOf(db, variantIds)
  return new Map(
    rows.map(({ id, category, ...measures }) => [
      String(id),
      contentsOf({ ...measures, steel: isSteel(category) }),
    ]),
  )
}
