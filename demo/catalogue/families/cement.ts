import { printed } from '../brands.ts'
import { cross, number, text, type SubCategoryDraft } from '../draft.ts'
import { packed } from '../shapes.ts'

const GREY: [code: string, name: string, label: string, perKg: number, sni: string, use: string][] = [
  ['PCC', 'Semen PCC', 'PCC', 1362.5, 'SNI 7064:2014', 'Semen serbaguna untuk pasangan, plester, acian dan beton rumah tinggal.'],
  ['OPC', 'Semen OPC Tipe I', 'OPC', 1490, 'SNI 2049:2015', 'Kuat awal tinggi untuk beton struktur, kolom dan pelat lantai.'],
  ['MSC', 'Semen Masonry', 'MASONRY', 1240, 'SNI 3758:2004', 'Adukan pulen untuk pasangan dan plester, tidak untuk beton struktur.'],
]

const MORTARS: [code: string, name: string, label: string, perKg: number, covers: number, product: 'mortar' | 'plaster' | 'tile-adhesive', jenis: string, use: string][] = [
  ['THB', 'Perekat Bata Ringan', 'THIN BED', 2150, 10, 'mortar', 'Perekat bata', 'Spesi tipis 2–3 mm untuk bata ringan.'],
  ['PLS', 'Mortar Plester', 'PLESTER', 1450, 2.2, 'plaster', 'Plester', 'Plester dinding bata tebal 10 mm, daya rekat tinggi.'],
  ['SKM', 'Mortar Acian Abu', 'ACIAN', 2050, 15, 'plaster', 'Acian', 'Acian halus abu-abu tebal 2 mm di atas plester.'],
  ['SKW', 'Mortar Acian Putih', 'ACIAN PUTIH', 2900, 14, 'plaster', 'Acian', 'Acian putih yang menghemat cat dasar.'],
  ['BLK', 'Mortar Pasang Bata', 'PASANG', 1380, 1.3, 'mortar', 'Pasangan', 'Adukan pasang bata merah dan batako.'],
  ['LVL', 'Mortar Perata Lantai', 'SCREED', 1650, 1.1, 'mortar', 'Perata lantai', 'Perata lantai sebelum keramik atau vinyl, tebal 20 mm.'],
  ['GRT', 'Semen Grouting', 'GROUT', 4600, 1, 'mortar', 'Grouting', 'Grouting tanpa susut untuk angkur dan dudukan kolom.'],
]

const ADHESIVES: [code: string, name: string, perKg: number, covers: number, use: string][] = [
  ['STD', 'Perekat Keramik Standar', 2500, 5, 'Untuk keramik dinding dan lantai di dalam rumah.'],
  ['GRN', 'Perekat Granit', 4300, 5, 'Untuk granit besar dan area basah, tidak merosot di dinding.'],
  ['OVR', 'Perekat Keramik di Atas Keramik', 5800, 5, 'Untuk melapis keramik lama tanpa membongkar.'],
  ['SWM', 'Perekat Kolam Renang', 6900, 4.5, 'Terendam air terus-menerus tanpa lepas.'],
]

const GROUTS: [code: string, name: string, hex: string][] = [
  ['PTH', 'Putih', '#f4f3ee'],
  ['ABM', 'Abu Muda', '#b9bcbc'],
  ['ABT', 'Abu Tua', '#6d7072'],
  ['HTM', 'Hitam', '#2a2a2c'],
  ['KRM', 'Krem', '#e4d3b1'],
  ['CKT', 'Cokelat', '#7a5236'],
]

const CEMENT_BRANDS = ['karang-jaya', 'nusabeton', 'tigapilar', 'batu-lingga']
const MORTAR_BRANDS = ['wreksa-mortar', 'lekatama', 'nusabeton', 'karang-jaya', 'citablok', 'ringanta']

