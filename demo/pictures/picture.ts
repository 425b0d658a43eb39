import type {
  StructurePicture,
  MasonryPicture,
  PanelPicture,
  FinishPicture,
} from './picture/building.ts'
import type {
  PipePicture,
  SanitaryPicture,
  ElectricPicture,
  OpeningPicture,
} from './picture/services.ts'
import type { FastenerPicture, PackagedPicture, ToolPicture } from './picture/supplies.ts'

export type { PictureBrand } from './picture/brand.ts'

/**
 * What a drawn product picture shows: one member a kind, with the parameters that tell its
 * variants apart. Sizes are in the unit the trade uses: thickness, width and diameter in mm unless
 * the name says `inch`, `cm`, `m`, `litres`, `kg` or `watt`. Colours are `#rrggbb`.
 */
export type Picture =
  | StructurePicture
  | MasonryPicture
  | PanelPicture
  | FinishPicture
  | PipePicture
  | SanitaryPicture
  | ElectricPicture
  | OpeningPicture
  | FastenerPicture
  | PackagedPicture
  | ToolPicture

/** The kinds' names, e.g. `plywood`. */
export type PictureKind = Picture['kind']

/** One member of the union by its kind. */
export type PictureOf<K extends PictureKind> = Extract<Picture, { kind: K }>
