import type { Handlers } from '#platform/http/context.ts'
import type { contentVersionCalls } from './contract.ts'
import { renderContent } from './service/render.ts'

export const contentVersionHandlers: Handlers<typeof contentVersionCalls> = {
  preview: (_ctx, { body }) => renderContent(body.body),
}
