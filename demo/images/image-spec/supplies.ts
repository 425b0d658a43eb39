import type { ImageBrand } from './brand.ts'

/** Nails, screws, bolts. */
export type FastenerImage =
  | {
      kind: 'nail-box'
      length: number
      form?: 'wood' | 'concrete' | 'roofing' | 'staple'
      brand?: ImageBrand
    }
  | {
      kind: 'screw-box'
      length: number
      form?: 'drywall' | 'roofing' | 'self-drilling' | 'wood' | 'plug'
      colour?: string
      brand?: ImageBrand
    }
  | {
      kind: 'bolt'
      diameter: number
      length: number
      form?:
        | 'hex'
        | 'anchor'
        | 'dynabolt'
        | 'threaded-rod'
        | 'nut'
        | 'washer'
        | 'u-bolt'
        | 'chemical'
      finish?: 'zinc' | 'black' | 'stainless'
    }

/** Goods in tubes, buckets, rolls and boxes. */
export type PackagedImage =
  | {
      kind: 'tube'
      form: 'cartridge' | 'squeeze' | 'foam-can' | 'bottle' | 'tin'
      content: string
      colour: string
      brand: ImageBrand
    }
  | {
      kind: 'bucket'
      content: string
      colour: string
      kg: number
      brand: ImageBrand
      unit?: 'kg' | 'liter'
    }
  | {
      kind: 'roll'
      material:
        | 'membrane'
        | 'insulation'
        | 'geotextile'
        | 'plastic-sheet'
        | 'foil'
        | 'wire-netting'
        | 'tape'
        | 'grass'
        | 'tarpaulin'
        | 'wallpaper'
        | 'carpet'
      colour?: string
      thickness?: number
    }
  | {
      kind: 'box'
      content: string
      colour: string
      brand: ImageBrand
      size?: 'small' | 'medium' | 'large' | 'flat'
    }
  | {
      kind: 'rope'
      material: 'nylon' | 'manila' | 'steel' | 'chain'
      diameter: number
      colour?: string
    }

/** Tools and safety gear. */
export type ToolImage =
  | {
      kind: 'hand-tool'
      form:
        | 'hammer'
        | 'trowel'
        | 'saw'
        | 'screwdriver'
        | 'pliers'
        | 'wrench'
        | 'tape'
        | 'level'
        | 'shovel'
        | 'hoe'
        | 'roller'
        | 'brush'
        | 'crowbar'
        | 'chisel'
        | 'cutter'
        | 'plaster-float'
      colour?: string
      size?: number
    }
  | {
      kind: 'power-tool'
      form:
        | 'drill'
        | 'grinder'
        | 'circular-saw'
        | 'jigsaw'
        | 'rotary-hammer'
        | 'welder'
        | 'mixer'
        | 'vibrator'
        | 'generator'
        | 'compressor'
        | 'disc'
        | 'drill-bit'
      colour: string
      brand?: ImageBrand
      size?: number
    }
  | {
      kind: 'safety'
      form:
        | 'helmet'
        | 'shoes'
        | 'gloves'
        | 'vest'
        | 'goggles'
        | 'mask'
        | 'harness'
        | 'cone'
        | 'extinguisher'
        | 'net'
      colour: string
    }
  | { kind: 'ladder'; form?: 'a-frame' | 'straight' | 'telescopic'; steps: number; colour?: string }
  | { kind: 'wheelbarrow'; colour: string; wheels?: 1 | 2 }
