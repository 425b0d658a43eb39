import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AttributeDefinition } from '../rules/attribute-labels.ts'
import type { MaterialQuestion } from '../rules/material-question.ts'

export type SubCategoryNode = {
  id: number
  slug: string
  name: string
  picture: string
  aliases: string[]
  attributes: AttributeDefinition[]
  questions: MaterialQuestion[]
}
export type CategoryNode = {
  id: number
  slug: string
  name: string
  group: string
  picture: string
  subCategories: SubCategoryNode[]
}
type BrandNode = { id: number; slug: string; name: string }
/** Categories in order with their sub-categories, brands, and the version they were read at. */
export type CategoryTree = { version: number; categories: CategoryNode[]; brands: BrandNode[] }

/** The catalogue's version; it rises with every change. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

/** Reads the tree in one statement, and so at one version. */
export async function readCategoryTree(db: Db): Promise<CategoryTree> {
  const { rows } = await sql<CategoryTree>`
    select
      (select version from catalogue_version) as version,
      (select coalesce(json_agg(node order by node.position, node.id), '[]') from (
        select category.id, slug, name, menu_group as "group", picture, position, (
          select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name,
            'picture', picture, 'aliases', aliases, 'attributes', attributes, 'questions', questions) order by position, id), '[]')
          from sub_category where category_id = category.id) as "subCategories"
        from category) as node) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by name), '[]')
        from brand) as brands`.execute(db)
  const { version, categories, brands } = rows[0]!
  return { version, categories: categories.map(withExplicitUnits), brands }
}

/** Sets `unit: null` on attributes that are stored without a unit. */
const withExplicitUnits = (category: CategoryNode): CategoryNode => ({
  ...category,
  subCategories: category.subCategories.map((sub) => ({
    ...sub,
    attributes: sub.attributes.map((attribute) => ({ ...attribute, unit: attribute.unit ?? null })),
  })),
})

/** How many products on sale a sub-category has. */
export async function countSubCategoryProducts(db: Db, subCategoryId: number): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*) as products from product where sub_category_id = ${subCategoryId} and active`.execute(
    db,
  )
  return rows[0]!.products
}

/** The highest discount (per cent) of the tiers of a sub-category's products on sale; null where there is none. */
export async function findHighestDiscount(db: Db, subCategoryId: number): Promise<number | null> {
  const { rows } = await sql<{ discount: number | null }>`
    select max(tier.discount)::float8 as discount
    from product join variant on variant.product_id = product.id and variant.active
      join discount_tier as tier on tier.variant_id = variant.id
    where product.sub_category_id = ${subCategoryId} and product.active`.execute(db)
  return rows[0]!.discount
}
