import type { ImageSpec, ImageKind, ImageSpecOf } from './image-spec.ts'
import type { Stage } from './stage.ts'
import { aggregate } from './kinds/aggregate.ts'
import { cementBag } from './kinds/bag.ts'
import { board, moulding } from './kinds/boards.ts'
import { breaker, electricSwitch } from './kinds/electric.ts'
import { concreteBlock, lightBrick, redBrick } from './kinds/bricks.ts'
import { coil, rope } from './kinds/coil.ts'
import { carton, nailBox, screwBox } from './kinds/box.ts'
import { door, window } from './kinds/openings.ts'
import { faucet } from './kinds/faucet.ts'
import { bolt } from './kinds/bolt.ts'
import { fitting } from './kinds/fitting.ts'
import { glass } from './kinds/glass.ts'
import { handTool } from './kinds/hand-tool.ts'
import { hinge, lock } from './kinds/hardware.ts'
import { ladder, scaffold, wheelbarrow } from './kinds/site.ts'
import { lamp } from './kinds/lamp.ts'
import { lumber } from './kinds/lumber.ts'
import { paver } from './kinds/paver.ts'
import { pipe } from './kinds/pipe.ts'
import { plywood } from './kinds/plywood.ts'
import { powerTool } from './kinds/power-tool.ts'
import { precast } from './kinds/precast.ts'
import { beam } from './kinds/beam.ts'
import { channel, hollow } from './kinds/profiles.ts'
import { pump, tank } from './kinds/water.ts'
import { rebar, wiremesh } from './kinds/rebar.ts'
import { roll } from './kinds/roll.ts'
import { roofing } from './kinds/roofing.ts'
import { safety } from './kinds/safety.ts'
import { basin } from './kinds/basin.ts'
import { toilet } from './kinds/toilet.ts'
import { tile } from './kinds/tile.ts'
import { tube } from './kinds/tube.ts'
import { bucket, paintCan } from './kinds/vessels.ts'

/** One function per kind; a missing one does not compile. */
const KINDS: { [K in ImageKind]: (spec: ImageSpecOf<K>, id: string) => Stage } = {
  aggregate,
  basin,
  beam,
  board,
  bolt,
  box: carton,
  breaker,
  bucket,
  'c-channel': channel,
  'cement-bag': cementBag,
  coil,
  'concrete-block': concreteBlock,
  door,
  faucet,
  glass,
  'hand-tool': handTool,
  hinge,
  hollow,
  ladder,
  lamp,
  'light-brick': lightBrick,
  lock,
  lumber,
  moulding,
  'nail-box': nailBox,
  'paint-can': paintCan,
  paver,
  pipe,
  'pipe-fitting': fitting,
  plywood,
  'power-tool': powerTool,
  precast,
  pump,
  rebar,
  'red-brick': redBrick,
  roll,
  roofing,
  rope,
  safety,
  scaffold,
  'screw-box': screwBox,
  switch: electricSwitch,
  tank,
  tile,
  toilet,
  tube,
  wheelbarrow,
  window,
  wiremesh,
}

/** The names of all kinds of image. */
export const IMAGE_KINDS = Object.keys(KINDS) as ImageKind[]

/** The prefix of the ids in an image: `{kind}-{hash of its parameters}`. */
function nameImage(spec: ImageSpec): string {
  let hash = 5381
  for (const ch of JSON.stringify(spec)) hash = ((hash << 5) + hash + ch.charCodeAt(0)) | 0
  return `${spec.kind}-${(hash >>> 0).toString(36)}`
}

/**
 * Draws a product as an SVG of 400 × 400 px with a transparent background. Deterministic, without
 * external references and without fonts (text is drawn as outlines).
 */
export function drawImage(spec: ImageSpec): string {
  const draw = KINDS[spec.kind] as (spec: ImageSpec, id: string) => Stage
  return draw(spec, nameImage(spec)).svg()
}
