import type { ImageBrand } from '#demo/images/image-spec.ts'
import type { DemoBrand, DemoBrandMark } from './types.ts'
import { STORIES } from './brand-stories.ts'
import { slugify } from '#platform/slug.ts'

/** A brand with what the generator needs: SKU prefix and price level (1 is the market's middle). */
export interface TradeBrand extends DemoBrand {
  code: string
  level: number
}

// Name, SKU prefix, logo colour, mark, price level. All names are invented.
const ROWS: [string, string, string, DemoBrandMark, number][] = [
  ['Karang Jaya', 'KJ', '#b3202a', 'mountain', 1],
  ['Nusabeton', 'NB', '#0f6b3a', 'pillar', 0.98],
  ['Tigapilar', 'TP', '#1f4e8c', 'pillar', 1.03],
  ['Batu Lingga', 'BL', '#6b4a2b', 'mountain', 0.94],
  ['Wreksa Mortar', 'WM', '#c2410c', 'diamond', 1.02],
  ['Lekatama', 'LK', '#0e7490', 'hexagon', 0.97],
  ['Krida Baja', 'KB', '#1c2430', 'beam', 1],
  ['Bajasura', 'BS', '#7f1d1d', 'beam', 0.97],
  ['Tosan Prima', 'TS', '#334155', 'star', 1.02],
  ['Wesi Luhur', 'WL', '#3f3f46', 'beam', 0.95],
  ['Kawatindra', 'KW', '#57534e', 'ring', 1],
  ['Rangkajati', 'RJ', '#1d4ed8', 'roof', 1.03],
  ['Galvara', 'GV', '#0369a1', 'diamond', 0.98],
  ['Rimbaply', 'RB', '#9a4b12', 'layers', 1],
  ['Mahakayu', 'MK', '#5b3416', 'layers', 1.05],
  ['Borneo Panel', 'BP', '#2f6b2f', 'leaf', 0.96],
  ['Panelata', 'PN', '#4d7c0f', 'layers', 0.98],
  ['Samudra Ply', 'SP', '#155e75', 'wave', 0.93],
  ['Wanasari Kayu', 'WS', '#3f6212', 'leaf', 1],
  ['Jati Wening', 'JW', '#78350f', 'leaf', 1.12],
  ['Citablok', 'CB', '#475569', 'blocks', 1],
  ['Ringanta', 'RG', '#0f766e', 'blocks', 0.97],
  ['Bata Kencana', 'BK', '#b45309', 'blocks', 0.95],
  ['Pavindra', 'PV', '#57606a', 'hexagon', 1],
  ['Pracetara', 'PC', '#374151', 'pillar', 1.02],
  ['Teduhjaya', 'TJ', '#15803d', 'roof', 1],
  ['Payon', 'PY', '#b91c1c', 'roof', 1.06],
  ['Gentara', 'GT', '#9a3412', 'roof', 0.97],
  ['Langitan', 'LG', '#0284c7', 'sun', 1.03],
  ['Serenata', 'SR', '#7c2d5e', 'diamond', 1.02],
  ['Kaluna', 'KL', '#be185d', 'star', 0.95],
  ['Granesia', 'GN', '#334155', 'diamond', 1.1],
  ['Mozaria', 'MZ', '#0d9488', 'hexagon', 1.05],
  ['Lantara', 'LT', '#854d0e', 'layers', 1],
  ['Warnaku', 'WK', '#c026d3', 'sun', 1],
  ['Lindung', 'LD', '#1e6fb8', 'shield', 1.05],
  ['Cerahpuri', 'CP', '#ea580c', 'sun', 0.92],
  ['Catra', 'CT', '#4338ca', 'drop', 1.08],
  ['Pelangita', 'PL', '#db2777', 'drop', 0.98],
  ['Alira', 'AL', '#0e7490', 'ring', 1],
  ['Tirtapipa', 'TT', '#1d4ed8', 'wave', 0.95],
  ['Pipasena', 'PS', '#b91c1c', 'ring', 0.92],
  ['Termalink', 'TM', '#15803d', 'ring', 1.06],
  ['Kamila', 'KM', '#0f766e', 'drop', 1.08],
  ['Sanivera', 'SV', '#1e40af', 'drop', 0.96],
  ['Kranesia', 'KR', '#475569', 'drop', 1],
  ['Lavanya', 'LV', '#7e22ce', 'wave', 1.1],
  ['Tandara', 'TD', '#ea580c', 'shield', 1],
  ['Pompara', 'PP', '#166534', 'gear', 1.02],
  ['Sumuria', 'SM', '#1d4ed8', 'wave', 0.93],
  ['Kabelta', 'KT', '#b45309', 'bolt', 1],
  ['Voltara', 'VT', '#0f172a', 'bolt', 1.06],
  ['Terangga', 'TG', '#ca8a04', 'sun', 0.97],
  ['Nyalaku', 'NY', '#dc2626', 'star', 1.03],
  ['Saklara', 'SK', '#334155', 'bolt', 1],
  ['Gypsara', 'GY', '#0369a1', 'layers', 1],
  ['Partisia', 'PT', '#4b5563', 'layers', 0.97],
  ['Plafindra', 'PF', '#0f766e', 'roof', 0.98],
  ['Lawangku', 'LW', '#713f12', 'key', 1],
  ['Jendelia', 'JD', '#0369a1', 'blocks', 1.04],
  ['Beningkaca', 'BG', '#0891b2', 'diamond', 1],
  ['Kancingmas', 'KC', '#a16207', 'key', 1],
  ['Grendela', 'GD', '#27272a', 'key', 1.12],
  ['Engsela', 'EG', '#52525b', 'gear', 0.94],
  ['Pantek', 'PK', '#b91c1c', 'bolt', 0.97],
  ['Bautama', 'BT', '#1f2937', 'hexagon', 1],
  ['Rekatkuat', 'RK', '#dc2626', 'shield', 0.97],
  ['Silara', 'SL', '#2563eb', 'drop', 1.04],
  ['Tamengair', 'TA', '#0c4a6e', 'shield', 1.03],
  ['Redamin', 'RD', '#c2410c', 'layers', 1],
  ['Pandega', 'PG', '#ca8a04', 'gear', 1],
  ['Mesindra', 'MS', '#15803d', 'gear', 1.05],
  ['Selamata', 'SE', '#ea580c', 'shield', 1],
  ['Perancha', 'PR', '#1d4ed8', 'beam', 1],
  ['Geotara', 'GE', '#4d7c0f', 'layers', 1],
  ['Tamanira', 'TN', '#166534', 'leaf', 0.97],
  ['Tanpa Merek', 'UM', '#64748b', 'none', 1],
]

const TRADE_BRANDS = new Map<string, TradeBrand>(
  ROWS.map(([name, code, colour, mark, level]) => {
    const slug = slugify(name)
    const story = STORIES[slug] ?? ''
    return [slug, { slug, name, code, colour, mark, level, story }]
  }),
)

/** Every brand, as the catalogue shows it. */
export const BRANDS: DemoBrand[] = [...TRADE_BRANDS.values()].map(
  ({ slug, name, colour, mark, story }) => ({ slug, name, colour, mark, story }),
)

/** The brand of a slug. Throws on an unknown one. */
export function findBrand(slug: string): TradeBrand {
  const brand = TRADE_BRANDS.get(slug)
  if (!brand) throw new Error(`no such brand: ${slug}`)
  return brand
}

/** A brand as it stands in a product's name and on its picture; unbranded goods say "Lokal". */
export function printed(slug: string): ImageBrand {
  const { name, colour } = findBrand(slug)
  return { name: slug === 'tanpa-merek' ? 'Lokal' : name, colour }
}
