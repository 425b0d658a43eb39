import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  listVersionFields,
  loadVersion,
  recordVersion,
} from '#modules/content/content-versions/service/versions.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { isSamePage, listAddableKinds } from '../rules/draft.ts'
import type { HomeSection } from '../rules/section.ts'
import * as store from '../store.ts'
import { presentSection } from './present-section.ts'

/** The home page as one thing that has versions. */
const HOME = { type: 'home', id: '1' } as const
type PageFields = { sections: HomeSection[] }

/** The draft for its editor, with the versions that were published. */
export async function show({ db, clock }: AppDeps) {
  const [page, versions] = await Promise.all([
    store.find(db),
    listVersionFields<PageFields>({ db }, HOME),
  ])
  const { draft, sections, draftRevision, previewKey, revision } = page
  return {
    sections: draft.map((section) => presentSection(section, clock.now())),
    addableKinds: listAddableKinds(draft),
    draftRevision,
    isChanged: !isSamePage(draft, sections),
    previewKey,
    revision,
    versions: versions.map(({ fields, ...version }) => ({
      ...version,
      sections: fields.sections.length,
    })),
  }
}

/** Shows readers the draft. Throws 409 `home.changed`, `home.unchanged`. */
export const publish = (ctx: StaffContext, draftRevision: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { draft, sections, revision } = await lockDraft(ctx, draftRevision)
    if (isSamePage(draft, sections))
      throw new Refusal('home.unchanged', 'Pembaca sudah melihat draf ini.', 409)
    await store.publishDraft(ctx.db, ctx.clock.now())
    await recordVersion(ctx, HOME, revision + 1, { sections: draft })
    await record(ctx, 'Terbitkan beranda', sections, draft)
  })

/** Makes an earlier version the draft. Throws 404, 409 `home.changed`. */
export const restore = (ctx: StaffContext, version: number, draftRevision: number): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const { draft, nextSectionId } = await lockDraft(ctx, draftRevision)
    const { sections } = await loadVersion<PageFields>(ctx.db, HOME, version)
    // A form of one of its sections that is open elsewhere gets a conflict: the draft is another one by now.
    const revised = sections.map((section) => {
      const replaced = draft.find(({ id }) => id === section.id)
      return { ...section, revision: Math.max(section.revision, replaced?.revision ?? 0) + 1 }
    })
    await store.saveDraft(ctx.db, revised, nextSectionId)
    await record(ctx, `Kembalikan beranda ke versi ${version}`, draft, sections)
  })

async function lockDraft(ctx: StaffContext, draftRevision: number) {
  const page = await store.lock(ctx.db)
  if (page.draftRevision !== draftRevision)
    throw new Refusal(
      'home.changed',
      'Draf berubah sejak Anda membukanya. Lihat lagi pratinjaunya, lalu ulangi.',
      409,
    )
  return page
}

const record = (
  ctx: StaffContext,
  action: string,
  before: readonly HomeSection[],
  after: readonly HomeSection[],
) =>
  recordAuditEntry(ctx, {
    action,
    entityType: 'home',
    entityId: HOME.id,
    entityLabel: 'Beranda',
    before: { homeSections: listTitles(before) },
    after: { homeSections: listTitles(after) },
  })

const listTitles = (sections: readonly HomeSection[]): string[] =>
  sections.map(({ title, isOn }) => (isOn ? title : `${title} (mati)`))
