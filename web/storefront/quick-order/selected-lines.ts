import { parseQty } from '#web/shared/material-lines/line.ts'

/** A line's choice and its quantity; a line without either is skipped. */
export const readSelectedLines = (form: FormData) =>
  [...form.keys()]
    .filter((name) => name.startsWith('choice-'))
    .map((name) => ({
      product_variant_id: String(form.get(name)),
      qty: parseQty(form.get(name.replace('choice', 'qty'))),
    }))
    .filter(({ product_variant_id: id, qty }) => /^\d+$/.test(id) && qty > 0)
