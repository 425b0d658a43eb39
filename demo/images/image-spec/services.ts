import type { ImageBrand } from './brand.ts'

/** Pipes and fittings. */
export type PipeImage =
  | {
      kind: 'pipe'
      inch: number
      grade: 'AW' | 'D' | 'C' | 'PPR' | 'HDPE' | 'galvanised' | 'black-steel' | 'conduit'
      brand?: ImageBrand
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
export type SanitaryImage =
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
      brand?: ImageBrand
    }
  | {
      kind: 'pump'
      form: 'jet' | 'shallow' | 'submersible' | 'booster' | 'water-heater'
      watt: number
      colour?: string
      brand?: ImageBrand
    }

/** Electricity and light. */
export type ElectricImage =
  | {
      kind: 'lamp'
      form: 'bulb' | 'tube' | 'downlight' | 'flood' | 'street' | 'panel' | 'emergency' | 'strip'
      watt: number
      warm?: boolean
      brand?: ImageBrand
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
      brand?: ImageBrand
    }

/** Doors, windows and their hardware. */
export type OpeningImage =
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
