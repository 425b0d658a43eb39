import { printed } from '../brands.ts'
import { cross, number, text, type SubCategoryDraft } from '../draft.ts'
import { strip } from '../masses.ts'
import { parcel, slab } from '../shapes.ts'
import { id, sizeCode } from '../slug.ts'

const COLOURS = [['HJU', 'Hijau', '#1f6b43'], ['MRH', 'Merah Marun', '#7c2427'], ['BRU', 'Biru', '#24508c'], ['ABU', 'Abu Tua', '#4a4f55']] as const
const TILE_COLOURS = [['MRH', 'Merah Bata', '#a6462f'], ['CKT', 'Cokelat Tua', '#5b3a2a'], ['ABU', 'Abu-abu', '#62676c'], ['HTM', 'Hitam', '#2c2d30'], ['HJU', 'Hijau', '#2f5d43']] as const
const LONG: Pick<SubCategoryDraft, 'unit' | 'order' | 'margin'> = {
  unit: 'lembar',
  order: [5, 1],
  margin: 'normal',
}

/** Metal roofing by length, tiles by the piece, transparent and bitumen roofs. */
export const ROOFS: SubCategoryDraft[] = [
  {
    slug: 'spandek', name: 'Spandek', code: 'SPD', aliases: ['spandeck', 'seng spandek', 'zincalume', 'galvalum', 'atap metal trapesium'], facets: [number('tebal', 'Tebal', 'mm'), number('panjang', 'Panjang', 'm'), text('warna', 'Warna'), text('lapisan', 'Lapisan')],
    picture: { kind: 'roofing', profile: 'trapezoid', colour: '#1f6b43' }, ...LONG, demand: 720, advice: 'Lebar efektif 1 m. Kemiringan minimal 5°, jarak gording 1,0–1,2 m; tumpangan ujung 15 cm.',
    products: () =>
      cross(['teduhjaya', 'galvara', 'rangkajati', 'tanpa-merek'], [['WRN', 'Warna', COLOURS, 1], ['POL', 'Galvalum Polos', [['POL', 'Polos', '#b6bec4']], 0.84], ['PSR', 'Berpasir', COLOURS.slice(0, 2), 1.22]] as const, (brand, [code, kind, colours, factor]) => colours.map(([colourCode, colour, hex]) => ({
        brand, code: `${code}-${colourCode}`, name: `Spandek ${kind} ${printed(brand).name}${colour === 'Polos' ? '' : ` ${colour}`}`, standard: 'SNI 4096:2007', text: `Atap baja lapis aluminium seng profil trapesium${colour === 'Polos' ? ' tanpa cat' : `, cat ${colour.toLowerCase()} dipanggang`}.`, specification: [['Lebar efektif', '1.000 mm'], ['Mutu baja', 'G550']] as [string, string][], attributes: { warna: colour, lapisan: 'AZ100' }, featured: brand === 'teduhjaya' && colour === 'Hijau' && code === 'WRN', tiers: [{ minQty: 40, discount: 4 }, { minQty: 200, discount: 6 }],
        variants: cross([0.25, 0.3, 0.35, 0.4], [3, 4, 5, 6], (thickness, metres) => ({ code: `${sizeCode(thickness)}-${metres}`, name: `${id(thickness)} mm × ${metres} m`, attributes: { tebal: thickness, panjang: metres }, ...parcel(strip(1219, thickness) * metres, metres * 100, 105, 0.6), price: (66_000 * (0.28 + 0.72 * (thickness / 0.35)) * metres) * factor, coverageM2: metres, picture: { kind: 'roofing' as const, profile: 'trapezoid' as const, colour: hex, thickness } })),
      }))),
  },
  {
    slug: 'genteng-metal', name: 'Genteng Metal', code: 'GTM', aliases: ['genteng pasir', 'metal roof', 'genteng seng'], facets: [number('tebal', 'Tebal', 'mm'), text('warna', 'Warna'), text('permukaan', 'Permukaan'), text('ukuran', 'Ukuran')],
    picture: { kind: 'roofing', profile: 'metal-tile', colour: '#7c2427' }, unit: 'lembar', order: [10, 1], margin: 'normal', demand: 580, advice: 'Kebutuhan kira-kira 1,6 lembar per m² bidang miring untuk ukuran 2 × 4.',
    products: () =>
      cross(['payon', 'teduhjaya', 'langitan', 'rangkajati'], [['PSR', 'Berpasir', 1.28, 1.5], ['POL', 'Polos', 1, 0]] as const, (brand, [code, surface, factor, sand]) => [[800, 770, '2 × 4'], [800, 1160, '2 × 6']].map(([width, length, name]) => ({
        brand, code: `${code}-${String(name).slice(-1)}`, name: `Genteng Metal ${surface} ${printed(brand).name} ${name}`, text: `Genteng metal ${surface.toLowerCase()} yang ringan dan dikunci sekrup, aman di daerah gempa.`, specification: [['Lapisan', 'AZ100']] as [string, string][], attributes: { permukaan: surface, ukuran: `${width} × ${length} mm` },
        variants: cross([0.25, 0.3, 0.35], TILE_COLOURS, (thickness, [colourCode, colour, hex]) => ({ code: `${sizeCode(thickness)}-${colourCode}`, name: `${id(thickness)} mm ${colour}`, attributes: { tebal: thickness, warna: colour }, ...parcel(strip(Number(width) * 1.12, thickness) * (Number(length) / 1000) + (sand * Number(width) * Number(length)) / 1e6, Number(length) / 10, Number(width) / 10, 0.7), price: ((Number(width) * Number(length)) / 1e6) * 128_000 * thickness * 2 * factor, coverageM2: ((Number(width) - 40) * (Number(length) - 50)) / 1e6, picture: { kind: 'roofing' as const, profile: 'metal-tile' as const, colour: hex, thickness } })),
      }))),
  },
  {
    slug: 'genteng-keramik-beton', name: 'Genteng Keramik & Beton', code: 'GTK', aliases: ['genteng', 'genteng tanah', 'genteng flat', 'genteng beton', 'genteng morando'], facets: [text('bahan', 'Bahan'), text('warna', 'Warna'), number('isi', 'Isi per m²', 'biji'), text('bentuk', 'Bentuk')],
    picture: { kind: 'roofing', profile: 'clay-tile', colour: '#a6462f' }, unit: 'buah', order: [100, 10], margin: 'thin', demand: 480, advice: 'Kemiringan atap 25–40°. Tambahkan 5 % untuk pecah dan potongan jurai.',
    products: () =>
      cross(['gentara', 'bata-kencana', 'payon'], [['KMR', 'Genteng Keramik Morando', 'clay-tile', 'Keramik glasir', 14, 2.8, 11_200], ['KFL', 'Genteng Keramik Flat', 'clay-tile', 'Keramik glasir', 12, 3.2, 14_500], ['BFL', 'Genteng Beton Flat', 'concrete-tile', 'Beton', 9, 4.6, 9_800], ['BGL', 'Genteng Beton Gelombang', 'concrete-tile', 'Beton', 10, 4.3, 8_200], ['TLH', 'Genteng Tanah Liat', 'clay-tile', 'Tanah liat', 22, 1.9, 3_100]] as const, (brand, [code, name, profile, material, pieces, kg, price]) => ({
        brand, code, name: `${name} ${printed(brand).name}`, text: `${name} yang menahan panas dan meredam bunyi hujan.`, standard: material === 'Beton' ? 'SNI 0096:2007' : 'SNI 03-2095-1998', attributes: { bahan: material, isi: pieces, bentuk: name.split(' ').at(-1) ?? '' },
        variants: (code === 'TLH' ? TILE_COLOURS.slice(0, 1) : TILE_COLOURS).map(([colourCode, colour, hex]) => ({ code: colourCode, name: colour, attributes: { warna: colour }, ...parcel(kg, 40, 30, kg > 4 ? 2.6 : 2), price, coverageM2: 1 / pieces, picture: { kind: 'roofing', profile, colour: hex } })),
      })),
  },
  {
    slug: 'atap-transparan', name: 'Atap uPVC & Transparan', code: 'UPV', aliases: ['upvc', 'polikarbonat', 'polycarbonate', 'atap bening', 'fiber'], facets: [text('jenis', 'Jenis'), number('panjang', 'Panjang', 'm'), text('warna', 'Warna'), number('tebal', 'Tebal', 'mm')],
    picture: { kind: 'roofing', profile: 'polycarbonate', colour: '#bcd7e6' }, unit: 'lembar', order: [1, 1], margin: 'normal', demand: 420, advice: 'Pakai sekrup dengan karet dan lubang lebih besar 2 mm untuk muai. Sisi pelindung UV menghadap ke atas.',
    products: () =>
      cross(['langitan', 'teduhjaya'], [['UPV', 'Atap uPVC Rongga', 'trapezoid', [10], [3, 4, 6], 0.86, 9.2, 152_000], ['PLG', 'Polikarbonat Gelombang', 'polycarbonate', [0.8, 1], [1.8, 2.4, 3], 0.86, 1.3, 96_000], ['TWN', 'Polikarbonat Twinwall', 'polycarbonate', [5, 6], [5.8, 11.6], 2.1, 1.25, 82_000], ['SLD', 'Polikarbonat Solid', 'polycarbonate', [1.2, 2, 3], [2.44, 5.8], 1.22, 2.6, 178_000]] as const, (brand, [code, name, profile, thicknesses, lengths, width, kgM2, price]) => ([['BNG', 'Bening', '#cfe3ee'], ['PTH', 'Putih Susu', '#f2f2ee'], ['BRU', 'Biru', '#3f7fb5'], ['CKT', 'Cokelat', '#7a5a40']] as const).map(([colourCode, colour, hex]) => ({
        brand, code: `${code}-${colourCode}`, name: `${name} ${printed(brand).name} ${colour}`, text: 'Atap ringan berlapis anti UV untuk kanopi, teras dan area jemur.', attributes: { jenis: name, warna: colour }, specification: [['Garansi', '10 tahun tidak getas']] as [string, string][],
        variants: cross(thicknesses, lengths, (thickness, metres) => ({ code: `${sizeCode(thickness)}-${sizeCode(metres)}`, name: `${id(thickness)} mm × ${id(width)} × ${id(metres)} m`, attributes: { tebal: thickness, panjang: metres }, ...parcel(kgM2 * width * metres * (code === 'SLD' ? thickness / 2 : code === 'UPV' ? 0.6 : 1), metres * 100, width * 100, Math.max(0.6, thickness / 10)), price: price * width * metres * (0.6 + (0.4 * thickness) / thicknesses[0]), coverageM2: width * metres * 0.93, picture: { kind: 'roofing' as const, profile, colour: hex, thickness } })),
      }))),
  },
  {
    slug: 'seng-gelombang', name: 'Seng & Fiber Semen Gelombang', code: 'SNG', aliases: ['seng', 'seng gelombang', 'atap asbes', 'fiber semen'], facets: [text('jenis', 'Jenis'), number('panjang', 'Panjang', 'm'), number('tebal', 'Tebal', 'mm')],
    picture: { kind: 'roofing', profile: 'corrugated', colour: '#aab2b8' }, ...LONG, demand: 480, advice: 'Tumpangan samping satu setengah gelombang. Fiber semen di sini bebas asbes.',
    products: () =>
      cross(['teduhjaya', 'partisia', 'tanpa-merek'], [['SNG', 'Seng Gelombang', [0.2, 0.25, 0.3], [1.8, 2.1, 2.4, 3], 0.8, '#aab2b8', 7850 * 1.2, 178_000], ['FSG', 'Fiber Semen Gelombang', [4, 5], [1.5, 1.8, 2.1, 2.4, 3], 1.05, '#a5a7a4', 1650 * 1.15, 7_600]] as const, (brand, [code, name, thicknesses, lengths, width, hex, density, perMm]) => ({
        brand, code, name: `${name} ${printed(brand).name}`, text: `${name} untuk gudang, kandang dan bangunan sementara.`, standard: code === 'SNG' ? 'SNI 07-2053-2006' : 'SNI 15-0233-1989', attributes: { jenis: name },
        variants: cross(thicknesses as readonly number[], lengths as readonly number[], (thickness, metres) => ({ code: `${sizeCode(thickness)}-${sizeCode(metres)}`, name: `${id(thickness)} mm × ${id(metres)} m`, attributes: { tebal: thickness, panjang: metres }, ...parcel((width * metres * thickness * density) / 1000, metres * 100, width * 100, 0.8), price: perMm * width * metres * thickness * 0.95, coverageM2: width * metres * 0.88, picture: { kind: 'roofing', profile: 'corrugated', colour: hex, thickness } })),
      })),
  },
  {
    slug: 'bitumen', name: 'Atap Bitumen', code: 'BTM', aliases: ['aspal', 'shingle', 'bitumen', 'atap aspal'], facets: [text('warna', 'Warna'), text('bentuk', 'Bentuk'), number('tutup', 'Menutup', 'm²/dus')],
    picture: { kind: 'roofing', profile: 'bitumen-shingle', colour: '#5b3a2a' }, unit: 'dus', order: [2, 1], margin: 'normal', demand: 220, advice: 'Dipasang di atas multipleks 9 mm dan lapisan bawah bitumen, kemiringan 18–90°.',
    products: () =>
      cross(['payon', 'langitan', 'teduhjaya'], ['Persegi', 'Sarang Lebah', 'Berang-berang'], (brand, form) => ({ brand, code: form.slice(0, 3).toUpperCase(), name: `Atap Bitumen ${form} ${printed(brand).name}`, text: 'Lembar aspal berserat kaca dengan butir batu, lentur untuk atap lengkung.', attributes: { bentuk: form, tutup: 3 }, variants: TILE_COLOURS.map(([code, colour, hex]) => ({ code, name: colour, attributes: { warna: colour }, ...parcel(27, 101, 34, 8), price: 465_000, coverageM2: 3, picture: { kind: 'roofing', profile: 'bitumen-shingle', colour: hex } })) })),
  },
  {
    slug: 'nok-talang', name: 'Nok & Talang', code: 'NOK', aliases: ['nok', 'talang air', 'wuwung', 'lisplang metal', 'flashing', 'gutter'], facets: [text('jenis', 'Jenis'), number('panjang', 'Panjang', 'm'), text('warna', 'Warna')],
    picture: { kind: 'roofing', profile: 'ridge', colour: '#7c2427' }, unit: 'batang', order: [2, 1], margin: 'normal', demand: 360, advice: 'Beri kemiringan talang 0,5 % ke arah pipa tegak dan sealant pada setiap sambungan.',
    products: () =>
      cross(['teduhjaya', 'payon', 'langitan', 'rangkajati'], [['NOK', 'Nok Metal', 'ridge', 0.4, [1, 2, 3], 1.3, 42_000], ['TLM', 'Talang Metal', 'gutter', 0.6, [3, 4], 2.6, 68_000], ['TLP', 'Talang PVC', 'gutter', 0.5, [4], 1.6, 52_000], ['LSP', 'Lisplang Metal', 'ridge', 0.3, [3, 4], 1.1, 36_000]] as const, (brand, [code, name, profile, width, lengths, kg, price]) => ({ brand, code, name: `${name} ${printed(brand).name}`, text: `${name} sewarna atap untuk menutup pertemuan bidang dan mengalirkan air hujan.`, attributes: { jenis: name }, variants: cross(lengths as readonly number[], COLOURS, (metres, [colourCode, colour, hex]) => ({ code: `${metres}-${colourCode}`, name: `${metres} m ${colour}`, attributes: { panjang: metres, warna: colour }, ...slab(metres * 1000, width * 500, 8, kg / (width * 0.5 * 0.008)), price: price * metres, picture: { kind: 'roofing', profile, colour: hex } })) })),
  },
]
