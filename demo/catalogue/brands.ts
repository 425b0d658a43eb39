import type { PictureBrand } from '#demo/pictures/picture.ts'
import type { Brand, BrandMark } from './types.ts'
import { slugOf } from './slug.ts'

/** A brand with what the generator needs: SKU prefix and price level (1 is the market's middle). */
export interface TradeBrand extends Brand {
  code: string
  level: number
}

// name, SKU prefix, logo colour, mark, price level, story. All names are invented.
const ROWS: [string, string, string, BrandMark, number, string][] = [
  ['Karang Jaya', 'KJ', '#b3202a', 'mountain', 1, 'Semen dari tiga pabrik di Jawa dan Sulawesi, dikenal karena mutu yang sama dari sak ke sak.'],
  ['Nusabeton', 'NB', '#0f6b3a', 'pillar', 0.98, 'Semen dan beton untuk proyek besar, dengan armada curah sendiri.'],
  ['Tigapilar', 'TP', '#1f4e8c', 'pillar', 1.03, 'Semen premium untuk struktur, diuji setiap jam di pabrik.'],
  ['Batu Lingga', 'BL', '#6b4a2b', 'mountain', 0.94, 'Semen ekonomis untuk rumah tinggal dan pekerjaan pasangan.'],
  ['Wreksa Mortar', 'WM', '#c2410c', 'diamond', 1.02, 'Mortar instan siap pakai: tinggal tambah air, hasil rata.'],
  ['Lekatama', 'LK', '#0e7490', 'hexagon', 0.97, 'Perekat keramik, nat dan mortar tipis untuk tukang yang menghitung waktu.'],
  ['Krida Baja', 'KB', '#1c2430', 'beam', 1, 'Besi beton dan wiremesh berstandar SNI, setiap batang bercap dan bersertifikat.'],
  ['Bajasura', 'BS', '#7f1d1d', 'beam', 0.97, 'Pabrik besi beton Jawa Timur yang melayani gudang dan proyek sejak 1994.'],
  ['Tosan Prima', 'TS', '#334155', 'star', 1.02, 'Profil dan pelat baja dengan sertifikat uji tarik per lot.'],
  ['Wesi Luhur', 'WL', '#3f3f46', 'beam', 0.95, 'Besi dan kawat untuk toko bangunan di seluruh Jawa.'],
  ['Kawatindra', 'KW', '#57534e', 'ring', 1, 'Kawat bendrat, kawat duri dan kawat las untuk lapangan.'],
  ['Rangkajati', 'RJ', '#1d4ed8', 'roof', 1.03, 'Rangka atap baja ringan lapis galvalum dengan garansi karat 10 tahun.'],
  ['Galvara', 'GV', '#0369a1', 'diamond', 0.98, 'Hollow, kanal dan reng galvanis dengan tebal yang jujur.'],
  ['Rimbaply', 'RB', '#9a4b12', 'layers', 1, 'Triplek dari kayu legal bersertifikat SVLK, ukuran dan tebal sesuai label.'],
  ['Mahakayu', 'MK', '#5b3416', 'layers', 1.05, 'Triplek film, blockboard dan kayu olahan untuk proyek dan ekspor.'],
  ['Borneo Panel', 'BP', '#2f6b2f', 'leaf', 0.96, 'Panel kayu sengon dan meranti dari hutan tanaman.'],
  ['Panelata', 'PN', '#4d7c0f', 'layers', 0.98, 'MDF, papan partikel dan panel melamin berstandar emisi E1.'],
  ['Samudra Ply', 'SP', '#155e75', 'wave', 0.93, 'Triplek harga proyek untuk bekisting dan partisi.'],
  ['Wanasari Kayu', 'WS', '#3f6212', 'leaf', 1, 'Kayu gergajian kering oven, diserut dan dipilah di sawmill sendiri.'],
  ['Jati Wening', 'JW', '#78350f', 'leaf', 1.12, 'Kayu jati dan parket dari hutan rakyat Jawa Tengah.'],
  ['Citablok', 'CB', '#475569', 'blocks', 1, 'Bata ringan autoklaf dengan sudut tajam dan ukuran seragam.'],
  ['Ringanta', 'RG', '#0f766e', 'blocks', 0.97, 'Bata ringan dan panel lantai untuk bangunan bertingkat.'],
  ['Bata Kencana', 'BK', '#b45309', 'blocks', 0.95, 'Bata merah oven dan roster dari sentra Karawang dan Jatiwangi.'],
  ['Pavindra', 'PV', '#57606a', 'hexagon', 1, 'Paving, kanstin dan batako pres hidrolik berstandar SNI.'],
  ['Pracetara', 'PC', '#374151', 'pillar', 1.02, 'Beton pracetak untuk drainase, pagar dan jalan.'],
  ['Teduhjaya', 'TJ', '#15803d', 'roof', 1, 'Atap metal berlapis AZ dengan warna yang tahan cuaca tropis.'],
  ['Payon', 'PY', '#b91c1c', 'roof', 1.06, 'Genteng metal berpasir dan aspal untuk rumah dan vila.'],
  ['Gentara', 'GT', '#9a3412', 'roof', 0.97, 'Genteng keramik dan beton, dibakar dan dipres di Majalengka.'],
  ['Langitan', 'LG', '#0284c7', 'sun', 1.03, 'Atap uPVC, polikarbonat dan atap transparan.'],
  ['Serenata', 'SR', '#7c2d5e', 'diamond', 1.02, 'Keramik lantai dan dinding dengan motif yang tenang.'],
  ['Kaluna', 'KL', '#be185d', 'star', 0.95, 'Keramik harga hemat untuk rumah pertama.'],
  ['Granesia', 'GN', '#334155', 'diamond', 1.1, 'Granit homogen poles dan matt untuk hunian dan gedung.'],
  ['Mozaria', 'MZ', '#0d9488', 'hexagon', 1.05, 'Mosaik, subway dan batu alam untuk aksen dinding.'],
  ['Lantara', 'LT', '#854d0e', 'layers', 1, 'Vinyl, SPC dan parket laminasi yang mudah dipasang.'],
  ['Warnaku', 'WK', '#c026d3', 'sun', 1, 'Cat tembok dengan pigmen pekat dan daya tutup tinggi.'],
  ['Lindung', 'LD', '#1e6fb8', 'shield', 1.05, 'Cat eksterior dan pelapis anti bocor untuk cuaca Indonesia.'],
  ['Cerahpuri', 'CP', '#ea580c', 'sun', 0.92, 'Cat ekonomis untuk kontrakan, gudang dan plafon.'],
  ['Catra', 'CT', '#4338ca', 'drop', 1.08, 'Cat kayu, besi dan pelapis industri.'],
  ['Pelangita', 'PL', '#db2777', 'drop', 0.98, 'Cat rumah dengan ratusan warna campur.'],
  ['Alira', 'AL', '#0e7490', 'ring', 1, 'Pipa dan sambungan PVC berstandar SNI dengan garansi bocor.'],
  ['Tirtapipa', 'TT', '#1d4ed8', 'wave', 0.95, 'Pipa PVC dan HDPE untuk air bersih, irigasi dan limbah.'],
  ['Pipasena', 'PS', '#b91c1c', 'ring', 0.92, 'Pipa PVC ekonomis untuk saluran buangan dan kabel.'],
  ['Termalink', 'TM', '#15803d', 'ring', 1.06, 'Pipa PPR air panas dan dingin dengan sambungan las panas.'],
  ['Kamila', 'KM', '#0f766e', 'drop', 1.08, 'Saniter keramik hemat air untuk rumah dan hotel.'],
  ['Sanivera', 'SV', '#1e40af', 'drop', 0.96, 'Kloset dan wastafel yang mudah dipasang dan mudah dirawat.'],
  ['Kranesia', 'KR', '#475569', 'drop', 1, 'Keran kuningan dengan katup keramik, garansi 5 tahun.'],
  ['Lavanya', 'LV', '#7e22ce', 'wave', 1.1, 'Keran, shower dan perlengkapan kamar mandi bergaya modern.'],
  ['Tandara', 'TD', '#ea580c', 'shield', 1, 'Tangki air anti lumut dan baja tahan karat.'],
  ['Pompara', 'PP', '#166534', 'gear', 1.02, 'Pompa air sumur dangkal, sumur dalam dan pendorong.'],
  ['Sumuria', 'SM', '#1d4ed8', 'wave', 0.93, 'Pompa air hemat listrik untuk rumah tangga.'],
  ['Kabelta', 'KT', '#b45309', 'bolt', 1, 'Kabel tembaga murni ber-SNI dan LMK untuk instalasi rumah dan gedung.'],
  ['Voltara', 'VT', '#0f172a', 'bolt', 1.06, 'Pemutus arus, panel dan kabel daya.'],
  ['Terangga', 'TG', '#ca8a04', 'sun', 0.97, 'Lampu LED terang dan awet, garansi tukar 1 tahun.'],
  ['Nyalaku', 'NY', '#dc2626', 'star', 1.03, 'Lampu LED dan lampu sorot untuk rumah, toko dan jalan.'],
  ['Saklara', 'SK', '#334155', 'bolt', 1, 'Saklar dan stop kontak dengan kontak perak.'],
  ['Gypsara', 'GY', '#0369a1', 'layers', 1, 'Papan gipsum dan kompon untuk plafon dan partisi.'],
  ['Partisia', 'PT', '#4b5563', 'layers', 0.97, 'Papan semen, GRC dan kalsium silikat tahan lembap.'],
  ['Plafindra', 'PF', '#0f766e', 'roof', 0.98, 'Plafon PVC, rangka dan lis dengan pemasangan cepat.'],
  ['Lawangku', 'LW', '#713f12', 'key', 1, 'Pintu kayu olahan, PVC dan baja siap pasang.'],
  ['Jendelia', 'JD', '#0369a1', 'blocks', 1.04, 'Kusen, jendela dan pintu aluminium dirakit di pabrik.'],
  ['Beningkaca', 'BG', '#0891b2', 'diamond', 1, 'Kaca bening, tempered dan cermin dipotong sesuai ukuran.'],
  ['Kancingmas', 'KC', '#a16207', 'key', 1, 'Kunci tanam, gembok dan gagang dengan uji buka tutup 100.000 kali.'],
  ['Grendela', 'GD', '#27272a', 'key', 1.12, 'Kunci digital dan perangkat pintu untuk kantor dan hotel.'],
  ['Engsela', 'EG', '#52525b', 'gear', 0.94, 'Engsel, rel laci dan penutup pintu.'],
  ['Pantek', 'PK', '#b91c1c', 'bolt', 0.97, 'Paku dan sekrup dengan isi dus sesuai timbangan.'],
  ['Bautama', 'BT', '#1f2937', 'hexagon', 1, 'Baut, mur dan angkur bersertifikat mutu.'],
  ['Rekatkuat', 'RK', '#dc2626', 'shield', 0.97, 'Lem konstruksi dan lem kayu untuk bengkel dan rumah.'],
  ['Silara', 'SL', '#2563eb', 'drop', 1.04, 'Sealant silikon, PU dan busa pengisi.'],
  ['Tamengair', 'TA', '#0c4a6e', 'shield', 1.03, 'Pelapis anti bocor, membran bakar dan kimia beton.'],
  ['Redamin', 'RD', '#c2410c', 'layers', 1, 'Insulasi panas dan peredam suara untuk atap dan dinding.'],
  ['Pandega', 'PG', '#ca8a04', 'gear', 1, 'Alat tangan untuk tukang kayu, batu dan cat.'],
  ['Mesindra', 'MS', '#15803d', 'gear', 1.05, 'Mesin listrik dan mesin konstruksi dengan bengkel resmi di sembilan kota.'],
  ['Selamata', 'SE', '#ea580c', 'shield', 1, 'Alat pelindung diri berstandar SNI untuk proyek.'],
  ['Perancha', 'PR', '#1d4ed8', 'beam', 1, 'Perancah, tangga dan gerobak untuk kerja yang aman.'],
  ['Geotara', 'GE', '#4d7c0f', 'layers', 1, 'Geotekstil dan geomembran untuk jalan, tanggul dan kolam.'],
  ['Tamanira', 'TN', '#166534', 'leaf', 0.97, 'Batu hias, rumput dan perlengkapan taman.'],
  ['Tanpa Merek', 'UM', '#64748b', 'none', 1, 'Barang curah dan barang lokal tanpa merek, dipilih dan diperiksa di gudang.'],
]

const TRADE_BRANDS = new Map<string, TradeBrand>(
  ROWS.map(([name, code, colour, mark, level, story]) => {
    const slug = slugOf(name)
    return [slug, { slug, name, code, colour, mark, level, story }]
  }),
)

/** Every brand, as the catalogue shows it. */
export const BRANDS: Brand[] = [...TRADE_BRANDS.values()].map(
  ({ slug, name, colour, mark, story }) => ({ slug, name, colour, mark, story }),
)

/** The brand of a slug. Throws on an unknown one. */
export function brandOf(slug: string): TradeBrand {
  const brand = TRADE_BRANDS.get(slug)
  if (!brand) throw new Error(`no such brand: ${slug}`)
  return brand
}

/** A brand as it stands in a product's name and on its picture; unbranded goods say "Lokal". */
export function printed(slug: string): PictureBrand {
  const { name, colour } = brandOf(slug)
  return { name: slug === 'tanpa-merek' ? 'Lokal' : name, colour }
}
