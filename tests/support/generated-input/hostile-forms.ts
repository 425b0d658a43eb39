import fc, { type Arbitrary } from 'fast-check'
import { FORM_ENCODINGS, toUrlEncoded, type Field, type FormEncoding } from './form-encodings.ts'
import { HOSTILE_TEXTS, type KnownValues } from './hostile-input.ts'
import type { PageSource } from './page-sources.ts'
import type { RenderedForm } from './rendered-forms.ts'

/** A request to a page, valid or hostile. */
export type GeneratedRequest = {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Buffer
}

/** A page at one of its addresses, and the forms that it shows there. */
export type RenderedPageForms = { path: string; forms: readonly RenderedForm[] }

/** Names that no form has. */
const HOSTILE_NAMES = [
  '',
  '__proto__',
  '__proto__.admin',
  'constructor.prototype.x',
  '__intent__',
  '__state__',
  'a[',
  'a[]',
  '[0]',
  'items[1999].qty',
  'items[999999999]',
  'a.b.c.d.e.f.g.h.i.j',
  'intent.x',
  'x'.repeat(1_000),
  'a\u0000b',
]

/** Generates requests to a page: reading it with any query, and posting its forms, whole or not. */
export function buildPageRequests(
  source: PageSource,
  pages: readonly RenderedPageForms[],
  known: KnownValues,
): Arbitrary<GeneratedRequest> {
  const generation = createFieldGeneration(source, known)
  const page = fc.constantFrom(...pages)
  const accept = fc.constantFrom('text/html', '*/*')
  const reading = fc
    .tuple(page, buildAddressEnd(generation), accept)
    .map(([{ path }, end, type]): GeneratedRequest => {
      return { path: end(path), method: 'GET', headers: { accept: type } }
    })
  const posting = page.chain(({ path, forms }) =>
    fc
      .tuple(buildAddressEnd(generation), accept, buildForm(path, forms, generation), anyEncoding)
      .map(([end, htmlType, { action, fields }, { type, encode }]): GeneratedRequest => {
        const headers = { accept: htmlType, ...(type ? { 'content-type': type } : {}) }
        return { path: end(action), method: 'POST', headers, body: encode(fields) }
      }),
  )
  return fc.oneof({ weight: 1, arbitrary: reading }, { weight: 4, arbitrary: posting })
}

const anyEncoding: Arbitrary<FormEncoding> = fc.oneof(
  ...FORM_ENCODINGS.map((encoding) => ({
    weight: encoding.weight,
    arbitrary: fc.constant(encoding),
  })),
)

type FieldGeneration = {
  text: Arbitrary<string>
  field: Arbitrary<Field>
  intent: Arbitrary<Field>
  valueOf: (name: string) => Arbitrary<string>
}

function createFieldGeneration(
  { intents, fields }: PageSource,
  known: KnownValues,
): FieldGeneration {
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known.words) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  )
  const chooseValue = (name: string) => {
    const last = name.replace(/.*[.]/, '')
    const values = Object.hasOwn(known.byName, last) ? known.byName[last]?.filter(isText) : []
    return values?.length
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, text)
      : text
  }
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...(fields.length > 0 ? fields : ['a'])) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_NAMES) },
  )
  const intent = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(intents.length > 0 ? intents : [''])) },
    { weight: 1, arbitrary: text },
  )
  return {
    text,
    valueOf: chooseValue,
    field: name.chain((each) => fc.tuple(fc.constant(each), chooseValue(each))),
    intent: intent.map((each): Field => ['intent', each]),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The same address, that of its data, or a neighbour's, with any query. */
function buildAddressEnd({ text, field }: FieldGeneration): Arbitrary<(path: string) => string> {
  const neighbour = fc.oneof(
    { weight: 8, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: text },
  )
  return fc
    .tuple(neighbour, fc.constantFrom('', '', '.data'), fc.array(field, { maxLength: 2 }))
    .map(([last, suffix, query]) => (address: string) => {
      const [path = '', search = ''] = address.split('?')
      const at =
        last === undefined ? path : path.replace(/[^/]*$/, encodeURIComponent(last.toWellFormed()))
      const params = [search, String(toUrlEncoded(query))].filter(Boolean).join('&')
      return (at === '/' && suffix ? `/_${suffix}` : at + suffix) + (params && `?${params}`)
    })
}

/** A form of the page with a few fields changed, added or missing; or any fields with an intent. */
function buildForm(
  path: string,
  forms: readonly RenderedForm[],
  { field, intent, valueOf: chooseValue }: FieldGeneration,
): Arbitrary<{ action: string; fields: readonly Field[] }> {
  const free = fc
    .tuple(intent, fc.array(field, { maxLength: 12 }))
    .map(([intentField, others]) => ({ action: path, fields: [intentField, ...others] }))
  if (forms.length === 0) return free
  const changed = fc.constantFrom(...forms).chain(({ action, fields }) =>
    fc
      .tuple(
        fc.tuple(...fields.map(([name, value]) => buildValue(value, chooseValue(name)))),
        fc.array(field, { maxLength: 1 }),
      )
      .map(([values, extra]) => {
        const remaining = fields.flatMap(([name], at): Field[] => {
          const value = values[at]
          return value === undefined ? [] : [[name, value]]
        })
        return { action: action || path, fields: [...remaining, ...extra] }
      }),
  )
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: free })
}

/** A field's value: mostly its own, something in an empty one, and sometimes nothing at all. */
const buildValue = (value: string, other: Arbitrary<string>): Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 12, arbitrary: value === '' ? other : fc.constant(value) },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
