/** A brand as it is printed on a product; the colour is `#rrggbb`. */
export type PictureBrand = { name: string; colour: string; colour2?: string }

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

/** Steel and concrete that carry loads. */
export type StructurePicture =
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
      brand?: PictureBrand
    }
  | { kind: 'scaffold'; height?: number; colour?: string }
  | { kind: 'precast'; form: 'culvert' | 'u-ditch' | 'kerb' | 'panel' | 'pile'; size: number }

/** What walls and yards are made of. */
export type MasonryPicture =
  | {
      kind: 'cement-bag'
      brand: PictureBrand
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
  | { kind: 'light-brick'; thickness: number; brand?: PictureBrand }
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
export type PanelPicture =
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
      brand?: PictureBrand
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

/** Roofs, floors, walls' last coat. */
export type FinishPicture =
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
      brand: PictureBrand
      label?: string
      unit?: 'kg' | 'liter'
      form?: 'plastic' | 'tin' | 'spray'
    }

/** Pipes and what joins them. */
export type PipePicture =
  | {
      kind: 'pipe'
      inch: number
      grade: 'AW' | 'D' | 'C' | 'PPR' | 'HDPE' | 'galvanised' | 'black-steel' | 'conduit'
      brand?: PictureBrand
      colour?: string
    }
  | {
      kind: 'pipe-fitting'
      form:
        | 'elbow'
        | 'elbow-45'
        | 'tee'
        | 'socket'
        | 'reducer'
        | 'cap'
        | 'y-branch'
        | 'ball-valve'
        | 'gate-valve'
        | 'union'
        | 'floor-drain'
      inch: number
      material?: 'pvc' | 'ppr' | 'galvanised' | 'brass'
      colour?: string
    }

/** Bathrooms, kitchens, water. */
export type SanitaryPicture =
  | { kind: 'toilet'; form: 'seated' | 'squat' | 'one-piece' | 'urinal'; colour?: string }
  | {
      kind: 'basin'
      form: 'wall' | 'counter' | 'pedestal' | 'sink-1' | 'sink-2' | 'bathtub'
      colour?: string
    }
  | {
      kind: 'faucet'
      form: 'tap' | 'mixer' | 'kitchen' | 'shower' | 'hand-shower' | 'bidet' | 'angle-valve'
      finish?: 'chrome' | 'black' | 'brass' | 'white'
    }
  | {
      kind: 'tank'
      litres: number
      material: 'plastic' | 'steel' | 'septic'
      colour?: string
      brand?: PictureBrand
    }
  | {
      kind: 'pump'
      form: 'jet' | 'shallow' | 'submersible' | 'booster' | 'water-heater'
      watt: number
      colour?: string
      brand?: PictureBrand
    }

/** Electricity and light. */
export type ElectricPicture =
  | {
      kind: 'lamp'
      form: 'bulb' | 'tube' | 'downlight' | 'flood' | 'street' | 'panel' | 'emergency' | 'strip'
      watt: number
      warm?: boolean
      brand?: PictureBrand
    }
  | {
      kind: 'switch'
      form: 'single' | 'double' | 'triple' | 'socket' | 'socket-usb' | 'bell' | 'extension'
      colour?: string
    }
  | {
      kind: 'breaker'
      form: 'mcb' | 'mccb' | 'rccb' | 'box' | 'panel' | 'contactor'
      poles: number
      ampere: number
      brand?: PictureBrand
    }

/** Doors, windows and their metal. */
export type OpeningPicture =
  | {
      kind: 'door'
      form: 'panel' | 'flush' | 'louvre' | 'glazed' | 'pvc' | 'steel' | 'folding' | 'frame'
      colour: string
      widthCm?: number
    }
  | {
      kind: 'window'
      form: 'casement' | 'sliding' | 'awning' | 'louvre' | 'fixed'
      colour: string
      glass?: 'clear' | 'tinted' | 'frosted'
      widthCm?: number
    }
  | {
      kind: 'glass'
      thickness: number
      form?: 'clear' | 'tempered' | 'tinted' | 'frosted' | 'reflective' | 'mirror' | 'block'
      colour?: string
    }
  | {
      kind: 'lock'
      form: 'lever' | 'knob' | 'padlock' | 'cylinder' | 'digital' | 'bolt' | 'pull'
      size?: number
      finish?: 'stainless' | 'brass' | 'black'
    }
  | {
      kind: 'hinge'
      form?: 'butt' | 'concealed' | 'floor' | 'gate' | 'drawer-slide' | 'door-closer'
      size: number
      finish?: 'stainless' | 'brass' | 'black'
    }

/** Nails, screws, bolts. */
export type FastenerPicture =
  | {
      kind: 'nail-box'
      length: number
      form?: 'wood' | 'concrete' | 'roofing' | 'staple'
      brand?: PictureBrand
    }
  | {
      kind: 'screw-box'
      length: number
      form?: 'drywall' | 'roofing' | 'self-drilling' | 'wood' | 'plug'
      colour?: string
      brand?: PictureBrand
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

/** What comes in tubes, buckets, rolls and boxes. */
export type PackagedPicture =
  | {
      kind: 'tube'
      form: 'cartridge' | 'squeeze' | 'foam-can' | 'bottle' | 'tin'
      content: string
      colour: string
      brand: PictureBrand
    }
  | {
      kind: 'bucket'
      content: string
      colour: string
      kg: number
      brand: PictureBrand
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
      brand: PictureBrand
      size?: 'small' | 'medium' | 'large' | 'flat'
    }
  | {
      kind: 'rope'
      material: 'nylon' | 'manila' | 'steel' | 'chain'
      diameter: number
      colour?: string
    }

/** Tools and safety. */
export type ToolPicture =
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
      brand?: PictureBrand
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
