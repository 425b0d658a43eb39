import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { diffFields } from '#modules/catalogue/catalogue-admin/rules/diff-fields.ts'
import { recordAuditEntry, staleEdit } from '#modules/foundation/audit/service.ts'
import { listAddableKinds, MAX_HOME_SECTIONS, moveSection } from '../rules/draft.ts'
import { HOME_SECTIONS, type HomeSection, type HomeSectionKind } from '../rules/section.ts'
import * as store from '../store.ts'
import { checkSection, type SectionInput } from './check-section.ts'
import { listChoices } from './choices.ts'
import { presentSection } from './present-section.ts'

/** One section of the draft with what may be chosen for it. Throws 404. */
export async function show(deps: AppDeps, id: number) {
  const section = findSection((await store.find(deps.db)).draft, id)
  const { choice } = HOME_SECTIONS[section.kind]
  const choices = choice ? await listChoices(deps, choice) : []
  return { ...presentSection(section, deps.clock.now()), choices }
}

/** Adds a section to the end, switched off. Throws 409 `home.kind`, `home.full`. */
export const add = (ctx: StaffContext, { kind, title }: { kind: HomeSectionKind; title: string }) =>
  withTransaction(ctx, async (ctx) => {
    const { draft, nextSectionId: id } = await store.lock(ctx.db)
    if (!listAddableKinds(draft).includes(kind))
      throw new Refusal('home.kind', `${HOME_SECTIONS[kind].name} sudah ada di beranda.`, 409)
    if (draft.length >= MAX_HOME_SECTIONS)
      throw new Refusal('home.full', `Paling banyak ${MAX_HOME_SECTIONS} bagian.`, 409)
    const section: HomeSection = {
      id,
      kind,
      title,
      isOn: false,
      startsAt: null,
      endsAt: null,
      keys: [],
      picture: null,
      alt: '',
      link: '',
      revision: 1,
    }
    await store.saveDraft(ctx.db, [...draft, section], id + 1)
    await record(ctx, 'Tambah bagian beranda', section, { after: toFields(section) })
    return { id: String(id) }
  })

/** Changes a section. Throws 404, 409 `desk.changed`, 422 `home.banner`, `home.key`, `home.period`. */
export const change = (
  ctx: StaffContext,
  id: number,
  { revision, ...input }: SectionInput & { revision: number },
) =>
  withTransaction(ctx, async (ctx) => {
    const { draft, nextSectionId } = await store.lock(ctx.db)
    const before = findSection(draft, id)
    if (before.revision !== revision)
      throw await staleEdit(ctx, {
        entityType: 'home_section',
        entityId: String(id),
        values: toFields(before),
        revision: before.revision,
      })
    const fields = await checkSection(ctx, before, input)
    const after = { ...before, ...fields, revision: revision + 1 }
    const changes = diffFields(toFields(before), toFields(after))
    if (changes.isEmpty) return { id: String(id) }
    await store.saveDraft(
      ctx.db,
      draft.map((each) => (each.id === id ? after : each)),
      nextSectionId,
    )
    await record(ctx, 'Ubah bagian beranda', after, changes)
    return { id: String(id) }
  })

/** Moves a section to a place, from 1 on. Throws 404. */
export const move = (ctx: StaffContext, id: number, place: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { draft, nextSectionId } = await store.lock(ctx.db)
    const section = findSection(draft, id)
    const moved = moveSection(draft, id, place)
    if (moved === draft) return
    await store.saveDraft(ctx.db, moved, nextSectionId)
    await record(ctx, 'Pindahkan bagian beranda', section, {
      before: { position: draft.indexOf(section) + 1 },
      after: { position: moved.indexOf(section) + 1 },
    })
  })

/** Removes a section. Throws 404. */
export const remove = (ctx: StaffContext, id: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { draft, nextSectionId } = await store.lock(ctx.db)
    const section = findSection(draft, id)
    await store.saveDraft(
      ctx.db,
      draft.filter((each) => each !== section),
      nextSectionId,
    )
    await record(ctx, 'Hapus bagian beranda', section, { before: toFields(section) })
  })

function findSection(draft: readonly HomeSection[], id: number): HomeSection {
  const section = draft.find((each) => each.id === id)
  if (!section) throw notFound()
  return section
}

const toFields = ({ id: _id, kind: _kind, revision: _revision, ...fields }: HomeSection) => fields

const record = (
  ctx: StaffContext,
  action: string,
  { id, title }: HomeSection,
  changes: { before?: unknown; after?: unknown },
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'home_section',
    entityId: String(id),
    entityLabel: title,
    before: changes.before,
    after: changes.after,
  })
