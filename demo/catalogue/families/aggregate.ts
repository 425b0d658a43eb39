import { crossProduct, numberFacet, textFacet, type SubCategoryDraft } from '../draft.ts'
import { BULK } from '../masses.ts'
import { cubic, packed } from '../physical-size.ts'
import type { ImageSpec } from '#demo/images/image-spec.ts'

type Material = Extract<ImageSpec, { kind: 'aggregate' }>['material']
interface Bulk {
  slug: string
  name: string
  code: string
  aliases: string[]
  material: Material
  density: number
  price: number
  origins: string[]
  grains: [code: string, name: string, mm: number, factor: number][]
  advice: string
  demand: number
}

const BULKS: Bulk[] = [
  {
    slug: 'pasir-beton',
    name: 'Pasir Beton',
    code: 'PSB',
    aliases: ['pasir cor', 'pasir bangka', 'sand'],
    material: 'concrete-sand',
    density: BULK['pasir-beton'],
    price: 312_000,
    origins: ['Bangka', 'Cilegon', 'Belitung', 'Lampung', 'Mojokerto', 'Lumajang', 'Galunggung'],
    grains: [
      ['STD', 'Standar', 2, 1],
      ['CCI', 'Cuci', 2, 1.08],
      ['AYK', 'Ayak', 1.5, 1.12],
    ],
    advice: 'Kadar lumpur di bawah 5 %. Satu m³ beton K-225 memerlukan kira-kira 0,5 m³ pasir.',
    demand: 760,
  },
  {
    slug: 'pasir-pasang',
    name: 'Pasir Pasang',
    code: 'PSP',
    aliases: ['pasir plester', 'pasir rangkas', 'pasir muntilan'],
    material: 'plaster-sand',
    density: BULK['pasir-pasang'],
    price: 284_000,
    origins: ['Rangkas', 'Cimangkok', 'Muntilan', 'Kalimantan', 'Binjai'],
    grains: [
      ['STD', 'Standar', 1, 1],
      ['HLS', 'Halus Ayak', 0.6, 1.14],
    ],
    advice: 'Butir halus untuk pasangan bata dan plester. Ayak lagi untuk acian.',
    demand: 620,
  },
  {
    slug: 'pasir-urug',
    name: 'Pasir Urug',
    code: 'PSU',
    aliases: ['pasir urugan', 'fill sand'],
    material: 'fill-sand',
    density: BULK['pasir-urug'],
    price: 196_000,
    origins: ['Cileungsi', 'Sentul', 'Bojonegoro', 'Sungai Musi'],
    grains: [['STD', 'Standar', 1, 1]],
    advice: 'Padatkan lapis demi lapis 20 cm; volume menyusut sekitar 20 %.',
    demand: 420,
  },
  {
    slug: 'batu-split',
    name: 'Batu Split',
    code: 'SPL',
    aliases: ['split', 'batu pecah', 'kerikil cor', 'coarse aggregate', 'abu batu'],
    material: 'split',
    density: BULK.split,
    price: 296_000,
    origins: ['Bojonegara', 'Rumpin', 'Purwakarta', 'Pasuruan', 'Palu'],
    grains: [
      ['ABU', 'Abu Batu', 3, 0.82],
      ['0510', '0,5–1 cm', 8, 0.97],
      ['12', '1–2 cm', 15, 1],
      ['23', '2–3 cm', 25, 0.98],
      ['35', '3–5 cm', 40, 0.95],
    ],
    advice: 'Ukuran 1–2 cm untuk beton cor, 2–3 cm untuk lantai kerja dan drainase.',
    demand: 640,
  },
  {
    slug: 'koral',
    name: 'Koral & Batu Hias',
    code: 'KRL',
    aliases: ['koral sikat', 'batu taman', 'kerikil putih', 'pebble'],
    material: 'white-stone',
    density: BULK.koral,
    price: 640_000,
    origins: ['Flores', 'Bali', 'Tulungagung', 'Sukabumi'],
    grains: [
      ['0510', '0,5–1 cm', 8, 1],
      ['12', '1–2 cm', 15, 1.04],
      ['23', '2–3 cm', 25, 1.08],
    ],
    advice: 'Cuci sebelum ditebar; untuk koral sikat campur dengan semen putih.',
    demand: 260,
  },
  {
    slug: 'sirtu',
    name: 'Sirtu & Base Course',
    code: 'SRT',
    aliases: ['sirtu', 'pasir batu', 'makadam', 'agregat kelas a', 'lpa'],
    material: 'base-course',
    density: BULK.sirtu,
    price: 205_000,
    origins: ['Rumpin', 'Bojonegara', 'Gunung Putri', 'Pasuruan'],
    grains: [
      ['SRT', 'Sirtu', 30, 0.86],
      ['AGA', 'Agregat Kelas A', 25, 1.18],
      ['AGB', 'Agregat Kelas B', 35, 1.06],
    ],
    advice:
      'Untuk pondasi jalan dan lantai gudang. Padatkan dengan alat gilas pada kadar air yang tepat.',
    demand: 340,
  },
  {
    slug: 'batu-kali',
    name: 'Batu Kali & Batu Belah',
    code: 'BTL',
    aliases: ['batu belah', 'batu pondasi', 'batu gunung'],
    material: 'river-stone',
    density: BULK['batu-kali'],
    price: 262_000,
    origins: ['Cipanas', 'Rumpin', 'Merapi', 'Mojokerto'],
    grains: [
      ['1520', '15–20 cm', 180, 1],
      ['2030', '20–30 cm', 250, 0.97],
    ],
    advice: 'Untuk pondasi menerus dan talud. Satu m³ pasangan memerlukan 1,2 m³ batu.',
    demand: 380,
  },
  {
    slug: 'tanah',
    name: 'Tanah & Media Tanam',
    code: 'TNH',
    aliases: ['tanah merah', 'tanah urug', 'topsoil', 'tanah humus'],
    material: 'soil',
    density: BULK.tanah,
    price: 128_000,
    origins: ['Bogor', 'Karawang', 'Cileungsi'],
    grains: [
      ['MRH', 'Tanah Merah', 5, 1],
      ['SBR', 'Tanah Subur', 4, 1.9],
    ],
    advice: 'Volume di bak truk; setelah dipadatkan menyusut 20 sampai 25 %.',
    demand: 280,
  },
]

