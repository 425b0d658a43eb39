import type { ModelMessage as SdkMessage, ToolSet } from 'ai'
import type { Clock } from '../clock.ts'
import { fetchBounded } from './bounded-fetch.ts'
import {
  ModelError,
  type LanguageModel,
  type ModelLimits,
  type ModelMessage,
  type ModelRequest,
  type ModelTool,
} from './port.ts'
import { restAfterFailures } from './rest-after-failures.ts'

/** Where a model is. `apiUrl` is without a trailing slash: `https://api.openai.com/v1`. */
export type ModelAccount = {
  apiUrl: string
  name: string
  /** Unset: a server of one's own that asks for none. */
  key: string | undefined
  canSee: boolean
  limits: ModelLimits
}

/** Characters that make about a token, to estimate a round whose usage was not reported. */
const CHARACTERS_PER_TOKEN = 3

/**
 * A model behind any address that speaks OpenAI's chat completions. One attempt for each round: a buyer who waits for
 * it has another way to answer.
 */
export function createLanguageModel(account: ModelAccount, clock: Clock): LanguageModel {
  return restAfterFailures(clock, {
    canSee: account.canSee,
    limits: account.limits,
    async converse(request, onUsage) {
      // Loaded with the first conversation: a shop without a model never needs it.
      const [{ generateText, isStepCount, tool }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ])
      const provider = createOpenAICompatible({
        name: 'assistant',
        baseURL: account.apiUrl,
        fetch: fetchBounded,
        ...(account.key ? { apiKey: account.key } : {}),
      })
      const toTool = ({ description, input, run }: ModelTool) =>
        tool({ description, inputSchema: input, execute: run })
      const tools: ToolSet = Object.fromEntries(
        Object.entries(request.tools).map(([name, each]) => [name, toTool(each)]),
      )
      let begun = 0
      let counted = 0
      try {
        const { text, finishReason } = await generateText({
          model: provider.chatModel(account.name),
          instructions: request.instructions,
          messages: request.messages.map(toSdkMessage),
          tools,
          stopWhen: isStepCount(request.maxSteps),
          maxOutputTokens: request.maxOutputTokens,
          temperature: 0,
          maxRetries: 0,
          timeout: { totalMs: request.timeoutMs },
          onStepStart: () => void (begun += 1),
          onStepEnd: ({ usage, text: said }) => {
            counted += 1
            onUsage({
              inputTokens: usage.inputTokens ?? estimateTokens(request),
              outputTokens: usage.outputTokens ?? Math.ceil(said.length / CHARACTERS_PER_TOKEN),
            })
          },
        })
        if (finishReason === 'length') throw new ModelError('cut', 'the answer is not complete')
        if (!text.trim()) throw new ModelError('silent', `it said nothing (${finishReason})`)
        return text
      } catch (thrown) {
        if (begun > counted) onUsage({ inputTokens: estimateTokens(request), outputTokens: 0 })
        throw toModelError(thrown)
      }
    },
  })
}

const estimateTokens = ({ instructions, messages }: ModelRequest): number =>
  Math.ceil(
    (instructions.length + messages.reduce((sum, { text }) => sum + text.length, 0)) /
      CHARACTERS_PER_TOKEN,
  )

function toSdkMessage({ role, text, picture }: ModelMessage): SdkMessage {
  if (role === 'assistant') return { role, content: text }
  if (!picture) return { role, content: text }
  return {
    role,
    content: [
      { type: 'text', text },
      { type: 'file', data: picture.bytes, mediaType: picture.mediaType },
    ],
  }
}

/** Which of the ways to fail it was; the message names no key and nothing that was said. */
function toModelError(thrown: unknown): ModelError {
  if (thrown instanceof ModelError) return thrown
  if (!(thrown instanceof Error)) return new ModelError('unreadable', typeof thrown)
  if (/timeout|abort/i.test(`${thrown.name} ${thrown.message}`))
    return new ModelError('timeout', 'no answer in time')
  const status = 'statusCode' in thrown ? thrown.statusCode : undefined
  if (typeof status === 'number' && status >= 400)
    return new ModelError('unreachable', `HTTP ${status}`)
  if (thrown.name === 'AI_APICallError' && status === undefined)
    return new ModelError('unreachable', 'no connection')
  return new ModelError('unreadable', thrown.name)
}
