import type { ImageBrand } from './brand.ts'

/** Structural steel and concrete. */
export type StructureImage =
  | { kind: 'rebar'; diameter: number; deformed: boolean; endColour?: string }
  | { kind: 'wiremesh'; bar: number; form?: 'sheet' | 'roll'; spacing?: number }
  | {
      kind: 'hollow'
      width: number
      height: number
      thickness?: number
      finish?: 'galvanised' | 'black' | 'stainless'
    }
  | {
      kind: 'c-channel'
      width: number
      thickness?: number
      profile?: 'c' | 'u' | 'reng' | 'furring' | 'wall-angle'
      finish?: 'galvalume' | 'black'
    }
  | {
      kind: 'beam'
      section:
        | 'h'
        | 'wf'
        | 'angle'
        | 'plate'
        | 'chequered-plate'
        | 'flat-bar'
        | 'round-bar'
        | 'square-bar'
      size: number
      thickness?: number
      finish?: 'black' | 'galvanised'
    }
  | {
      kind: 'coil'
      of: 'tie-wire' | 'barbed-wire' | 'cable' | 'hose' | 'wire-rope'
      diameter?: number
      colour?: string
      cores?: number
      brand?: ImageBrand
    }
  | { kind: 'scaffold'; height?: number; colour?: string }
  | { kind: 'precast'; form: 'culvert' | 'u-ditch' | 'kerb' | 'panel' | 'pile'; size: number }

/** Materials for walls and yards. */
export type MasonryImage =
  | {
      kind: 'cement-bag'
      brand: ImageBrand
      kg: number
      label: string
      product?:
        | 'cement'
        | 'white-cement'
        | 'mortar'
        | 'plaster'
        | 'grout'
        | 'tile-adhesive'
        | 'gypsum-compound'
    }
  | { kind: 'light-brick'; thickness: number; brand?: ImageBrand }
  | { kind: 'red-brick'; form?: 'solid' | 'hollow' | 'facing'; colour?: string }
  | {
      kind: 'concrete-block'
      thickness: number
      form?: 'hollow' | 'solid' | 'breeze'
      colour?: string
    }
  | {
      kind: 'aggregate'
      material:
        | 'concrete-sand'
        | 'plaster-sand'
        | 'fill-sand'
        | 'split'
        | 'gravel'
        | 'base-course'
        | 'soil'
        | 'white-stone'
        | 'river-stone'
      grain?: number
      packed?: 'heap' | 'sack'
    }
  | {
      kind: 'paver'
      form: 'brick' | 'hexagon' | 'unipave' | 'grass-block' | 'square'
      thickness: number
      colour: string
    }

/** Wood and boards. */
export type PanelImage =
  | {
      kind: 'plywood'
      thickness: number
      wood?:
        | 'meranti'
        | 'sengon'
        | 'film'
        | 'blockboard'
        | 'mdf'
        | 'melamine'
        | 'teak'
        | 'particle'
        | 'osb'
      colour?: string
    }
  | {
      kind: 'board'
      material:
        | 'gypsum'
        | 'gypsum-moisture'
        | 'gypsum-fire'
        | 'grc'
        | 'cement-board'
        | 'calcium-silicate'
        | 'pvc-ceiling'
        | 'wpc-panel'
        | 'acp'
        | 'foam'
      thickness: number
      colour?: string
      brand?: ImageBrand
    }
  | {
      kind: 'lumber'
      width: number
      height: number
      wood: 'meranti' | 'kamper' | 'jati' | 'borneo' | 'sengon' | 'ulin' | 'bamboo' | 'wpc'
      planed?: boolean
    }
  | {
      kind: 'moulding'
      material: 'gypsum' | 'wood' | 'pvc' | 'aluminium'
      width: number
      colour?: string
    }

/** Roofs, floors and finishes. */
export type FinishImage =
  | {
      kind: 'roofing'
      profile:
        | 'trapezoid'
        | 'corrugated'
        | 'metal-tile'
        | 'clay-tile'
        | 'concrete-tile'
        | 'bitumen-shingle'
        | 'polycarbonate'
        | 'ridge'
        | 'gutter'
      colour: string
      thickness?: number
    }
  | {
      kind: 'tile'
      widthCm: number
      heightCm: number
      pattern:
        | 'plain'
        | 'marble'
        | 'terrazzo'
        | 'wood'
        | 'cement-tile'
        | 'stone'
        | 'mosaic'
        | 'subway'
        | 'vinyl'
      colour?: string
      glossy?: boolean
    }
  | {
      kind: 'paint-can'
      colour: string
      kg: number
      brand: ImageBrand
      label?: string
      unit?: 'kg' | 'liter'
      form?: 'plastic' | 'tin' | 'spray'
    }
