import { z } from 'zod'
import type { AppDeps } from '#platform/http/context.ts'
import { fillPlaceholders } from '../rules/placeholders.ts'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'

const Promo = z.object({
  /** On the button that opens the banner. */
  label: z.string().max(40),
  title: z.string().max(120),
  paragraphs: z.array(z.string().max(500)).max(6),
})

/** The banner of the triplek page. */
const triplekPromoSetting = defineSetting('promo.triplek', Promo.nullable(), {
  label: 'Promo ongkir triplek',
  title: 'Promo ongkir triplek [[MONTH]] [[YEAR]]',
  paragraphs: [
    'Selama [[MONTH]] [[YEAR]], triplek 100 lembar ke atas berangkat dengan satu kendaraan penuh: ongkos kirim per lembar paling hemat.',
    'Masukkan jumlahnya ke keranjang, lalu pilih kendaraan di halaman pengiriman. Ongkosnya terlihat sebelum Anda membayar.',
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
  { slug, name }: { slug: string; name: string },
) {
  const now = clock.now()
  const title = (await loadSetting(db, pageTitleSetting)).replaceAll('[[NAME]]', name)
  const promo = slug === 'triplek' ? await loadSetting(db, triplekPromoSetting) : null
  return {
    title: fillPlaceholders(title, now),
    promo: promo && {
      label: promo.label,
      title: fillPlaceholders(promo.title, now),
      paragraphs: promo.paragraphs.map((text) => fillPlaceholders(text, now)),
    },
  }
}
