import { redirect } from 'react-router'
import type { Api } from '#modules/client.ts'
import { refusal } from '#web/form.ts'
import { typedQty, type MatchedAnswer } from '#web/ui/material-lines/line.ts'

export type QuickReply =
  | { matched: MatchedAnswer }
  | {
      added: number
      refused: { product_variant_id: string; message: string; suggestedQty: number | null }[]
    }

/** What was typed, to stand in the form again. */
const typed = (form: FormData) => ({ intent: ['match'], text: [String(form.get('text') ?? '')] })

/** Answers a list, or puts what was chosen of it into the cart. */
export async function quickOrder(api: Api, form: FormData, wantsPage: boolean) {
  try {
    if (form.get('intent') === 'match') {
      const file = form.get('file')
      const sent = file instanceof File && file.size > 0 ? { file } : {}
      const text = String(form.get('text') ?? '')
      return { matched: await api.materialLists.match({ form: { text }, files: sent }) }
    }
    const lines = chosenIn(form)
    if (lines.length === 0) return { added: 0, refused: [] }
    const answer = await api.materialLists.addToCart({ body: { lines } })
    if (wantsPage && answer.refused.length === 0) return redirect('/cart', 303)
    return answer
  } catch (thrown) {
    return refusal(thrown, typed(form))
  }
}

/** Each line's choice stands beside its quantity; a line without either stays behind. */
const chosenIn = (form: FormData) =>
  [...form.keys()]
    .filter((name) => name.startsWith('choice-'))
    .map((name) => ({
      product_variant_id: String(form.get(name)),
      qty: typedQty(form.get(name.replace('choice', 'qty'))),
    }))
    .filter(({ product_variant_id: id, qty }) => /^\d+$/.test(id) && qty > 0)
