import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { toFormErrors } from '#web/form.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import type { MatchedListResponse } from '#web/shared/material-lines/line.ts'
import { readSelectedLines } from './selected-lines.ts'

/** How many lines are in the cart now, and why the others are not. */
export type AddedLines = {
  added: number
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
    return result
  } catch (thrown) {
    return toFormErrors(thrown, toFormValues(form))
  }
}
