import { z } from 'zod'
import { call, created, events } from '#platform/contract/call.ts'
import { MoneySchema } from '#platform/contract/schemas.ts'
import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { LIST_FILE_KINDS, MAX_LIST_FILE_BYTES } from './rules/list-files.ts'
import { MAX_MESSAGE_LENGTH } from './rules/limits.ts'

/** The page that the buyer has open, as far as it shows goods. */
const CurrentPageBody = z.object({
  itemCategory: z.string().max(120).optional(),
  displayName: z.string().max(200).optional(),
  brandName: z.string().max(120).optional(),
  productSpecification: z.string().max(200).optional(),
})

/** A variant as a card beside a reply. */
const ChatGoods = z.object({
  product_variant_id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  item_category: z.string(),
  product_specification: z.string(),
  picture: z.string(),
  unit: z.string(),
  /** Unit price at the minimum order, including PPN. */
  price: MoneySchema,
  /** In the selling unit; what can be ordered. */
  qty: z.number(),
})

/** What is known of an order after a reply. Every product is one of the catalogue. */
export const ChatContext = z
  .object({
    /** The list, in its order; goods of which something is open are missing. */
    products: z.array(ChatGoods),
    /** Goods that the reply offers to choose from. */
    options: z.array(ChatGoods),
    name: z.string().nullable(),
    shipping_address: z.string().nullable(),
    /** The member of staff who answers in place of the assistant. */
    person: z.string().nullable(),
    /** Something that the buyer sent waits for a person, whatever the assistant replies meanwhile. */
    isPersonAwaited: z.boolean(),
    flag: z.object({ isConversationEnded: z.boolean(), isShouldRedirect: z.boolean() }),
  })
  .meta({ id: 'ChatContext' })

const threadId = z.uuid('Percakapan tidak dikenal.')

export const assistantCalls = {
  session: call('POST /chat/session', {
    summary: 'Begin a conversation with the assistant',
    service: 'chatbot',
    limit: { times: 60, seconds: 60, by: 'address' },
    response: created(z.object({ threadId })),
  }),
  message: call('POST /chat/message', {
    summary: 'Send a message; the reply arrives in the stream of the thread',
    service: 'chatbot',
    failures: [404],
    body: z.object({
      message: z
        .string()
        .trim()
        .min(1, 'Tulis pesannya.')
        .max(MAX_MESSAGE_LENGTH, `Paling banyak ${MAX_MESSAGE_LENGTH} karakter.`),
      threadId,
      currentPage: CurrentPageBody.nullish(),
    }),
    idempotent: 'byHandler',
    limit: { times: 40, seconds: 60, by: 'address' },
    refusals: ['chat.ended', 'chat.busy', 'chat.long'],
    response: created(z.object({ threadId, lastChatAt: z.iso.datetime({ offset: true }) })),
  }),
  file: call('POST /chat/file', {
    summary:
      'Send a file or a photo of a material list; the reply arrives in the stream of the thread (ours)',
    service: 'chatbot',
    failures: [404],
    form: z.object({ threadId }),
    files: {
      file: { max: MAX_LIST_FILE_BYTES, maxPicture: MAX_PICTURE_BYTES, kinds: LIST_FILE_KINDS },
    },
    idempotent: 'byHandler',
    limit: { times: 10, seconds: 60, by: 'address' },
    refusals: ['chat.ended', 'chat.busy', 'chat.long'],
    response: created(z.object({ threadId, lastChatAt: z.iso.datetime({ offset: true }) })),
  }),
  stream: call('GET /chat/stream/{threadId}', {
    summary: 'The replies of a thread as events; goes on behind `Last-Event-ID`',
    service: 'chatbot',
    ids: 'uuid',
    /** For a first connection, whose headers a browser does not let pages set. */
    query: z.object({ lastEventId: z.string().max(30).optional() }),
    limit: { times: 240, seconds: 60, by: 'address' },
    refusals: ['live.busy'],
    response: events({
      /** Text, in chunks; a reply is all of them. */
      response: z.string(),
      /** The reply is complete. */
      context: ChatContext,
    }),
  }),
}
