/** A row of the search index, with its words and sizes as they are written (`index-entry.ts`). */
export type StoredEntry = {
  productId: number
  subCategoryId: number
  brandId: number
  popularity: number
  words: string
  sizes: string
}
