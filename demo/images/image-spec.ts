import type {
  StructureImage,
  MasonryImage,
  PanelImage,
  FinishImage,
} from './image-spec/building.ts'
import type {
  PipeImage,
  SanitaryImage,
  ElectricImage,
  OpeningImage,
} from './image-spec/services.ts'
import type { FastenerImage, PackagedImage, ToolImage } from './image-spec/supplies.ts'

export type { ImageBrand } from './image-spec/brand.ts'

/**
 * What a drawn product picture shows: one member a kind, with the parameters that tell its
 * variants apart. Sizes are in the unit the trade uses: thickness, width and diameter in mm unless
 * the name says `inch`, `cm`, `m`, `litres`, `kg` or `watt`. Colours are `#rrggbb`.
 */
export type ImageSpec =
  | StructureImage
  | MasonryImage
  | PanelImage
  | FinishImage
  | PipeImage
  | SanitaryImage
  | ElectricImage
  | OpeningImage
  | FastenerImage
  | PackagedImage
  | ToolImage

/** The kinds' names, e.g. `plywood`. */
export type ImageKind = ImageSpec['kind']

/** One member of the union by its kind. */
export type ImageSpecOf<K extends ImageKind> = Extract<ImageSpec, { kind: K }>
