import { toIsoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, AppDeps } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { recordAuditEntry, assertAsSeen } from '#modules/foundation/audit/service.ts'
import { tokenizeName } from '../rules/index-entry.ts'
import * as queryLog from '../store/query-log.ts'
import * as store from '../store/synonyms.ts'

/** In the audit log. */
const ENTITY_TYPE = 'sinonim'

type SynonymInput = { phrase: string; meaning: string }

const presentTotal = (total: number) => ({
  total: Math.min(total, 10_000),
  totalIsExact: total <= 10_000,
})
const presentSynonym = ({ id, phrase, meaning }: store.SynonymRow) => ({
  id: String(id),
  phrase,
  meaning,
})

/** Synonyms by phrase. */
export async function listSynonyms(
  { db }: AppDeps,
  query: Paging & { search?: string | undefined },
) {
  const { rows, total } = await store.findSynonyms(db, query)
  return {
    results: rows.map(presentSynonym),
    page: query.page,
    count: query.count,
    ...presentTotal(total),
  }
}

/** Searches without results, most frequent first. */
export async function listZeroResults({ db }: AppDeps, { page, count }: Paging) {
  const { rows, total } = await queryLog.findZeroResults(db, { page, count })
  const results = rows.map(({ text, times, lastAt }) => ({
    text,
    times,
    lastAt: toIsoTime(lastAt),
  }))
  return { results, page, count, ...presentTotal(total) }
}

/** Adds a synonym. Throws 422 `synonym.meaningless`, 409 `synonym.known`. */
export const addSynonym = (ctx: StaffContext, input: SynonymInput) =>
  withTransaction(ctx, async (ctx) => {
    const { phrase, meaning } = normalizeSynonym(input)
    const added = await store.addSynonym(ctx.db, phrase, meaning)
    if (!added) throw synonymExists()
    await recordChange(ctx, 'Tambah sinonim', added, undefined, { phrase, meaning })
    return presentSynonym(added)
  })

type SynonymChange = SynonymInput & {
  seen?: { phrase?: string | undefined; meaning?: string | undefined } | undefined
}

/**
 * Changes a synonym. Throws 404, 422 `synonym.meaningless`, 409 `synonym.known`, and 409 `desk.changed`
 * if it is not the one that the caller saw.
 */
export const changeSynonym = (ctx: StaffContext, id: number, { seen, ...input }: SynonymChange) =>
  withTransaction(ctx, async (ctx) => {
    const before = await store.lockSynonym(ctx.db, id)
    if (!before) throw notFound()
    const values = pickTexts(before)
    await assertAsSeen(ctx, { entityType: ENTITY_TYPE, entityId: String(id), values }, seen)
    const after = { id, ...normalizeSynonym(input) }
    if (!(await store.changeSynonym(ctx.db, after))) throw synonymExists()
    await recordChange(ctx, 'Ubah sinonim', before, pickTexts(before), pickTexts(after))
    return presentSynonym(after)
  })

/** Removes a synonym. Throws 404. */
export const removeSynonym = (ctx: StaffContext, id: number) =>
  withTransaction(ctx, async (ctx) => {
    const before = await store.lockSynonym(ctx.db, id)
    if (!before) throw notFound()
    await store.removeSynonym(ctx.db, id)
    await recordChange(ctx, 'Hapus sinonim', before, pickTexts(before), undefined)
    return { ok: true } as const
  })

const pickTexts = ({ phrase, meaning }: SynonymInput) => ({ phrase, meaning })
const synonymExists = () => new Refusal('synonym.known', 'Sinonim ini sudah ada.', 409)

function normalizeSynonym({ phrase, meaning }: SynonymInput): SynonymInput {
  const normalizeText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  const normalized = { phrase: normalizeText(phrase), meaning: normalizeText(meaning) }
  for (const [field, text] of Object.entries(normalized))
    if (tokenizeName(text).length === 0)
      throw new Refusal('synonym.meaningless', 'Tulis kata, bukan hanya tanda atau ukuran.', 422, {
        errors: { [field]: 'Tulis sedikitnya satu kata.' },
      })
  return normalized
}

const recordChange = (
  ctx: StaffContext,
  action: string,
  { id, phrase }: store.SynonymRow,
  before: unknown,
  after: unknown,
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: ENTITY_TYPE,
    entityId: String(id),
    entityLabel: phrase,
    before,
    after,
  })
