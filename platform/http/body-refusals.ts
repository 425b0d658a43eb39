import { Refusal } from '../refusal.ts'

export const bodyTooLarge = (): Refusal =>
  new Refusal('input.too_large', 'Kiriman terlalu besar.', 413)

export const bodyUnreadable = (): Refusal =>
  new Refusal('input.unreadable', 'Kiriman tidak dapat dibaca.', 400)
