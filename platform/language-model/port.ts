import type { z } from 'zod'

/** A picture that a model may look at. */
type ModelPicture = { bytes: Uint8Array; mediaType: string }

/** Something that was said before, oldest first; the last one is the buyer's. */
export type ModelMessage = { role: 'user' | 'assistant'; text: string; picture?: ModelPicture }

/** What a model may ask of the shop. `run` returns what the model gets as the result. */
export type ModelTool = {
  description: string
  input: z.ZodType
  run(input: unknown): Promise<unknown>
}

export type ModelRequest = {
  instructions: string
  messages: readonly ModelMessage[]
  tools: Readonly<Record<string, ModelTool>>
  /** Rounds of tools, with the one that ends in words. */
  maxSteps: number
  /** Of all rounds together. */
  timeoutMs: number
  /** Of one round. */
  maxOutputTokens: number
}

/** What one round took. */
export type ModelUsage = { inputTokens: number; outputTokens: number }

/** What a model may cost. */
export type ModelLimits = {
  /** How long one reply is waited for (ms). */
  timeoutMs: number
  /** Tokens of one conversation. */
  threadTokens: number
  /** Tokens of a day, of all conversations. */
  dayTokens: number
  /** Most that a day may cost (rupiah), at these prices of a million tokens. */
  dayCost: number
  inputPrice: number
  outputPrice: number
}

/** A language model outside the shop. */
export type LanguageModel = {
  /** Whether it understands pictures. */
  readonly canSee: boolean
  readonly limits: ModelLimits
  /**
   * What the model says in the end. `onUsage` is called for every round, also of one that came to nothing. Throws
   * ModelError.
   */
  converse(request: ModelRequest, onUsage: (usage: ModelUsage) => void): Promise<string>
}

/** The model did not answer in a way that can be used: too slow, down, cut, or unreadable; or it was not asked. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly code: 'timeout' | 'unreachable' | 'unreadable' | 'cut' | 'silent' | 'resting' | 'busy'
  constructor(code: ModelError['code'], message: string) {
    super(`model ${code}: ${message}`)
    this.code = code
  }
}
