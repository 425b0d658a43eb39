import type { Api } from '#modules/client.ts'
import { formatQuantity } from '#platform/format.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'
import { splitLines, createFieldReader } from '../shared/forms/form-values.ts'

type Body = Parameters<Api['catalogueAdmin']['addSubCategory']>[0]['body']

/** More rows than the form has. */
const MAX_QUESTION_ROWS = 20

/** What staff write where any value of an attribute will do. */
export const ANY_VALUE = 'bebas'

/** The value that is meant where a buyer names none; nothing where the shop has to ask. */
function readImplied(written: string | undefined, type: string | undefined) {
  if (written === undefined) return {}
  if (written.toLowerCase() === ANY_VALUE) return { implied: null }
  const number = type === 'number' ? parseIndonesianNumber(written) : undefined
  return { implied: number ?? written }
}

/** As staff write it; undefined where the shop asks. */
export const formatImplied = (implied: string | number | null | undefined): string | undefined =>
  implied === null ? ANY_VALUE : typeof implied === 'number' ? formatQuantity(implied) : implied

/** An attribute in one line: `Tebal (tebal), mm, angka, di kartu`. */
const describeAttribute = (attribute: NonNullable<Body['attributes']>[number]): string =>
  [
    `${attribute.label} (${attribute.key})`,
    attribute.unit,
    attribute.type === 'number' ? 'angka' : 'teks',
    attribute.onCard && 'di kartu',
    attribute.implied !== undefined && `bila tidak disebut: ${formatImplied(attribute.implied)}`,
  ]
    .filter(Boolean)
    .join(', ')

export const subCategoryDescribers: FieldDescribers = {
  aliases: (value) => ((value ?? []) as string[]).join(', '),
  attributes: (value) =>
    ((value ?? []) as NonNullable<Body['attributes']>).map(describeAttribute).join('\n'),
  questions: (value) =>
    ((value ?? []) as NonNullable<Body['questions']>)
      .map(({ question, answer }) => `${question} ${answer}`)
      .join('\n'),
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
      ...readImplied(readAttribute('implied'), readAttribute('type')),
    })
  }
  return {
    categoryId: text('categoryId') ?? '',
    name: text('name') ?? '',
    slug: text('slug'),
    aliases: splitLines(text('aliases')),
    position: text('position'),
    attributes,
    questions: readQuestions(text),
  }
}

/** The questions with their answers; a row with neither is left out. */
function readQuestions(text: ReturnType<typeof createFieldReader>) {
  const questions: NonNullable<Body['questions']> = []
  for (let index = 0; index < MAX_QUESTION_ROWS; index++) {
    const question = text(`questions.${index}.question`)
    const answer = text(`questions.${index}.answer`)
    if (question !== undefined || answer !== undefined)
      questions.push({ question: question ?? '', answer: answer ?? '' })
  }
  return questions
}
