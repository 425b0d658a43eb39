import type { Api } from '#modules/client.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'
import { splitLines, createFieldReader } from '../shared/form-values.ts'

type Body = Parameters<Api['catalogueAdmin']['addSubCategory']>[0]['body']

/** An attribute in one line: `Tebal (tebal), mm, angka, di kartu`. */
const describeAttribute = (attribute: NonNullable<Body['attributes']>[number]): string =>
  [
    `${attribute.label} (${attribute.key})`,
    attribute.unit,
    attribute.type === 'number' ? 'angka' : 'teks',
    attribute.onCard && 'di kartu',
  ]
    .filter(Boolean)
    .join(', ')

export const subCategoryDescribers: FieldDescribers = {
  aliases: (value) => ((value ?? []) as string[]).join(', '),
  attributes: (value) =>
    ((value ?? []) as NonNullable<Body['attributes']>).map(describeAttribute).join('\n'),
}

/** The sub-category of a posted form. Empty attribute rows are left out. */
export function readSubCategoryBody(form: FormData): Body {
  const text = createFieldReader(form)
  const attributes: NonNullable<Body['attributes']> = []
  for (let index = 0; form.has(`attributes.${index}.key`); index++) {
    const readAttribute = (name: string) => text(`attributes.${index}.${name}`)
    if (readAttribute('key') === undefined && readAttribute('label') === undefined) continue
    attributes.push({
      key: readAttribute('key') ?? '',
      label: readAttribute('label') ?? '',
      unit: readAttribute('unit') ?? null,
      type: readAttribute('type') as 'number' | 'text',
      onCard: readAttribute('onCard') === 'ya',
    })
  }
  return {
    categoryId: text('categoryId') ?? '',
    name: text('name') ?? '',
    slug: text('slug'),
    aliases: splitLines(text('aliases')),
    position: text('position'),
    attributes,
  }
}
