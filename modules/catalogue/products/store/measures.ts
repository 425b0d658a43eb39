import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { VariantMeasures } from '../rules/price-per.ts'

export type MeasuredVariant = Omit<VariantMeasures, 'isSteel'> & { id: number; category: string }

const toIntArray = (ids: readonly number[]): RawBuilder<unknown> => sql`${ids as number[]}::int[]`

/** The measures of variants, with the slug of their category. */
export async function findMeasures(db: Db, ids: readonly number[]): Promise<MeasuredVariant[]> {
  const { rows } = await sql<MeasuredVariant>`
    select variant.id, variant.unit, weight_kg as "weightKg", length_m as "lengthM",
      pieces_per_unit as "piecesPerUnit", coverage_m2 as "coverageM2", category.slug as category,
      array(select jsonb_build_object('unit', definition->>'unit', 'amount', variant.attributes->(definition->>'key'))
        from jsonb_array_elements(sub_category.attributes) definition
        where definition->>'key' in ('isi', 'panjang') and definition->>'type' = 'number'
          and variant.attributes ? (definition->>'key')) as packed
    from variant
    join product on product.id = variant.product_id
    join sub_category on sub_category.id = product.sub_category_id
    join category on category.id = sub_category.category_id
    where variant.id = any(${toIntArray(ids)})`.execute(db)
  return rows
}
