import type { ProductsBySubCategory } from './draft.ts'
import { AGGREGATES } from './families/aggregate.ts'
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
import { SHEETS } from './families/sheet.ts'
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

/** All functions that make products. */
export const FAMILIES: ProductsBySubCategory = {
  ...AGGREGATES,
  ...CEILINGS,
  ...CEILING_FRAMES,
  ...CEMENT,
  ...CHEMICALS,
  ...CLADDINGS,
  ...DOORS,
  ...DRAINAGE,
  ...FASTENERS,
  ...FAUCETS,
  ...FITTINGS,
  ...FLOORINGS,
  ...GROUND,
  ...HAND_TOOLS,
  ...HARDWARE,
  ...LIGHT_STEEL,
  ...LIGHTING,
  ...LUMBER,
  ...MASONRY,
  ...METAL_ROOFS,
  ...MORTARS,
  ...PAINTS,
  ...PAVINGS,
  ...PIPES,
  ...SHEETS,
  ...POWER_TOOLS,
  ...REINFORCEMENT,
  ...ROOF_TILES,
  ...SAFETY,
  ...SANITARY,
  ...SEALINGS,
  ...SITE_GEAR,
  ...STEEL,
  ...STEEL_PLATES,
  ...TILES,
  ...WATER,
  ...WINDOWS,
  ...TILINGS,
  ...YARD,
  ...BREAKERS,
  ...ROOF_EDGES,
  ...WIRING,
}
