import type { ModelAccount } from '#platform/language-model/openai-compatible.ts'
import type { readEnvironment } from './environment.ts'

/** The assistant's language model, where one is set up. */
export const readModel = (
  variables: ReturnType<typeof readEnvironment>,
): ModelAccount | undefined =>
  variables.ASSISTANT_MODEL_URL && variables.ASSISTANT_MODEL_NAME
    ? {
        apiUrl: variables.ASSISTANT_MODEL_URL,
        name: variables.ASSISTANT_MODEL_NAME,
        key: variables.ASSISTANT_MODEL_KEY,
        canSee: variables.ASSISTANT_MODEL_SEES,
        limits: {
          timeoutMs: variables.ASSISTANT_MODEL_TIMEOUT_MS,
          threadTokens: variables.ASSISTANT_MODEL_THREAD_TOKENS,
          dayTokens: variables.ASSISTANT_MODEL_DAY_TOKENS,
          dayCost: variables.ASSISTANT_MODEL_DAY_COST,
          inputPrice: variables.ASSISTANT_MODEL_INPUT_PRICE,
          outputPrice: variables.ASSISTANT_MODEL_OUTPUT_PRICE,
        },
      }
    : undefined
