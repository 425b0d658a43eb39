import { z } from 'zod'
import { readLine } from '#modules/selling/material-lists/rules/read-line.ts'
import type { Act } from './act.ts'
import type { Dialogue } from './dialogue.ts'
import { isNumberSaid, isSaid } from '../model/grounding.ts'
import { normalizeMessage } from '../words/normalize-message.ts'

const Quote = z.string().max(300)

/** What a model has understood of a message: slots of the order, each with the words that say it. */
export const OrderUpdate = z.object({
  goods: z
    .array(
      z.object({
        quote: Quote.describe("the buyer's own words for these goods, copied exactly"),
        number: z
          .int()
          .optional()
          .describe('the line of the list that changes; leave out for new goods'),
        sku: z.string().max(60).optional().describe('from search, where it is certain'),
        qty: z.number().positive().max(1_000_000).optional().describe('only if the buyer said it'),
        unit: z.string().max(20).optional(),
        change: z.enum(['set', 'add', 'subtract']).default('set'),
        isOnlyAsked: z.boolean().default(false).describe('true if the buyer only asks about it'),
      }),
    )
    .max(40)
    .default([]),
  remove: z
    .array(z.object({ number: z.int(), quote: Quote }))
    .max(40)
    .default([]),
  name: Quote.optional().describe('copied exactly'),
  address: Quote.optional().describe('copied exactly'),
  isListDone: z.boolean().default(false).describe('the buyer says that nothing more is needed'),
  isConfirmed: z.boolean().default(false).describe('the buyer agrees to the list that was shown'),
  personQuote: Quote.optional().describe('the words with which the buyer asks for a person'),
})
export type OrderUpdate = z.output<typeof OrderUpdate>

/** What an update is checked against. */
export type UpdateGround = {
  dialogue: Dialogue
  /** The buyer's messages, the last one at the end. */
  said: readonly string[]
  /** SKUs that the catalogue has told of in this turn, and those that may be put on the list without asking. */
  seenSkus: ReadonlySet<string>
  matchingSkus: ReadonlySet<string>
  /** Quantities that the shop has worked out in this turn. */
  counted: ReadonlySet<number>
}

/**
 * The acts of an update, as if the built-in engine had read them. Nothing is taken that the buyer has not said: goods,
 * names, addresses and removals need words of theirs, quantities their number. `refused` says why, for the model.
 */
export function readOrderUpdate(
  update: OrderUpdate,
  ground: UpdateGround,
): { acts: Act[]; refused: string[] } {
  const { dialogue, said } = ground
  const acts: Act[] = []
  const refused: string[] = []
  const findItem = (number: number) => dialogue.items[number - 1]
  const last = said.slice(-1)

  for (const goods of update.goods) {
    const isGrounded = isSaid(goods.quote, said)
    if (!isGrounded) refused.push(`"${goods.quote}" is not what the buyer wrote`)
    else if (goods.sku && !ground.seenSkus.has(goods.sku))
      refused.push(`${goods.sku}: search first`)
    else acts.push(...readGoodsUpdate(goods, ground))
  }
  const removed = update.remove.flatMap(({ number, quote }) => {
    const item = isSaid(quote, last) ? findItem(number) : undefined
    if (!item) refused.push(`line ${number} is not removed: no such line, or not said`)
    return item ? [item.id] : []
  })
  if (removed.length > 0) acts.push({ kind: 'remove', itemIds: removed })
  for (const kind of ['name', 'address'] as const) {
    const text = update[kind]?.trim()
    if (!text) continue
    if (isSaid(text, said)) acts.push({ kind, text: text.slice(0, 200) })
    else refused.push(`${kind}: copy it from the buyer's message`)
  }
  const isAskedToConfirm = dialogue.asked?.about === 'confirm'
  if (update.isConfirmed && isAskedToConfirm && acts.length === 0) acts.push({ kind: 'yes' })
  else if (update.isListDone && !isAskedToConfirm) acts.push({ kind: 'done' })
  if (update.personQuote) {
    if (isSaid(update.personQuote, last)) acts.push({ kind: 'person' })
    else refused.push('the buyer did not ask for a person')
  }
  return { acts, refused }
}

function readGoodsUpdate(
  { quote, number, sku, qty, unit, change, isOnlyAsked }: OrderUpdate['goods'][number],
  { dialogue, said, matchingSkus, counted }: UpdateGround,
): Act[] {
  const known = qty !== undefined && (isNumberSaid(qty, said) || counted.has(qty)) ? qty : null
  const item = number === undefined ? undefined : dialogue.items[number - 1]
  if (item)
    return [
      ...(sku && sku !== item.sku ? [{ kind: 'choose' as const, itemId: item.id, sku }] : []),
      ...(known === null
        ? []
        : [{ kind: 'quantity' as const, qty: known, unit: unit ?? null, change, itemId: item.id }]),
    ]
  const parsed = readLine(normalizeMessage(quote))
  return [
    {
      kind: 'goods',
      words: parsed?.text ?? quote,
      sku: sku ?? null,
      qty: known,
      unit: unit ?? parsed?.unit ?? null,
      // What the catalogue does not find by the buyer's words is offered, and waits for a yes.
      isTentative: isOnlyAsked || (sku !== undefined && !matchingSkus.has(sku)),
    },
  ]
}
