import { z } from 'zod'
import type { AppDeps } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { fillPlaceholders } from '../rules/placeholders.ts'
import { findHighestDiscount } from '../store/category-tree.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'

const Promo = z.object({
  /** On the button that opens the banner. */
  label: z.string().max(40),
  title: z.string().max(120),
  paragraphs: z.array(z.string().max(500)).max(6),
})

/**
 * The banner of the triplek page. `[[DISCOUNT]]` is the highest discount of its tiers today: without one there is
 * no banner, so that it never promises what no product keeps.
 */
const triplekPromoSetting = defineSetting('promo.triplek', Promo.nullable(), {
  label: 'Promo grosir triplek',
  title: 'Harga grosir triplek [[MONTH]] [[YEAR]]',
  paragraphs: [
    'Makin banyak, makin murah: diskon sampai [[DISCOUNT]]% untuk jumlah besar. Tangga harganya ada di setiap barang dan dihitung sendiri di keranjang.',
    'Ongkos kirim dihitung per kendaraan, bukan per lembar. Jumlahnya terlihat sebelum Anda membayar.',
  ],
})

/** Title of sub-category pages in search engines; `[[NAME]]` is the sub-category. */
const pageTitleSetting = defineSetting(
  'title.sub-category',
  z.string().max(120),
  'Harga [[NAME]] [[MONTH]] [[YEAR]]',
)

/** Title and promo of a sub-category's page, with today's month and year filled in. */
export async function loadCategoryTexts(
  { db, clock }: AppDeps,
  { id, slug, name }: { id: number; slug: string; name: string },
) {
  const now = clock.now()
  const title = (await loadSetting(db, pageTitleSetting)).replaceAll('[[NAME]]', name)
  const promo = slug === 'triplek' ? await loadSetting(db, triplekPromoSetting) : null
  const discount = promo && (await findHighestDiscount(db, id))
  const fill = (text: string) =>
    fillPlaceholders(text.replaceAll('[[DISCOUNT]]', formatQuantity(discount ?? 0)), now)
  return {
    title: fillPlaceholders(title, now),
    promo:
      promo && discount
        ? { label: promo.label, title: fill(promo.title), paragraphs: promo.paragraphs.map(fill) }
        : null,
  }
}
