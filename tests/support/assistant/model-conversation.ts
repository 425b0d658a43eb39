import type { Api } from '#modules/client.ts'
import { readReply } from '#tests/dialogues/run-dialogues.ts'
import type { TestShop } from '../shop.ts'
import type { ModelStep, openModelServer } from './model-server.ts'

type ModelServer = Awaited<ReturnType<typeof openModelServer>>
type ModelOptions = Parameters<ModelServer['createModel']> extends [unknown, ...infer R] ? R : never

/** Conversations of a shop with a model at the tests' own server. */
export function createModelConversations(shop: TestShop, server: ModelServer) {
  let address = 0

  /** A conversation of a visitor; `say` returns the reply with what is shown beside it. */
  async function begin() {
    const api: Api = shop.client({ ipAddress: `198.51.${(address += 1)}.9` })
    const { threadId } = await api.assistant.session()
    let lastEventId: string | undefined
    const say = async (message: string, key?: string) => {
      await api.assistant.message({ body: { threadId, message } }, key ? { key } : {})
      const answer = await readReply(api, threadId, lastEventId)
      lastEventId = answer.lastEventId
      return answer
    }
    return { api, threadId, say }
  }

  return {
    begin,
    /** A model of its own for each test, so that none rests after the failures of another. */
    useModel(...options: ModelOptions) {
      shop.deps.languageModel = server.createModel(shop.clock, ...options)
    },
    /** What the built-in engine replies to a first message. */
    async sayWithoutModel(message: string) {
      const { languageModel } = shop.deps
      shop.deps.languageModel = undefined
      try {
        return await (await begin()).say(message)
      } finally {
        shop.deps.languageModel = languageModel
      }
    },
  }
}

/** The first SKU that a search returned. */
export const findSku = (results: string): string => /"sku":"([^"]+)"/.exec(results)?.[1] ?? ''

/** The model hands in slots. */
export const handIn = (input: object): ModelStep => ({
  calls: [{ name: 'update_order', input }],
})
export const search = (words: string): ModelStep => ({
  calls: [{ name: 'search', input: { words } }],
})
