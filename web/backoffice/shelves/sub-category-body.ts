import type { Api } from '#modules/client.ts'
import { lines, typed } from '../parts/typed.ts'

type Body = Parameters<Api['catalogueDesk']['addSubCategory']>[0]['body']

/** A sub-category as its form tells it; an attribute's row that is empty is none. */
export function subCategoryIn(form: FormData): Body {
  const text = typed(form)
  const attributes: NonNullable<Body['attributes']> = []
  for (let at = 0; form.has(`attributes.${at}.key`); at++) {
    const of = (name: string) => text(`attributes.${at}.${name}`)
    if (of('key') === undefined && of('label') === undefined) continue
    attributes.push({
      key: of('key') ?? '',
      label: of('label') ?? '',
      unit: of('unit') ?? null,
      type: of('type') as 'number' | 'text',
      onCard: of('onCard') === 'ya',
    })
  }
  return {
    categoryId: text('categoryId') ?? '',
    name: text('name') ?? '',
    slug: text('slug'),
    aliases: lines(text('aliases')),
    position: text('position'),
    attributes,
  }
}
