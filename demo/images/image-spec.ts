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
 * What a drawn product image shows: one member per kind, with the parameters in which its variants
 * differ. Sizes are in the unit of the trade: thickness, width and diameter in mm unless
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

/** The name of a kind, e.g. `plywood`. */
export type ImageKind = ImageSpec['kind']

/** The member of the union with a kind. */
export type ImageSpecOf<K extends ImageKind> = Extract<ImageSpec, { kind: K }>
