import type { Api } from '#modules/client.ts'
import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'
import type { CatalogueShop } from '../search-relevance/catalogue-shop.ts'
import type { ExpectedGoods, JudgedDialogue } from './read-dialogues.ts'

type Events = Awaited<ReturnType<Api['assistant']['stream']>>
type ChatEvent = Events extends AsyncIterable<infer E> ? E : never
type ShownContext = Extract<ChatEvent, { event: 'context' }>['data']

/** What a dialogue came to. */
export type DialogueOutcome = {
  id: string
  /** Slots that must come out, slots that did, and those that are right. */
  expected: number
  found: number
  right: number
  shown: number
  /** Products on the list that no expected goods fit. */
  wrong: number
  isCompleted: boolean
  problems: string[]
  transcript: string[]
}

/** Has a dialogue with the shop as a visitor, over the calls of the chat, and judges what comes out. */
export async function runDialogue(
  dialogue: JudgedDialogue,
  at: number,
  { createClient, products }: Pick<CatalogueShop, 'createClient' | 'products'>,
): Promise<DialogueOutcome> {
  const api = createClient(`10.${at >> 8}.${at & 255}.7`)
  const { threadId } = await api.assistant.session()
  const problems: string[] = []
  const transcript: string[] = []
  let context: ShownContext | undefined
  let lastEventId: string | undefined
  for (const { message, reply: expected } of dialogue.turns) {
    transcript.push(`> ${message}`)
    if (context?.flag.isConversationEnded) {
      problems.push(`ended before “${message}”`)
      break
    }
    await api.assistant.message({ body: { message, threadId, currentPage: dialogue.page } })
    const answer = await readReply(api, threadId, lastEventId)
    context = answer.context
    lastEventId = answer.lastEventId
    transcript.push(answer.reply.replaceAll(/^/gm, '    '))
    if (expected && !expected.test(answer.reply)) problems.push(`“${message}” is not answered`)
  }
  return { ...judge(dialogue, context!, products, problems), transcript }
}

/** The next reply of a thread behind an event. */
export async function readReply(api: Api, threadId: string, lastEventId: string | undefined) {
  let reply = ''
  let last = lastEventId
  for await (const event of await api.assistant.stream({
    threadId,
    query: lastEventId ? { lastEventId } : {},
  })) {
    last = event.id
    if (event.event === 'response') reply += event.data
    else return { reply, context: event.data, lastEventId: last }
  }
  throw new Error('The stream ended without a context.')
}

function judge(
  dialogue: JudgedDialogue,
  context: ShownContext,
  products: readonly DemoProduct[],
  problems: string[],
): Omit<DialogueOutcome, 'transcript'> {
  const listed = context.products.map((shown) => {
    const product = products.find(({ slug }) => slug === shown.slug)
    const variant = product?.variants.find(({ name }) => name === shown.product_specification)
    return { product, variant, shown }
  })
  const left = [...listed]
  let right = 0
  for (const goods of dialogue.goods) {
    const at = left.findIndex(
      ({ product, variant }) => product && variant && isOf(goods, product, variant),
    )
    const [match] = at === -1 ? [] : left.splice(at, 1)
    if (!match) {
      problems.push(`${goods.kinds.join('|')} is missing`)
      continue
    }
    right += 1
    if (goods.qty === undefined) continue
    if (match.shown.qty === goods.qty) right += 1
    else problems.push(`${match.shown.name}: ${match.shown.qty}, not ${goods.qty}`)
  }
  const wrong = left.length
  for (const { shown } of left)
    problems.push(`${shown.name} ${shown.product_specification} is wrong`)
  const texts = [
    [dialogue.name, context.name],
    [dialogue.address, context.shipping_address],
  ] as const
  for (const [expected, found] of texts) {
    if (expected === undefined) continue
    if (found?.toLowerCase().includes(expected.toLowerCase())) right += 1
    else problems.push(`“${found}” is not “${expected}”`)
  }
  const { isConversationEnded, isShouldRedirect } = context.flag
  const end = !isConversationEnded ? 'terbuka' : isShouldRedirect ? 'orang' : 'selesai'
  if (end !== dialogue.end) problems.push(`ended as ${end}, not ${dialogue.end}`)
  const counted = dialogue.goods.filter(({ qty }) => qty !== undefined).length
  return {
    id: dialogue.id,
    expected:
      dialogue.goods.length + counted + texts.filter(([expected]) => expected !== undefined).length,
    found:
      context.products.length * 2 +
      texts.filter(([expected, found]) => expected !== undefined && found !== null).length -
      (dialogue.goods.length - counted),
    right,
    shown: context.products.length,
    wrong,
    isCompleted: problems.length === 0,
    problems,
  }
}

const isOf = (
  { kinds, attributes }: ExpectedGoods,
  product: DemoProduct,
  variant: DemoVariant,
): boolean =>
  kinds.includes(product.subCategory) &&
  attributes.every(([key, value]) => {
    const has = String(variant.attributes[key] ?? '')
    return (
      has === value || (key === 'inci' && has.replace('½', '1/2').replace('¾', '3/4') === value)
    )
  })
