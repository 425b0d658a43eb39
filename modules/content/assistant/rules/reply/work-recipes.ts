/**
 * Work that takes several goods, by what it is measured in: volume (m³) for concrete, area (m²) for the others. A roof
 * frame is measured on its slope.
 */
export type WorkKind = 'concrete' | 'plaster' | 'skim' | 'roof-frame' | 'ceiling'

/** What one m³, or one m², takes of some goods, in the unit that they are counted in. */
type RecipePart = { words: string; unit: string; each: number }
type Recipe = { name: string; unit: 'm³' | 'm²'; parts: readonly [RecipePart, ...RecipePart[]] }

/** Whole pieces are sold, except of what is sold by the m³. */
export const VOLUME_UNIT = 'm³'

const cementOf = (kg: number, sackKg: number): RecipePart => ({
  words: `semen ${sackKg} kg`,
  unit: 'sak',
  each: kg / sackKg,
})
const part = (words: string, unit: string, each: number): RecipePart => ({ words, unit, each })

/** Profiles of light steel and boards, as they are sold (m, m²), and the screws of a box. */
const BAR_M = 6
const CEILING_BAR_M = 4
const BOARD_M2 = 1.2 * 2.4
const BOX = 1000

/**
 * Concrete K-225 (SNI 7394:2008, with sand of 1,400 and stone of 1,350 kg/m³), plaster 1 : 4 of 15 mm and skim coat (SNI
 * 2837:2008). A roof frame has trusses every 1.2 m of 4 m of channel a m², battens every 38 cm and 20 screws; a ceiling
 * has bearers every 120 cm and furring every 60 cm, 30 screws a board, and 5 % waste.
 */
export const findRecipe = (kind: WorkKind, sackKg: number): Recipe => {
  switch (kind) {
    case 'concrete':
      return {
        name: 'Cor beton K-225',
        unit: 'm³',
        parts: [
          cementOf(371, sackKg),
          part('pasir beton', VOLUME_UNIT, 0.499),
          part('batu split', VOLUME_UNIT, 0.776),
        ],
      }
    case 'plaster':
      return {
        name: 'Plesteran 15 mm (1 : 4)',
        unit: 'm²',
        parts: [cementOf(6.24, sackKg), part('pasir pasang', VOLUME_UNIT, 0.024)],
      }
    case 'skim':
      return { name: 'Acian', unit: 'm²', parts: [cementOf(3.25, sackKg)] }
    case 'roof-frame':
      return {
        name: 'Rangka atap baja ringan',
        unit: 'm²',
        parts: [
          part('kanal c75 0,75 mm', 'batang', 4 / BAR_M),
          part('reng 0,45 mm', 'batang', 1 / 0.38 / BAR_M),
          part('sekrup baja ringan 20 mm', 'dus', 20 / BOX),
        ],
      }
    case 'ceiling':
      return {
        name: 'Plafon gipsum',
        unit: 'm²',
        parts: [
          part('gypsum 9 mm', 'lembar', 1.05 / BOARD_M2),
          part('hollow plafon 40x40', 'batang', 1.05 / 1.2 / CEILING_BAR_M),
          part('hollow plafon 20x40', 'batang', 1.05 / 0.6 / CEILING_BAR_M),
          part('sekrup gypsum 25 mm', 'dus', 30 / BOARD_M2 / BOX),
          part('kompon 20 kg', 'sak', 1 / 60),
        ],
      }
  }
}
