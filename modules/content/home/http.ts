import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { homeCalls } from './contract.ts'
import { showHome } from './service/shown-home.ts'
import * as page from './service/staff-page.ts'
import * as sections from './service/staff-sections.ts'
import type { staffHomeCalls } from './staff-contract.ts'

const homeHandlers: Handlers<typeof homeCalls> = {
  sections: (ctx, { query }) => showHome(ctx, query),
}

const staffHomeHandlers: Handlers<typeof staffHomeCalls> = {
  page: (ctx) => page.show(ctx),
  section: (ctx, { id }) => sections.show(ctx, Number(id)),
  addSection: (ctx, { body }) => sections.add(ctx, body),
  changeSection: (ctx, { id, body }) => sections.change(ctx, Number(id), body),
  moveSection: (ctx, { id, body }) =>
    sections.move(ctx, Number(id), body.place).then(() => okResponse),
  removeSection: (ctx, { id }) => sections.remove(ctx, Number(id)).then(() => okResponse),
  publish: (ctx, { body }) => page.publish(ctx, body.draftRevision).then(() => okResponse),
  restore: (ctx, { body }) =>
    page.restore(ctx, body.version, body.draftRevision).then(() => okResponse),
}

export const homeHandlerGroups = { home: homeHandlers, staffHome: staffHomeHandlers }