// Loose goods come from the nearest pit: which warehouses each place supplies.
const WEST = ['CBT', 'CKP']
const EAST = ['SDA', 'DPS']
const SUPPLIES: Record<string, string[]> = {
  Bangka: [...WEST, 'PLB'],
  Belitung: [...WEST, 'PLB'],
  Lampung: ['CKP', 'PLB'],
  Mojokerto: EAST,
  Lumajang: EAST,
  Bojonegoro: ['SDA', 'SMG'],
  Pasuruan: EAST,
  Tulungagung: EAST,
  Muntilan: ['SMG'],
  Merapi: ['SMG'],
  Kalimantan: ['BPN'],
  Palu: ['BPN', 'MKS'],
  Binjai: ['MDN'],
  'Sungai Musi': ['PLB'],
  Flores: ['MKS', 'DPS', 'SDA', 'CBT'],
  Bali: ['DPS', 'SDA'],
}

/** Loose goods by the m³ in a tipper, and by the sack for small work and narrow lanes. */
export const AGGREGATES: SubCategoryDraft[] = BULKS.map((bulk) => ({
  slug: bulk.slug,
  name: bulk.name,
  code: bulk.code,
  aliases: bulk.aliases,
  facets: [
    textFacet('ukuran', 'Ukuran butir'),
    textFacet('asal', 'Asal'),
    textFacet('kemasan', 'Kemasan'),
    numberFacet('isi', 'Isi karung', 'kg'),
  ],
  picture: { kind: 'aggregate', material: bulk.material },
  unit: 'm³',
  order: [7, 1],
  margin: 'thin',
  demand: bulk.demand,
  advice: bulk.advice,
  products: () =>
    crossProduct(['tanpa-merek'], bulk.origins, (brand, origin) => ({
      brand,
      code: origin.replace(/\s/g, '').slice(0, 5).toUpperCase(),
      near: SUPPLIES[origin] ?? WEST,
      name: `${bulk.name.split(' & ')[0]} ${origin}`,
      text: `${bulk.name} asal ${origin}, dikirim curah dengan dump truk atau dalam karung untuk gang sempit.`,
      standard: bulk.code === 'PSB' || bulk.code === 'SPL' ? 'SNI 8321:2016' : 'SNI 03-6861.1-2002',
      specification: [['Berat isi', `± ${bulk.density.toLocaleString('id-ID')} kg/m³`]],
      attributes: { asal: origin },
      featured: bulk.code === 'PSB' && origin === 'Bangka',
      tiers: [
        { minQty: 14, discount: 4 },
        { minQty: 49, discount: 6 },
      ],
      variants: bulk.grains.flatMap(([code, name, mm, factor]) => [
        {
          code: `${code}-CRH`,
          name: `${name} curah`,
          attributes: { ukuran: name, kemasan: 'Curah' },
          ...cubic(bulk.density),
          price: bulk.price * factor * (origin.length > 8 ? 1.06 : 1),
          picture: {
            kind: 'aggregate' as const,
            material: bulk.material,
            grain: mm,
            packed: 'heap' as const,
          },
        },
        {
          code: `${code}-KRG`,
          name: `${name} karung 25 kg`,
          attributes: { ukuran: name, kemasan: 'Karung', isi: 25 },
          ...packed(25, bulk.density),
          unit: 'sak' as const,
          order: [10, 1] as [number, number],
          price: ((bulk.price * factor) / bulk.density) * 25 * 1.9 + 6_500,
          picture: {
            kind: 'aggregate' as const,
            material: bulk.material,
            grain: mm,
            packed: 'sack' as const,
          },
        },
      ]),
    })),
}))
