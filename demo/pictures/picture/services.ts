import type { PictureBrand } from './brand.ts'

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
