import type { AppDeps } from '#platform/http/context.ts'
import { listUnitContents, isSteelCategory, type UnitContent } from '../rules/price-per.ts'
import { findMeasures } from '../store/measures.ts'

/** What one selling unit of each variant contains in other units, by the variant's id. */
export async function loadUnitContents(
  { db }: Pick<AppDeps, 'db'>,
  variantIds: readonly number[],
): Promise<Map<string, UnitContent[]>> {
  const rows = await findMeasures(db, variantIds)
  return new Map(
    rows.map(({ id, category, ...measures }) => [
      String(id),
      listUnitContents({ ...measures, isSteel: isSteelCategory(category) }),
    ]),
  )
}
