import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { VocabularyRows } from '../rules/vocabulary.ts'

/** The data of the vocabulary with its version, in one statement. */
export async function readVocabulary(db: Db): Promise<VocabularyRows & { version: number }> {
  const { rows } = await sql<VocabularyRows & { version: number }>`
    select (select version from search_version) as version,
      (select coalesce(json_agg(json_build_object('name', category.name, 'subs', array(
          select id from sub_category where category_id = category.id))), '[]') from category) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'aliases', aliases,
          'labels', array(select facet ->> 'label' from jsonb_array_elements(attributes) as facet)) order by id), '[]')
        from sub_category) as subs,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by id), '[]') from brand) as brands,
      (select coalesce(json_agg(json_build_object('sub', sub_category_id, 'word', word, 'named', named)), '[]')
        from search_word) as words,
      (select coalesce(json_agg(json_build_object('sub', sub_category_id, 'brand', brand_id)), '[]')
        from search_shelf) as "subCategoryBrands",
      (select coalesce(json_agg(json_build_object('phrase', phrase, 'meaning', meaning) order by id), '[]')
        from synonym) as synonyms`.execute(db)
  return rows[0]!
}
