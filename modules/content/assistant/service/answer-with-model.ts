import type { Context } from '#platform/http/context.ts'
import { ModelError } from '#platform/language-model/port.ts'
import { dropLastQuestion, findWordingProblem } from '../rules/model/check-wording.ts'
import { chooseReply } from '../rules/reply/choose-reply.ts'
import { emptyDialogue, type CurrentPage } from '../rules/track/dialogue.ts'
import { writeInstructions } from '../rules/model/model-instructions.ts'
import { postponeQuestion } from '../rules/track/postpone-question.ts'
import { describePage } from '../rules/read/describe-page.ts'
import { writeClosing } from '../rules/reply/write-reply.ts'
import { listRecentMessages, type ThreadRow } from '../store/threads.ts'
import { listShownOptions, type AnsweredMessage } from './answer-message.ts'
import { loadFacts } from './load-facts.ts'
import { countModelUsage, hasModelBudget } from './model-budget.ts'
import { listModelTools } from './model-tools.ts'
import { describeOrder } from './model-answers.ts'
import { createModelTurn, type ModelTurn } from './model-turn.ts'

/** How many earlier messages the model gets, and how many characters of each. */
const RECENT_MESSAGES = 8
const MAX_RECENT_LENGTH = 600
const MAX_STEPS = 6
const MAX_OUTPUT_TOKENS = 700

/**
 * The answer that a language model finds with the shop's tools; undefined where there is none, or where it is too slow,
 * down, garbled, over its limits, or says what the shop has not told it. Nothing of such an attempt is kept: the
 * built-in engine then answers the same message from the same dialogue (decision 126).
 */
export async function answerWithModel(
  ctx: Context,
  { id: threadId, dialogue: known }: Pick<ThreadRow, 'id' | 'dialogue'>,
  message: string,
  page: CurrentPage | null,
): Promise<AnsweredMessage | undefined> {
  const { languageModel: model } = ctx
  if (!model || !(await hasModelBudget(ctx, threadId, model.limits))) return undefined
  const recent = await listRecentMessages(ctx.db, threadId, RECENT_MESSAGES)
  const said = [...recent.flatMap((each) => each.message ?? []), message]
  const pageWords = page && describePage(page)
  const before = { ...emptyDialogue, ...known }
  const turn = await createModelTurn(ctx, before, said, pageWords)
  const state = await describeOrder(ctx, turn)
  const used = { inputTokens: 0, outputTokens: 0 }
  try {
    const text = await model.converse(
      {
        instructions: writeInstructions(
          ctx.shop.storeName,
          pageWords ? `${state}\nThe buyer looks at: ${pageWords}` : state,
        ),
        messages: [
          ...recent.flatMap(({ message: asked, reply }) => [
            ...(asked ? [{ role: 'user' as const, text: asked.slice(0, MAX_RECENT_LENGTH) }] : []),
            ...(reply
              ? [{ role: 'assistant' as const, text: reply.slice(0, MAX_RECENT_LENGTH) }]
              : []),
          ]),
          { role: 'user', text: message },
        ],
        tools: listModelTools(ctx, turn),
        maxSteps: MAX_STEPS,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        timeoutMs: model.limits.timeoutMs,
      },
      ({ inputTokens, outputTokens }) => {
        used.inputTokens += inputTokens
        used.outputTokens += outputTokens
      },
    )
    const problem = findWordingProblem(text, turn.sources)
    if (!problem) return await finish(ctx, turn, text)
    ctx.log.warn({ threadId, problem }, 'the words of the language model are not shown')
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown
    ctx.log.warn({ threadId, reason: thrown.code }, 'the assistant answers without its model')
  } finally {
    if (used.inputTokens + used.outputTokens > 0) await countModelUsage(ctx, threadId, used)
  }
  return undefined
}

/** The model's words, with the shop's own question below them. */
async function finish(ctx: Context, turn: ModelTurn, text: string): Promise<AnsweredMessage> {
  const tracked = postponeQuestion(turn.dialogue, turn.heard)
  const plan = chooseReply(tracked, turn.heard)
  const dialogue = { ...tracked, asked: plan.ask }
  const facts = await loadFacts(ctx, plan, dialogue)
  const shown = listShownOptions(plan, dialogue, { alternatives: [], estimate: null })
  const reply = [
    plan.ask ? dropLastQuestion(text) : text.trim(),
    ...writeClosing(plan, dialogue, facts),
  ]
  return {
    dialogue,
    reply: reply.filter(Boolean).join('\n'),
    options: shown.length > 0 || plan.changes.length > 0 ? shown : turn.found.slice(0, 4),
    unclear: [],
  }
}
