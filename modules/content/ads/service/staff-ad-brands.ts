import { toJakartaDate } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, StaffContext } from '#platform/http/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { defineAdminEntity } from '#modules/catalogue/catalogue-admin/service/admin-entity.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { adTierNames, describePlace, isPlaceAllowed, type AdTier } from '../rules/placements.ts'
import { DEFAULT_SLOGAN } from '../rules/present-ad.ts'
import * as store from '../store/ad-brands.ts'
import * as adStore from '../store/ads.ts'

/** As many brands as a form's list offers. */
const MAX_OTHERS = 1000

const adBrands = defineAdminEntity({
  type: 'ad_brand',
  noun: 'merek beriklan',
  uniqueIndex: 'ad_brand_brand_id_key',
  lock: store.lock,
  toBody: ({ tier, slogan }) => ({ tier, slogan }),
})

/** Brands that advertise, by tier, and those that may begin to. */
export async function list({ db, clock }: AppDeps) {
  const [rows, others] = await Promise.all([
    store.list(db, toJakartaDate(clock.now())),
    store.listOthers(db, MAX_OTHERS),
  ])
  return {
    results: rows.map(({ id, brandId, ads, ...row }) => ({
      ...row,
      id: String(id),
      brandId: String(brandId),
      ads: ads ?? 0,
    })),
    others: others.map(({ id, name }) => ({ id: String(id), name })),
  }
}

/** Lets a brand advertise. Throws 422 `ad.brand`. */
export const add = (ctx: StaffContext, { brandId, tier }: { brandId: number; tier: AdTier }) =>
  withTransaction(ctx, async (ctx) => {
    const name = await store.findBrandName(ctx.db, brandId)
    const values = { brandId, tier, slogan: DEFAULT_SLOGAN }
    const added = name === undefined ? undefined : await store.insert(ctx.db, values)
    if (!added || name === undefined)
      throw Refusal.field('brandId', 'ad.brand', 'Pilih merek yang belum beriklan.')
    await recordAuditEntry(ctx, {
      action: 'Tambah merek beriklan',
      entityType: 'ad_brand',
      entityId: String(added.id),
      entityLabel: name,
      after: { tier },
    })
    return { id: String(added.id) }
  })

type Change = { tier: AdTier; slogan: string; revision: number }

/** Changes tier and slogan. Throws 404, 409 `desk.changed`, 422 `ad.tier_in_use`. */
export const change = (ctx: StaffContext, id: number, { revision, tier, slogan }: Change) =>
  adBrands.change(ctx, id, {
    revision,
    taken: new Refusal('ad.brand', 'Merek ini sudah beriklan.', 409),
    toValues: async ({ db, clock }, { name }) => {
      const booked = await adStore.listPlacesOfBrand(db, id, toJakartaDate(clock.now()))
      const lost = booked.filter((place) => !isPlaceAllowed(tier, place))
      if (lost.length > 0)
        throw Refusal.field(
          'tier',
          'ad.tier_in_use',
          `Tingkat ${adTierNames[tier]} tidak punya ${lost.map(describePlace).join(', ')}, yang sudah dipesan. Hapus atau akhiri iklannya dahulu.`,
        )
      return { name, tier, slogan: slogan || DEFAULT_SLOGAN }
    },
    save: ({ db }, after) => store.update(db, id, after),
  })
