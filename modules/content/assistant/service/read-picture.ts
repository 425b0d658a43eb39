import { fileTypeFromBuffer } from 'file-type'
import type { Context } from '#platform/http/context.ts'
import { ModelError } from '#platform/language-model/port.ts'
import { PICTURE_INSTRUCTIONS } from '../rules/model/model-instructions.ts'
import { countModelUsage, hasModelBudget } from './model-budget.ts'

const MAX_OUTPUT_TOKENS = 1_500
/** How many times longer a picture may take than a message. */
const PICTURE_TIMES = 2

/** The list in a picture, one line for each of its goods; undefined where no model can see, or it did not work. */
export async function readPicture(
  ctx: Context,
  threadId: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const { languageModel: model } = ctx
  if (!model?.canSee || !(await hasModelBudget(ctx, threadId, model.limits))) return undefined
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? 'image/jpeg'
  const used = { inputTokens: 0, outputTokens: 0 }
  try {
    const text = await model.converse(
      {
        instructions: PICTURE_INSTRUCTIONS,
        messages: [{ role: 'user', text: 'Salin daftarnya.', picture: { bytes, mediaType } }],
        tools: {},
        maxSteps: 1,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        timeoutMs: PICTURE_TIMES * model.limits.timeoutMs,
      },
      ({ inputTokens, outputTokens }) => {
        used.inputTokens += inputTokens
        used.outputTokens += outputTokens
      },
    )
    return /^\s*KOSONG\W*$/u.test(text) ? undefined : text
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown
    ctx.log.warn({ threadId, reason: thrown.code }, 'a picture is left to people')
    return undefined
  } finally {
    if (used.inputTokens + used.outputTokens > 0) await countModelUsage(ctx, threadId, used)
  }
}
