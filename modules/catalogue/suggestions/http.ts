import type { Handlers } from '#platform/http/context.ts'
import type { suggestionCalls } from './contract.ts'
import { loadSuggestions } from './service/cached-suggestions.ts'

export const suggestionHandlers: Handlers<typeof suggestionCalls> = {
  suggestions: (ctx, { query }) => loadSuggestions(ctx, query.text),
}
