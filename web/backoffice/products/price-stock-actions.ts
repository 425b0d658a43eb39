import { data } from 'react-router'
import { z } from 'zod'
import type { Api } from '#modules/client.ts'
import { readFormData } from '#web/form.ts'
import { collectFormValues } from '#web/form/collect-form-values.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { readStale, saveEdit, StaleEdit } from '../shared/conflict/save-edit.ts'
import { throwUnknownIntent } from '../shared/actions/run-action.ts'
import { RupiahField, parseQuantity } from '../shared/forms/form-numbers.ts'
import { priceDescribers } from '../shared/conflict/price-describers.ts'

type PriceStockApi = Pick<Api, 'staffPricing' | 'staffStock'>

/** Runs a price or stock form: `price 12`, `stock 12`, with the variant's id. */
export async function handlePriceStockIntent(
  api: PriceStockApi,
  form: FormData,
): Promise<ActionResult> {
  const [intent, id = ''] = String(form.get('intent') ?? '').split(' ')
  if (intent === 'price') return changePrice(api, id, form)
  if (intent === 'stock') return changeStock(api, id, form)
  return throwUnknownIntent()
}

const PriceFormInput = z.object({
  retail: RupiahField.optional(),
  business: RupiahField.optional(),
})

/** Sends only a price that was changed, so that a colleague's change of the other one survives. */
async function changePrice(
  { staffPricing }: PriceStockApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const read = readFormData(form, PriceFormInput)
  if (!read.ok) return { reply: read.reply }
  let isChanged = true
  const result = await saveEdit(form, {
    done: 'Harga baru berlaku mulai hari ini.',
    body: read.value,
    describers: priceDescribers,
    save: async ({ retail, business }, { values: seen }) => {
      const body = {
        ...(retail === seen['retail'] ? {} : { retail }),
        ...(business === seen['business'] ? {} : { business }),
      }
      isChanged = body.retail !== undefined || body.business !== undefined
      if (isChanged) await staffPricing.changePrice({ id, body: { ...body, seen } })
    },
  })
  return isChanged ? result : { done: 'Harga tidak berubah.' }
}

/** Changes one warehouse after the other, and only those with a new quantity. */
async function changeStock(
  { staffStock }: PriceStockApi,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const values = collectFormValues(form)
  const quantities: Record<string, number> = {}
  for (const [name, [text = '']] of Object.entries(values)) {
    if (!name.startsWith(QUANTITY_PREFIX)) continue
    const quantity = parseQuantity(text)
    if (quantity === undefined)
      return { reply: refuseForm(values, { [name]: 'Tulis jumlah dengan angka, misalnya 120.' }) }
    quantities[name.slice(QUANTITY_PREFIX.length)] = quantity
  }
  const reason = values['reason']?.[0] ?? ''
  let failing = ''
  let saved = 0
  const result = await saveEdit(form, {
    done: 'Stok tersimpan.',
    body: quantities,
    toFormPath: (path) => (path === 'onHand' ? `${QUANTITY_PREFIX}${failing}` : path),
    save: async (requested, { values: seen }) => {
      const current = { ...seen }
      for (const [warehouse, onHand] of Object.entries(requested)) {
        if (onHand === seen[warehouse]) continue
        failing = warehouse
        const body = { warehouse, onHand, seen: Number(seen[warehouse]), reason }
        await staffStock.changeStock({ id, body }).catch((thrown: unknown) => {
          const stale = readStale(thrown)
          if (!stale) throw thrown
          const { onHand: stored } = stale.current
          const { onHand: by } = stale.saved
          throw new StaleEdit({
            current: { ...current, [warehouse]: stored },
            saved: by ? { [warehouse]: by } : {},
          })
        })
        current[warehouse] = onHand
        saved++
      }
    },
  })
  if ('reply' in result) return result
  return { done: saved > 0 ? `Stok di ${saved} gudang tersimpan.` : 'Stok tidak berubah.' }
}

const QUANTITY_PREFIX = 'onHand.'

const refuseForm = (values: Record<string, string[]>, errors: Record<string, string>) =>
  data(
    { message: 'Periksa lagi isian yang ditandai.', code: 'form.invalid', errors, values },
    { status: 422 },
  )
