import type { Handlers } from '#platform/http/context.ts'
import type { pageCalls } from './contract.ts'
import { listCareers, showPage } from './service/pages.ts'
import * as pages from './service/staff-pages.ts'
import type { staffPageCalls } from './staff-contract.ts'

const pageHandlers: Handlers<typeof pageCalls> = {
  page: (ctx, { slug }) => showPage(ctx, slug),
  careers: (ctx) => listCareers(ctx),
}

const staffPageHandlers: Handlers<typeof staffPageCalls> = {
  pages: (ctx) => pages.list(ctx),
  page: (ctx, { slug }) => pages.show(ctx, slug),
  changePage: (ctx, { slug, body }) => pages.change(ctx, slug, body),
  restorePage: (ctx, { slug, body }) => pages.restore(ctx, slug, body.version, body.revision),
}

export const pageHandlerGroups = { pages: pageHandlers, staffPages: staffPageHandlers }
