import { getPrintedBrand } from '../brands.ts'
import { crossProduct, type ProductsBySubCategory } from '../draft.ts'
import { calculateStripMass } from '../masses.ts'
import { measureParcel } from '../physical-size.ts'
import { formatNumber, toSizeCode } from '../format.ts'
import { COLOURS, TILE_COLOURS } from './roof-colours.ts'

/** Metal and corrugated roofs by length. */
export const METAL_ROOFS: ProductsBySubCategory = {
  spandek: () =>
    crossProduct(
      ['teduhjaya', 'galvara', 'rangkajati', 'tanpa-merek'],
      [
        ['WRN', 'Warna', COLOURS, 1],
        ['POL', 'Galvalum Polos', [['POL', 'Polos', '#b6bec4']], 0.84],
        ['PSR', 'Berpasir', COLOURS.slice(0, 2), 1.22],
      ] as const,
      (brand, [code, kind, colours, factor]) =>
        colours.map(([colourCode, colour, hex]) => ({
          brand,
          code: `${code}-${colourCode}`,
          name: `Spandek ${kind} ${getPrintedBrand(brand).name}${colour === 'Polos' ? '' : ` ${colour}`}`,
          standard: 'SNI 4096:2007',
          text: `Atap baja lapis aluminium seng profil trapesium${colour === 'Polos' ? ' tanpa cat' : `, cat ${colour.toLowerCase()} dipanggang`}.`,
          specification: [
            ['Lebar efektif', '1.000 mm'],
            ['Mutu baja', 'G550'],
          ] as [string, string][],
          attributes: { warna: colour, lapisan: 'AZ100' },
          featured: brand === 'teduhjaya' && colour === 'Hijau' && code === 'WRN',
          tiers: [
            { minQty: 40, discount: 4 },
            { minQty: 200, discount: 6 },
          ],
          variants: crossProduct([0.25, 0.3, 0.35, 0.4], [3, 4, 5, 6], (thickness, metres) => ({
            code: `${toSizeCode(thickness)}-${metres}`,
            name: `${formatNumber(thickness)} mm × ${metres} m`,
            attributes: { tebal: thickness, panjang: metres },
            ...measureParcel(calculateStripMass(1219, thickness) * metres, metres * 100, 105, 0.6),
            price: 66_000 * (0.28 + 0.72 * (thickness / 0.35)) * metres * factor,
            coverageM2: metres,
            image: {
              kind: 'roofing' as const,
              profile: 'trapezoid' as const,
              colour: hex,
              thickness,
            },
          })),
        })),
    ),
  'genteng-metal': () =>
    crossProduct(
      ['payon', 'teduhjaya', 'langitan', 'rangkajati'],
      [
        ['PSR', 'Berpasir', 1.28, 1.5],
        ['POL', 'Polos', 1, 0],
      ] as const,
      (brand, [code, surface, factor, sand]) =>
        [
          [800, 770, '2 × 4'],
          [800, 1160, '2 × 6'],
        ].map(([width, length, name]) => ({
          brand,
          code: `${code}-${String(name).slice(-1)}`,
          name: `Genteng Metal ${surface} ${getPrintedBrand(brand).name} ${name}`,
          text: `Genteng metal ${surface.toLowerCase()} yang ringan dan dikunci sekrup, aman di daerah gempa.`,
          specification: [['Lapisan', 'AZ100']] as [string, string][],
          attributes: {
            permukaan: surface,
            ukuran: `${width} × ${formatNumber(Number(length))} mm`,
          },
          variants: crossProduct(
            [0.25, 0.3, 0.35],
            TILE_COLOURS,
            (thickness, [colourCode, colour, hex]) => ({
              code: `${toSizeCode(thickness)}-${colourCode}`,
              name: `${formatNumber(thickness)} mm ${colour}`,
              attributes: { tebal: thickness, warna: colour },
              ...measureParcel(
                calculateStripMass(Number(width) * 1.12, thickness) * (Number(length) / 1000) +
                  (sand * Number(width) * Number(length)) / 1e6,
                Number(length) / 10,
                Number(width) / 10,
                0.7,
              ),
              price: ((Number(width) * Number(length)) / 1e6) * 128_000 * thickness * 2 * factor,
              coverageM2: ((Number(width) - 40) * (Number(length) - 50)) / 1e6,
              image: {
                kind: 'roofing' as const,
                profile: 'metal-tile' as const,
                colour: hex,
                thickness,
              },
            }),
          ),
        })),
    ),
  'seng-gelombang': () =>
    crossProduct(
      ['teduhjaya', 'partisia', 'tanpa-merek'],
      [
        [
          'SNG',
          'Seng Gelombang',
          [0.2, 0.25, 0.3],
          [1.8, 2.1, 2.4, 3],
          0.8,
          '#aab2b8',
          7850 * 1.2,
          178_000,
        ],
        [
          'FSG',
          'Fiber Semen Gelombang',
          [4, 5],
          [1.5, 1.8, 2.1, 2.4, 3],
          1.05,
          '#a5a7a4',
          1650 * 1.15,
          7_600,
        ],
      ] as const,
      (brand, [code, name, thicknesses, lengths, width, hex, density, perMm]) => ({
        brand,
        code,
        name: `${name} ${getPrintedBrand(brand).name}`,
        text: `${name} untuk gudang, kandang dan bangunan sementara.`,
        standard: code === 'SNG' ? 'SNI 07-2053-2006' : 'SNI 15-0233-1989',
        attributes: { jenis: name },
        variants: crossProduct(
          thicknesses as readonly number[],
          lengths as readonly number[],
          (thickness, metres) => ({
            code: `${toSizeCode(thickness)}-${toSizeCode(metres)}`,
            name: `${formatNumber(thickness)} mm × ${formatNumber(metres)} m`,
            attributes: { tebal: thickness, panjang: metres },
            ...measureParcel(
              (width * metres * thickness * density) / 1000,
              metres * 100,
              width * 100,
              0.8,
            ),
            price: perMm * width * metres * thickness * 0.95,
            coverageM2: width * metres * 0.88,
            image: { kind: 'roofing', profile: 'corrugated', colour: hex, thickness },
          }),
        ),
      }),
    ),
}