/** Cement and dry mortar in bags. Coverage of a mortar is m² of its usual layer a 40 kg bag. */
export const CEMENT: SubCategoryDraft[] = [
  {
    slug: 'semen-abu',
    name: 'Semen Abu-abu',
    code: 'SMN',
    aliases: ['semen', 'semen portland', 'pc', 'semen pcc', 'semen opc', 'cement'],
    facets: [text('jenis', 'Jenis'), number('isi', 'Isi sak', 'kg'), text('kemasan', 'Kemasan'), text('standar', 'Standar')],
    picture: { kind: 'cement-bag', brand: printed('karang-jaya'), kg: 40, label: 'PCC' },
    unit: 'sak',
    order: [10, 1],
    margin: 'thin',
    demand: 900,
    advice: 'Simpan di atas palet, jauh dari dinding lembap, dan pakai dalam tiga bulan. Satu sak 40 kg kira-kira cukup untuk 0,11 m³ beton K-225.',
    products: () =>
      cross(CEMENT_BRANDS, GREY, (brand, [code, name, label, perKg, sni, use]) => ({
        brand,
        code,
        name: `${name} ${printed(brand).name}`,
        text: use,
        standard: sni,
        specification: [['Warna', 'Abu-abu'], ['Waktu ikat awal', 'Minimal 45 menit'], ['Kuat tekan 28 hari', code === 'OPC' ? '≥ 280 kg/cm²' : '≥ 250 kg/cm²']],
        attributes: { jenis: label, standar: sni },
        featured: brand === 'karang-jaya' && code === 'PCC',
        tiers: [{ minQty: 100, discount: 2 }, { minQty: 400, discount: 3 }],
        variants: [40, 50].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, kemasan: 'Kertas kraft 3 lapis' },
          ...packed(kg, 1250),
          price: perKg * kg * (kg === 50 ? 0.985 : 1),
          picture: { kind: 'cement-bag', brand: printed(brand), kg, label, product: 'cement' },
        })),
      })),
  },
  {
    slug: 'semen-putih',
    name: 'Semen Putih',
    code: 'SPT',
    aliases: ['white cement', 'semen warna putih'],
    facets: [number('isi', 'Isi', 'kg'), text('jenis', 'Jenis'), text('kemasan', 'Kemasan')],
    picture: { kind: 'cement-bag', brand: printed('tigapilar'), kg: 40, label: 'PUTIH', product: 'white-cement' },
    unit: 'sak',
    order: [2, 1],
    margin: 'normal',
    demand: 420,
    advice: 'Dipakai untuk acian putih, teraso, nat dan profil. Campur dengan air bersih agar warna tidak kusam.',
    products: () =>
      cross(CEMENT_BRANDS, ['Standar', 'Super'], (brand, grade) => ({
        brand,
        code: grade === 'Super' ? 'SUP' : 'STD',
        name: `Semen Putih ${grade} ${printed(brand).name}`,
        text: grade === 'Super' ? 'Derajat putih di atas 90 % untuk teraso dan cetakan arsitektur.' : 'Derajat putih 85 % untuk acian, nat dan pekerjaan halus.',
        standard: 'SNI 15-0129-2004',
        attributes: { jenis: grade },
        variants: [1, 5, 20, 40].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, kemasan: kg < 20 ? 'Plastik' : 'Kertas kraft' },
          ...packed(kg, 1100),
          price: (grade === 'Super' ? 3900 : 2950) * kg ** 0.93 * 1.3,
          order: kg === 1 ? [10, 10] : [2, 1],
          picture: { kind: 'cement-bag', brand: printed(brand), kg, label: 'PUTIH', product: 'white-cement' },
        })),
      })),
  },
  {
    slug: 'mortar-instan',
    name: 'Mortar Instan',
    code: 'MTR',
    aliases: ['semen instan', 'thinbed', 'perekat hebel', 'acian', 'plester instan', 'skim coat'],
    facets: [text('jenis', 'Jenis'), number('isi', 'Isi sak', 'kg'), number('sebar', 'Daya sebar', 'm²/sak'), text('warna', 'Warna')],
    picture: { kind: 'cement-bag', brand: printed('wreksa-mortar'), kg: 40, label: 'THIN BED', product: 'mortar' },
    unit: 'sak',
    order: [5, 1],
    margin: 'normal',
    demand: 600,
    advice: 'Tambahkan air sesuai takaran di sak dan aduk dengan mixer sampai rata. Daya sebar dihitung pada tebal yang disarankan.',
    products: () =>
      cross(MORTAR_BRANDS, MORTARS, (brand, [code, name, label, perKg, covers, product, jenis, use]) => ({
        brand,
        code,
        name: `${name} ${printed(brand).name}`,
        text: use,
        standard: 'SNI 6882:2014',
        specification: [['Kebutuhan air', '6–7 liter per 40 kg'], ['Umur simpan', '12 bulan kering']],
        attributes: { jenis, warna: name.includes('Putih') ? 'Putih' : 'Abu-abu' },
        variants: [25, 40].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, sebar: Math.round((covers * kg) / 4) / 10 },
          ...packed(kg, 1350),
          price: perKg * kg * (kg === 25 ? 1.05 : 1),
          coverageM2: (covers * kg) / 40,
          picture: { kind: 'cement-bag', brand: printed(brand), kg, label, product },
        })),
      })),
  },
  {
    slug: 'perekat-keramik',
    name: 'Perekat Keramik',
    code: 'PRK',
    aliases: ['lem keramik', 'tile adhesive', 'semen perekat keramik', 'lem granit'],
    facets: [text('untuk', 'Untuk'), number('isi', 'Isi sak', 'kg'), number('sebar', 'Daya sebar', 'm²/sak')],
    picture: { kind: 'cement-bag', brand: printed('lekatama'), kg: 25, label: 'PEREKAT', product: 'tile-adhesive' },
    unit: 'sak',
    order: [4, 1],
    margin: 'normal',
    demand: 480,
    advice: 'Sebarkan dengan roskam bergigi 6–10 mm dan pasang sebelum 20 menit. Keramik tidak perlu direndam.',
    products: () =>
      cross(['lekatama', 'wreksa-mortar', 'nusabeton', 'granesia'], ADHESIVES, (brand, [code, name, perKg, covers, use]) => ({
        brand,
        code,
        name: `${name} ${printed(brand).name}`,
        text: use,
        standard: 'ISO 13007-1',
        attributes: { untuk: name.replace('Perekat ', '') },
        variants: [5, 25].map((kg) => ({
          code: `${kg}`,
          name: `${kg} kg`,
          attributes: { isi: kg, sebar: Math.round((covers * kg) / 2.5) / 10 },
          ...packed(kg, 1300),
          price: perKg * kg * (kg === 5 ? 1.2 : 1),
          coverageM2: (covers * kg) / 25,
          picture: { kind: 'cement-bag', brand: printed(brand), kg, label: code, product: 'tile-adhesive' },
        })),
      })),
  },
  {
    slug: 'nat-keramik',
    name: 'Nat Keramik',
    code: 'NAT',
    aliases: ['tile grout', 'pengisi nat', 'semen warna', 'oker nat'],
    facets: [text('warna', 'Warna'), number('isi', 'Isi', 'kg'), text('lebar', 'Lebar nat')],
    picture: { kind: 'cement-bag', brand: printed('lekatama'), kg: 1, label: 'NAT', product: 'grout' },
    unit: 'buah',
    order: [5, 1],
    margin: 'wide',
    demand: 350,
    advice: 'Isi setelah perekat kering 24 jam, lalu lap dengan spons lembap. Satu kilogram cukup untuk sekitar 4 m² keramik 30 × 30.',
    products: () =>
      cross(['lekatama', 'wreksa-mortar', 'nusabeton', 'mozaria'], [['STD', 'Nat Keramik', '1–5 mm', 17_500], ['EPX', 'Nat Epoksi', '1–10 mm', 92_000]] as const, (brand, [code, name, width, price]) => ({
        brand,
        code,
        name: `${name} ${printed(brand).name}`,
        text: code === 'EPX' ? 'Nat dua komponen yang kedap air dan tahan noda, untuk dapur dan kolam.' : 'Nat berbasis semen dengan anti jamur untuk lantai dan dinding.',
        attributes: { lebar: width },
        variants: GROUTS.map(([short, colour, hex]) => ({
          code: short,
          name: `${colour} 1 kg`,
          attributes: { warna: colour, isi: 1 },
          ...packed(1, 1200),
          price,
          coverageM2: 4,
          picture: { kind: 'bucket', content: `nat ${colour.toLowerCase()}`, colour: hex, kg: 1, brand: printed(brand) },
        })),
      })),
  },
]
