import { isoTime } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext, Tools } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { record } from '#modules/audit/service.ts'
import { nameWords } from '../../rules/search/entry.ts'
import * as notes from '../../store/search/notes.ts'
import * as store from '../../store/search/synonyms.ts'

type Page = { page: number; count: number }
type Written = { phrase: string; meaning: string }

const counted = (total: number) => ({
  total: Math.min(total, 10_000),
  totalIsExact: total <= 10_000,
})
const answer = ({ id, phrase, meaning }: store.SynonymRow) => ({ id: String(id), phrase, meaning })

/** Synonyms by phrase. */
export async function synonyms({ db }: Tools, wanted: Page & { search?: string | undefined }) {
  const { rows, total } = await store.synonyms(db, wanted)
  return { results: rows.map(answer), page: wanted.page, count: wanted.count, ...counted(total) }
}

/** Searches in vain, most often first. */
export async function misses({ db }: Tools, { page, count }: Page) {
  const { rows, total } = await notes.misses(db, { page, count })
  const results = rows.map(({ text, times, lastAt }) => ({ text, times, lastAt: isoTime(lastAt) }))
  return { results, page, count, ...counted(total) }
}

/** Adds what people call a thing. Throws 422 where it says nothing and 409 where it is known. */
export const addSynonym = (ctx: StaffContext, written: Written) =>
  withTransaction(ctx, async (ctx) => {
    const { phrase, meaning } = tidy(written)
    const added = await store.addSynonym(ctx.db, phrase, meaning)
    if (!added) throw known()
    await note(ctx, 'Tambah sinonim', added, undefined, { phrase, meaning })
    return answer(added)
  })

/** Changes a synonym. Throws 404, and what adding throws. */
export const changeSynonym = (ctx: StaffContext, id: number, written: Written) =>
  withTransaction(ctx, async (ctx) => {
    const before = await store.synonymOf(ctx.db, id)
    if (!before) throw notFound()
    const after = { id, ...tidy(written) }
    if (!(await store.changeSynonym(ctx.db, after))) throw known()
    await note(ctx, 'Ubah sinonim', before, texts(before), texts(after))
    return answer(after)
  })

/** Removes a synonym. Throws 404. */
export const removeSynonym = (ctx: StaffContext, id: number) =>
  withTransaction(ctx, async (ctx) => {
    const before = await store.synonymOf(ctx.db, id)
    if (!before) throw notFound()
    await store.removeSynonym(ctx.db, id)
    await note(ctx, 'Hapus sinonim', before, texts(before), undefined)
    return { ok: true } as const
  })

const texts = ({ phrase, meaning }: Written) => ({ phrase, meaning })
const known = () => new Refusal('synonym.known', 'Sinonim ini sudah ada.', 409)

function tidy({ phrase, meaning }: Written): Written {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
  const tidied = { phrase: plain(phrase), meaning: plain(meaning) }
  for (const [field, text] of Object.entries(tidied))
    if (nameWords(text).length === 0)
      throw new Refusal('synonym.meaningless', 'Tulis kata, bukan hanya tanda atau ukuran.', 422, {
        errors: { [field]: 'Tulis sedikitnya satu kata.' },
      })
  return tidied
}

const note = (
  ctx: StaffContext,
  action: string,
  { id, phrase }: store.SynonymRow,
  before: unknown,
  after: unknown,
) =>
  record(ctx, { action, thing: 'sinonim', thingId: String(id), thingName: phrase, before, after })
