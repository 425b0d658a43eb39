import type { Api } from '#modules/client.ts'
import type { DemoProduct } from '#demo/catalogue/types.ts'
import type { CatalogueShop } from '../search-relevance/catalogue-shop.ts'
import { answerQuestion, readOfferedQuantity } from './answer-question.ts'
import { isOf, type JudgedDialogue } from './read-dialogues.ts'

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

/** Questions of the shop that a buyer answers in a row. */
const MAX_ANSWERS = 6

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
  /** Quantities that the shop has offered in place of others, and the buyer has taken. */
  const agreed = new Set<number>()
  let context: ShownContext | undefined
  let lastEventId: string | undefined
  const say = async (message: string): Promise<string> => {
    transcript.push(`> ${message}`)
    await api.assistant.message({ body: { message, threadId, currentPage: dialogue.page } })
    const answer = await readReply(api, threadId, lastEventId)
    context = answer.context
    lastEventId = answer.lastEventId
    transcript.push(answer.reply.replaceAll(/^/gm, '    '))
    return answer.reply
  }
  for (const { message, reply: expected } of dialogue.turns) {
    if (context?.flag.isConversationEnded) {
      problems.push(`ended before “${message}”`)
      break
    }
    let reply = await say(message)
    if (expected && !expected.test(reply)) problems.push(`“${message}” is not answered`)
    for (let asked = 0; dialogue.isAnswering && asked < MAX_ANSWERS; asked += 1) {
      const answer = answerQuestion(reply, dialogue.goods, products)
      if (answer === undefined) break
      const offered = readOfferedQuantity(reply)
      if (offered !== undefined) agreed.add(offered)
      reply = await say(answer)
    }
  }
  return { ...judge(dialogue, context!, { products, problems, agreed }), transcript }
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
  {
    products,
    problems,
    agreed,
  }: { products: readonly DemoProduct[]; problems: string[]; agreed: ReadonlySet<number> },
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
    if (match.shown.qty === goods.qty || agreed.has(match.shown.qty)) right += 1
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
