import { printed } from './brands.ts'
import type { CategoryDraft } from './draft.ts'
import { AGGREGATES } from './families/aggregate.ts'
import { BOARDS } from './families/board.ts'
import { CEILINGS } from './families/ceiling.ts'
import { CEILING_FRAMES } from './families/ceiling-frame.ts'
import { CEMENT } from './families/cement.ts'
import { CHEMICALS } from './families/chemical.ts'
import { CLADDINGS } from './families/cladding.ts'
import { DOORS } from './families/door.ts'
import { DRAINAGE } from './families/drainage.ts'
import { FASTENERS } from './families/fastener.ts'
import { FAUCETS } from './families/faucet.ts'
import { FITTINGS } from './families/fitting.ts'
import { FLOORINGS } from './families/floor.ts'
import { GROUND } from './families/ground.ts'
import { HAND_TOOLS } from './families/hand-tool.ts'
import { HARDWARE } from './families/hardware.ts'
import { LIGHT_STEEL } from './families/light-steel.ts'
import { LIGHTING } from './families/lighting.ts'
import { LUMBER } from './families/lumber.ts'
import { MASONRY } from './families/masonry.ts'
import { METAL_ROOFS } from './families/metal-roof.ts'
import { MORTARS } from './families/mortar.ts'
import { PAINTS } from './families/paint.ts'
import { PAVINGS } from './families/paving.ts'
import { PIPES } from './families/pipe.ts'
import { PLYWOODS } from './families/plywood.ts'
import { POWER_TOOLS } from './families/power-tool.ts'
import { REINFORCEMENT } from './families/rebar.ts'
import { ROOF_TILES } from './families/roof-tile.ts'
import { SAFETY } from './families/safety.ts'
import { SANITARY } from './families/sanitary.ts'
import { SEALINGS } from './families/sealing.ts'
import { SITE_GEAR } from './families/site.ts'
import { STEEL } from './families/steel.ts'
import { STEEL_PLATES } from './families/steel-plate.ts'
import { TILES } from './families/tile.ts'
import { WATER } from './families/water.ts'
import { WINDOWS } from './families/window.ts'
import { TILINGS } from './families/tiling.ts'
import { YARD } from './families/yard.ts'
import { BREAKERS } from './families/breaker.ts'
import { ROOF_EDGES } from './families/roof-edge.ts'
import { WIRING } from './families/wiring.ts'

/** Headings of the big menu, in the order in which a building goes up. */
export const GROUPS = [
  'Struktur',
  'Dinding & Atap',
  'Penyelesaian',
  'Air & Listrik',
  'Pintu & Perangkat',
  'Alat & Lahan',
]

