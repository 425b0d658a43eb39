import type { Api } from '#modules/client.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { readOpened, OPENED_FIELD } from '../shared/conflict/read-conflict.ts'
import { createFieldReader, parseDecimal } from '../shared/forms/form-values.ts'

type GridBody = Parameters<Api['catalogueAdmin']['changeVariants']>[0]['body']
type GridRow = GridBody['variants'][number]
type Values = Record<string, unknown>

/** Saves the changed cells of the grid of variants: all of them, or none. */
export async function handleGridIntent(
  { catalogueAdmin }: Pick<Api, 'catalogueAdmin'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  let rows: GridRow[] = []
  const result = await saveEdit(form, {
    done: 'Varian tersimpan.',
    body: readGrid(form),
    toFormPath: (path) =>
      path.replace(/^variants\.(\d+)\.values\./, (_, at: string) => `${rows[Number(at)]?.id}.`),
    save: async (values, { values: seen }) => {
      rows = listChangedRows(values, seen)
      const reason = createFieldReader(form)('reason')
      if (rows.length > 0)
        await catalogueAdmin.changeVariants({ id, body: { variants: rows, reason } })
    },
  })
  return 'done' in result && rows.length === 0 ? { done: 'Tidak ada yang berubah.' } : result
}

/** The cells of a posted grid, by `12.retail`. A price that was there cannot be emptied: the call refuses it. */
function readGrid(form: FormData): Values {
  const text = createFieldReader(form)
  const opened = readOpened(form.get(OPENED_FIELD)).values
  return Object.fromEntries(
    Object.entries(opened).map(([field, was]) => {
      if (field.endsWith('.active')) return [field, form.get(field) === 'ya']
      if (field.endsWith('.name')) return [field, text(field) ?? '']
      if (field.endsWith('.barcode')) return [field, text(field) ?? null]
      return [field, parseDecimal(text(field)) ?? (was === null ? undefined : '')]
    }),
  )
}

/** The variants with a cell that differs from what the editor saw, with those cells. */
function listChangedRows(values: Values, seen: Readonly<Values>): GridRow[] {
  const rows = new Map<string, { id: string; values: Values; seen: Values }>()
  for (const [path, value] of Object.entries(values)) {
    if (value === undefined || value === seen[path]) continue
    const [id = '', field = '', warehouse] = path.split('.')
    const row = rows.get(id) ?? { id, values: {}, seen: {} }
    rows.set(id, row)
    if (warehouse === undefined) {
      row.values[field] = value
      row.seen[field] = seen[path] ?? null
    } else {
      row.values['stock'] = { ...(row.values['stock'] as Values), [warehouse]: value }
      row.seen['stock'] = { ...(row.seen['stock'] as Values), [warehouse]: seen[path] }
    }
  }
  return [...rows.values()] as GridRow[]
}
