import { minutes, type Clock } from '../clock.ts'
import { ModelError, type LanguageModel } from './port.ts'

/** Failures in a row after which a model is left alone. */
const MAX_FAILURES = 3
const REST_MS = minutes(1)
/** Conversations that wait for the model at once; the others are answered without it. */
const MAX_AT_ONCE = 8

/**
 * Wraps a model in a circuit breaker: after repeated failures it is skipped for a while, so that nobody waits for a timeout.
 */
export function restAfterFailures(clock: Clock, model: LanguageModel): LanguageModel {
  let failures = 0
  let restsUntilMs = 0
  let running = 0
  return {
    ...model,
    async converse(request, onUsage) {
      if (clock.now().getTime() < restsUntilMs) throw new ModelError('resting', 'it failed before')
      if (running >= MAX_AT_ONCE) throw new ModelError('busy', 'too many conversations at once')
      running += 1
      try {
        const text = await model.converse(request, onUsage)
        failures = 0
        return text
      } catch (thrown) {
        failures += 1
        if (failures >= MAX_FAILURES) {
          failures = 0
          restsUntilMs = clock.now().getTime() + REST_MS
        }
        throw thrown
      } finally {
        running -= 1
      }
    },
  }
}
