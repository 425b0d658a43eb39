import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import type { MatchedListResponse } from '#web/shared/material-lines/line.ts'
import { fromLine, type AnalyticsItem } from '../shop-events/item.ts'
import { readSelectedLines } from './selected-lines.ts'

/** How many lines are in the cart now, and why the others are not. */
export type AddedLines = {
  added: number
  /** The same lines as analytics tells them. */
  items?: AnalyticsItem[]
  refused: { product_variant_id: string; message: string; suggestedQty: number | null }[]
}
export type QuickOrderResult = { matched: MatchedListResponse } | AddedLines

/** The typed text, which a refused form shows again. */
const toFormValues = (form: FormData) => ({
  intent: ['match'],
  text: [String(form.get('text') ?? '')],
})

/** Matches a list, or adds the chosen lines to the cart. */
export async function handleQuickOrder(api: Api, form: FormData, acceptsHtml: boolean) {
  try {
    if (form.get('intent') === 'match') {
      const file = form.get('file')
      const upload = file instanceof File && file.size > 0 ? { file } : {}
      const text = String(form.get('text') ?? '')
      return { matched: await api.materialLists.match({ form: { text }, files: upload }) }
    }
    const lines = readSelectedLines(form)
    if (lines.length === 0) return { added: 0, refused: [] }
    const result = await api.materialLists.addToCart({ body: { lines } }, readIdempotencyKey(form))
    if (acceptsHtml && result.refused.length === 0) return redirect('/cart', 303)
    return { ...result, items: await listAddedItems(api, lines, result) }
  } catch (thrown) {
    return toFormErrors(thrown, toFormValues(form))
  }
}

/** What was added, at the cart's prices; nothing where the cart cannot be read, as the lines are in it all the same. */
async function listAddedItems(
  { cart }: Api,
  asked: readonly { product_variant_id: string; qty: number }[],
  { refused }: AddedLines,
): Promise<AnalyticsItem[]> {
  const shown = await cart.show().catch(() => undefined)
  const refusedIds = new Set(refused.map((line) => line.product_variant_id))
  const lines = new Map(shown?.lines.map((line) => [line.product_variant_id, line]))
  return asked.flatMap(({ product_variant_id: id, qty }) => {
    const line = refusedIds.has(id) ? undefined : lines.get(id)
    return line ? [{ ...fromLine(line), quantity: qty }] : []
  })
}
