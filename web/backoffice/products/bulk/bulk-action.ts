import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult } from '../../shared/actions/action-result.ts'
import { createFieldReader, parseDecimal } from '../../shared/forms/form-values.ts'
import { mapReplyErrors } from '../../shared/forms/map-reply-errors.ts'
import { runAction, throwUnknownIntent } from '../../shared/actions/run-action.ts'
import { readTiers } from '../variant-body.ts'
import { PRODUCTS_FIELD } from './bulk-fields.ts'

type BulkApi = Pick<Api, 'catalogueAdmin' | 'catalogueImport'>
type Change = Parameters<Api['catalogueAdmin']['changeProducts']>[0]['body']['change']
type PriceBody = Parameters<Api['catalogueImport']['changePrices']>[0]['body']

/** Runs what the form of a bulk change asks for, with the selected products. */
export async function handleBulkIntent(api: BulkApi, form: FormData): Promise<ActionResult> {
  const products = form.getAll(PRODUCTS_FIELD).map((value) => {
    const [id = '', revision = '', tiersMark = ''] = String(value).split(' ')
    return { id, revision: Number(revision), tiersMark }
  })
  const kind = form.get('bulk')
  if (kind === 'price') return preparePrices(api, form, products)
  const change = readChange(kind, form)
  const result = await runAction(form, `${products.length} produk diubah.`, () =>
    api.catalogueAdmin.changeProducts({ body: { products, change } }),
  )
  return 'reply' in result
    ? { reply: mapReplyErrors(result.reply, (path) => path.replace(/^change\./, '')) }
    : result
}

function readChange(kind: unknown, form: FormData): Change {
  switch (kind) {
    case 'publish':
      return { kind: 'publish', active: true }
    case 'retire':
      return { kind: 'publish', active: false }
    case 'move':
      return { kind: 'move', subCategoryId: String(form.get('subCategoryId') ?? '') }
    case 'tiers':
      return { kind: 'tiers', tiers: readTiers(form) }
    default:
      return throwUnknownIntent()
  }
}

/** New prices are looked at before they apply, on the page of the import that prepares them. */
async function preparePrices(
  { catalogueImport }: BulkApi,
  form: FormData,
  products: readonly { id: string }[],
): Promise<ActionResult> {
  const text = createFieldReader(form)
  const typed = parseDecimal(text('percent'))
  const percent = typeof typed === 'number' && text('direction') === 'down' ? -typed : typed
  const body = {
    productIds: products.map(({ id }) => id),
    percent,
    lists: form.getAll('lists').map(String),
    roundTo: Number(text('roundTo') ?? 1),
  } as PriceBody
  let id
  try {
    id = (await catalogueImport.changePrices({ body })).id
  } catch (thrown) {
    const reply = toFormErrors(thrown, collectFormValues(form))
    return { reply: mapReplyErrors(reply, (path) => path.replace('productIds', PRODUCTS_FIELD)) }
  }
  throw redirect(`/backoffice/impor/${id}`, 303)
}