/** Categories in the order of the shop's bar; the first eleven stand on it. */
export const CATEGORIES: CategoryDraft[] = [
  {
    slug: 'semen-mortar',
    name: 'Semen & Mortar',
    group: 'Struktur',
    picture: { kind: 'cement-bag', brand: printed('nusabeton'), kg: 40, label: 'OPC' },
    subCategories: [...CEMENT, ...MORTARS, ...TILINGS],
  },
  {
    slug: 'besi-baja',
    name: 'Besi & Baja',
    group: 'Struktur',
    picture: { kind: 'rebar', diameter: 13, deformed: true, endColour: '#e11d2a' },
    subCategories: REINFORCEMENT,
  },
  {
    slug: 'triplek-kayu',
    name: 'Triplek & Kayu',
    group: 'Struktur',
    picture: { kind: 'plywood', thickness: 18, wood: 'film' },
    subCategories: [...PLYWOODS, ...BOARDS, ...LUMBER],
  },
  {
    slug: 'bata-beton',
    name: 'Bata & Beton',
    group: 'Dinding & Atap',
    picture: { kind: 'light-brick', thickness: 100 },
    subCategories: [...MASONRY, ...PAVINGS],
  },
  {
    slug: 'atap',
    name: 'Atap',
    group: 'Dinding & Atap',
    picture: { kind: 'roofing', profile: 'metal-tile', colour: '#7c2427' },
    subCategories: [...METAL_ROOFS, ...ROOF_TILES, ...ROOF_EDGES],
  },
  {
    slug: 'lantai-dinding',
    name: 'Lantai & Dinding',
    group: 'Penyelesaian',
    picture: { kind: 'tile', widthCm: 60, heightCm: 60, pattern: 'marble', glossy: true },
    subCategories: [...TILES, ...FLOORINGS],
  },
  {
    slug: 'cat-pelapis',
    name: 'Cat & Pelapis',
    group: 'Penyelesaian',
    picture: { kind: 'paint-can', colour: '#1e6fb8', kg: 20, brand: printed('lindung') },
    subCategories: PAINTS,
  },
  {
    slug: 'pipa-sanitasi',
    name: 'Pipa & Sanitasi',
    group: 'Air & Listrik',
    picture: { kind: 'pipe', inch: 4, grade: 'AW', brand: printed('alira') },
    subCategories: [...PIPES, ...FITTINGS, ...SANITARY, ...FAUCETS],
  },
  {
    slug: 'pasir-batu',
    name: 'Pasir & Batu',
    group: 'Struktur',
    picture: { kind: 'aggregate', material: 'split', grain: 15 },
    subCategories: AGGREGATES,
  },
  {
    slug: 'plafon-partisi',
    name: 'Plafon & Partisi',
    group: 'Dinding & Atap',
    picture: { kind: 'board', material: 'gypsum', thickness: 12 },
    subCategories: [...CEILINGS, ...CLADDINGS],
  },
  {
    slug: 'listrik',
    name: 'Listrik',
    group: 'Air & Listrik',
    picture: { kind: 'coil', of: 'cable', cores: 3, colour: '#eeeeea' },
    subCategories: [...WIRING, ...LIGHTING, ...BREAKERS],
  },
  {
    slug: 'hollow-baja-ringan',
    name: 'Hollow & Baja Ringan',
    group: 'Struktur',
    picture: { kind: 'hollow', width: 40, height: 40, thickness: 1.2, finish: 'galvanised' },
    subCategories: [...LIGHT_STEEL, ...CEILING_FRAMES],
  },
  {
    slug: 'baja-profil',
    name: 'Baja Profil & Pelat',
    group: 'Struktur',
    picture: { kind: 'beam', section: 'wf', size: 200 },
    subCategories: [...STEEL, ...STEEL_PLATES],
  },
  {
    slug: 'pintu-jendela',
    name: 'Pintu & Jendela',
    group: 'Pintu & Perangkat',
    picture: { kind: 'door', form: 'panel', colour: '#a06a32', widthCm: 80 },
    subCategories: [...DOORS, ...WINDOWS],
  },
  {
    slug: 'tangki-pompa',
    name: 'Tangki & Pompa',
    group: 'Air & Listrik',
    picture: { kind: 'tank', litres: 1000, material: 'plastic', colour: '#e0702c' },
    subCategories: WATER,
  },
  {
    slug: 'kunci-engsel',
    name: 'Kunci & Engsel',
    group: 'Pintu & Perangkat',
    picture: { kind: 'lock', form: 'lever', finish: 'stainless' },
    subCategories: HARDWARE,
  },
  {
    slug: 'paku-baut',
    name: 'Paku, Sekrup & Baut',
    group: 'Pintu & Perangkat',
    picture: { kind: 'bolt', diameter: 12, length: 75, form: 'hex' },
    subCategories: FASTENERS,
  },
  {
    slug: 'lem-kimia',
    name: 'Lem & Kimia',
    group: 'Penyelesaian',
    picture: {
      kind: 'tube',
      form: 'cartridge',
      content: 'silikon',
      colour: '#dfe7ea',
      brand: printed('silara'),
    },
    subCategories: CHEMICALS,
  },
  {
    slug: 'anti-bocor-insulasi',
    name: 'Anti Bocor & Insulasi',
    group: 'Dinding & Atap',
    picture: { kind: 'roll', material: 'insulation', thickness: 50 },
    subCategories: SEALINGS,
  },
  {
    slug: 'alat-mesin',
    name: 'Alat & Mesin',
    group: 'Alat & Lahan',
    picture: { kind: 'power-tool', form: 'drill', colour: '#15803d' },
    subCategories: [...HAND_TOOLS, ...POWER_TOOLS],
  },
  {
    slug: 'keselamatan-perancah',
    name: 'Keselamatan & Perancah',
    group: 'Alat & Lahan',
    picture: { kind: 'safety', form: 'helmet', colour: '#f2c21a' },
    subCategories: [...SAFETY, ...SITE_GEAR],
  },
  {
    slug: 'drainase-lahan',
    name: 'Drainase & Lahan',
    group: 'Alat & Lahan',
    picture: { kind: 'precast', form: 'u-ditch', size: 40 },
    subCategories: [...DRAINAGE, ...GROUND, ...YARD],
  },
]
