import type { Api } from '#modules/client.ts'

/** One purchase order as the desk sees it. */
export type DeskUpo = Awaited<ReturnType<Api['staffUpo']['show']>>
